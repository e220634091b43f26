/** The games that the server offers, fetched once. */
import type { Bot, Game, Rule } from '../types';
import { api, ApiError } from './api';
import { has, t, words } from './i18n.svelte';

/** Shown first: two for two, one for four, one of counting. */
export const FAVOURITES = ['peche', 'voleur', 'tete_a_tete', 'cinq_partout'];

class Games {
  all = $state.raw<readonly Game[]>([]);
  bots = $state.raw<readonly Bot[]>([]);
  /** The switches of the rules, once somebody wants to open a table. */
  rules = $state.raw<readonly Rule[]>([]);
  problem = $state('');
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= this.fetch();
    return this.asked;
  }

  private async fetch(): Promise<void> {
    try {
      const [games, bots] = await Promise.all([api.games(), api.bots()]);
      this.all = games;
      this.bots = bots;
      this.problem = '';
    } catch (error) {
      this.asked = null;
      this.problem = explain(error);
    }
  }

  /** Without the switches a table is opened as in the books. */
  async loadRules(): Promise<void> {
    if (this.rules.length) return;
    try {
      this.rules = await api.switches();
    } catch {
      this.rules = [];
    }
  }

  find(name: string): Game | undefined {
    return this.all.find((game) => game.name === name);
  }

  title(name: string): string {
    return words(this.find(name)?.title) || name.replaceAll('_', ' ');
  }

  /** One sentence about a game: the page's own, or the first of the server's. */
  line(game: Game): string {
    const id = `game-line-${game.name}`;
    if (has(id)) return t(id);
    return words(game.summary).split(/(?<=[.!?])\s/)[0] ?? '';
  }

  bot(name: string): { title: string; about: string; measured: string } {
    const bot = this.bots.find((one) => one.name === name);
    const { over, marks } = bot ?? {};
    return {
      title: has(`bot-${name}`) ? t(`bot-${name}`) : words(bot?.title) || name,
      about: has(`bot-${name}-about`) ? t(`bot-${name}-about`) : '',
      measured: over && marks ? t('bot-measured', { level: this.bot(over).title, marks }) : '',
    };
  }
}

export const games = new Games();

/** What went wrong, in words for the person. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 0) return t('error-unreachable');
    if (error.message) return error.message;
    if ([401, 403, 404].includes(error.status)) return t('error-no-table');
  }
  return t('error-generic');
}

export function playersText(players: readonly number[]): string {
  const least = Math.min(...players);
  const most = Math.max(...players);
  return least === most ? t('players-some', { players: least }) : t('players-range', { least, most });
}
