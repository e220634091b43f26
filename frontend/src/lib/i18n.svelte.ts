/** The words of the page: Fluent messages in three languages, chosen at run time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../../src/palamede/i18n/en/page.ftl?raw';
import es from '../../../src/palamede/i18n/es/page.ftl?raw';
import fr from '../../../src/palamede/i18n/fr/page.ftl?raw';
import type { Words } from '../types';

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
};

export type Arguments = Readonly<Record<string, FluentVariable>>;

/** Makes the bundle of a language from its sources, once it is asked for. */
export function bundler(
  sources: Readonly<Record<Language, readonly string[]>>,
): (language: Language) => FluentBundle {
  const made = new Map<Language, FluentBundle>();
  return (language) => {
    let found = made.get(language);
    if (!found) {
      found = new FluentBundle(language, { useIsolating: false });
      for (const source of sources[language]) found.addResource(new FluentResource(source));
      made.set(language, found);
    }
    return found;
  };
}

const bundle = bundler({ en: [en], es: [es], fr: [fr] });

/** The message `page-ID` of a language; in English if that language lacks it; never a raw key. */
export function say(language: Language, id: string, args: Arguments = {}): string {
  for (const one of [language, 'en'] as const) {
    const from = bundle(one);
    const pattern = from.getMessage(`page-${id}`)?.value;
    if (!pattern) continue;
    const problems: Error[] = [];
    const text = from.formatPattern(pattern, args, problems);
    if (problems.length) console.error(`page-${id}`, problems[0]);
    return text;
  }
  console.error(`no message page-${id}`);
  return '';
}

export function has(id: string): boolean {
  return bundle('en').hasMessage(`page-${id}`);
}

/** The first language of the browser that the page speaks. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return 'en';
}

class Speech {
  language = $state<Language>('en');

  use(language: Language): void {
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }
}

export const speech = new Speech();

export function t(id: string, args: Arguments = {}): string {
  return say(speech.language, id, args);
}

/** A text that the server offers in several languages, or in one. */
export function words(text: Words | undefined): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  return text[speech.language] ?? text['en'] ?? '';
}

/** `a, b and c`. */
export function listing(items: readonly string[], language: Language = speech.language): string {
  if (items.length < 2) return items.join('');
  return say(language, 'list-and', {
    first: items.slice(0, -1).join(', '),
    last: items[items.length - 1]!,
  });
}
