/** What the person at this browser prefers; kept in the browser only. */
import { LANGUAGES, preferred, speech, type Language } from './i18n.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'instant' | 'normal' | 'slow';

interface Stored {
  name: string;
  language: Language | 'auto';
  theme: Theme;
  motion: 'auto' | 'full' | 'reduced';
  sound: boolean;
  pace: Pace;
  confirm: boolean;
  autoAct: boolean;
  letters: boolean;
}

const KEY = 'palamede.settings';

const DEFAULTS: Stored = {
  name: '',
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: true,
  pace: 'normal',
  confirm: false,
  autoAct: false,
  letters: true,
};

function load(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return { ...DEFAULTS, ...found };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  now = $state<Stored>({ ...DEFAULTS });
  systemDark = $state(false);
  systemStill = $state(false);

  /** Read what is kept, and follow what the system prefers. */
  start(): void {
    this.now = load();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.systemDark = dark.matches;
    this.systemStill = still.matches;
    dark.addEventListener('change', () => {
      this.systemDark = dark.matches;
      this.apply();
    });
    still.addEventListener('change', () => {
      this.systemStill = still.matches;
      this.apply();
    });
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      this.now = load();
      this.apply();
    });
    this.apply();
  }

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.now[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // A browser that keeps nothing: the choice holds until the page is left.
    }
    this.apply();
  }

  get dark(): boolean {
    return this.now.theme === 'auto' ? this.systemDark : this.now.theme === 'dark';
  }

  get still(): boolean {
    return this.now.motion === 'auto' ? this.systemStill : this.now.motion === 'reduced';
  }

  forget(): void {
    localStorage.removeItem(KEY);
    this.now = { ...DEFAULTS };
    this.apply();
  }

  private apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.dark ? 'dark' : 'light';
    root.dataset['motion'] = this.still ? 'reduced' : 'full';
    const { language } = this.now;
    const known = LANGUAGES.find((one) => one === language);
    speech.use(known ?? preferred(navigator.languages));
  }
}

export const settings = new Settings();
