/** The words of faults and their articles, fetched once somebody sits at a table à l'ancienne. */
import type { Claim, FaultTexts, Ruling } from '../old';
import { api } from './api';
import { games } from './games.svelte';
import { has, say, speech, t, words, type Language } from './i18n.svelte';
import { BOOKS } from './old';

class Faults {
  texts = $state.raw<FaultTexts | null>(null);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= this.fetch();
    return this.asked;
  }

  private async fetch(): Promise<void> {
    try {
      [this.texts] = await Promise.all([api.faults(), games.loadRules()]);
    } catch {
      // Without them faults go by their plain names.
      this.asked = null;
    }
  }

  /** The name of a kind of fault. */
  name(kind: string, language: Language = speech.language): string {
    const text = this.texts?.kinds[kind];
    if (typeof text === 'object') return text[language] ?? text['en'] ?? kind;
    return text ?? kind.replaceAll('_', ' ');
  }

  /** What a claim is about, with the tile where one is named. */
  about({ fault, tile }: Pick<Claim, 'fault' | 'tile'>): string {
    return this.name(fault) + (tile ? ` (${tile})` : '');
  }

  /** The name of a code: the book's own, or what the server calls it. */
  code(name: string): string {
    if (BOOKS[name]) return BOOKS[name];
    const rule = games.rules.find((one) => one.name === 'faults');
    return words(rule?.value_texts[name]) || name.replaceAll('_', ' ');
  }

  /** `Encyclopédie, renonce 14`; of a code without an article only its name. */
  source(ruling: Pick<Ruling, 'code' | 'article' | 'ruling'>, language: Language = speech.language): string {
    const code = this.code(ruling.code);
    if (ruling.ruling === 'no_article') return say(language, 'old-source', { code, article: say(language, 'old-no-article') });
    const article = ruling.article ?? '';
    if (!article || article === ruling.code) return code;
    const general = article.replace(/^general\b/, say(language, 'old-article-general'));
    const named = this.texts?.kinds[article] ? this.name(article, language) : general;
    return say(language, 'old-source', { code, article: named });
  }

  /** A row of the rules in our words. */
  row(id: string | null, language: Language = speech.language): string {
    const text = id === null ? undefined : this.texts?.rows[id]?.text;
    return typeof text === 'object' ? (text[language] ?? '') : words(text);
  }

  /** What who errs so could have done instead. */
  better(kind: string): string {
    const id = `old-better-${kind}`;
    return has(id) ? t(id) : t('old-better-any');
  }

  /** An option of the injured side in words. */
  option(name: string, language: Language = speech.language): string {
    const id = `old-option-${name}`;
    return has(id) ? say(language, id) : name.replaceAll('_', ' ');
  }
}

export const faults = new Faults();
