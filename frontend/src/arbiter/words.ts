/** The words of the arbiter's page, and what its rules refuse, in three languages. */
import en from '../../../src/palamede/i18n/en/arbiter_page.ftl?raw';
import enErrors from '../../../src/palamede/i18n/en/errors.ftl?raw';
import es from '../../../src/palamede/i18n/es/arbiter_page.ftl?raw';
import esErrors from '../../../src/palamede/i18n/es/errors.ftl?raw';
import fr from '../../../src/palamede/i18n/fr/arbiter_page.ftl?raw';
import frErrors from '../../../src/palamede/i18n/fr/errors.ftl?raw';
import { ApiError } from '../lib/api';
import { bundler, speech, type Arguments, type Language } from '../lib/i18n.svelte';
import { RuleError } from './rules';

const SOURCES: Readonly<Record<Language, readonly string[]>> = {
  en: [en, enErrors],
  es: [es, esErrors],
  fr: [fr, frErrors],
};
const bundle = bundler(SOURCES);

/** A message by its whole id; null where the language has none, or lacks a detail of it. */
export function message(language: Language, id: string, args: Arguments = {}): string | null {
  const from = bundle(language);
  const pattern = from.getMessage(id)?.value;
  if (!pattern) return null;
  const problems: Error[] = [];
  const text = from.formatPattern(pattern, args, problems);
  return problems.length ? null : text;
}

/** The message `arb-ID`; in English if the language lacks it. */
export function a(id: string, args: Arguments = {}): string {
  const text = message(speech.language, `arb-${id}`, args) ?? message('en', `arb-${id}`, args);
  if (text === null) console.error(`no message arb-${id}`);
  return text ?? '';
}

/** A name that the rules use, as a word: `arb-GROUP-NAME`; the name itself if it has no word. */
export function word(group: string, name: string): string {
  const id = `${group}-${name.replaceAll('_', '-')}`;
  return (
    message(speech.language, `arb-${id}`) ?? message('en', `arb-${id}`) ?? name.replaceAll('_', ' ')
  );
}

/** What was refused, and why, as a sentence. */
export function refusal(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return a('no-network');
  if (error instanceof RuleError) {
    const params = Object.fromEntries(
      Object.entries(error.params).filter(
        ([, value]) => typeof value === 'string' || typeof value === 'number',
      ),
    );
    return message(speech.language, `error-${error.code}`, params) ?? error.message;
  }
  return error instanceof Error && error.message ? error.message : a('failed');
}
