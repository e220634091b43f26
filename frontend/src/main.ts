import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/focus';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { wakeSound } from './lib/sound';
import './style/fonts.css';
import './style/page.css';
import './style/board.css';

async function begin(): Promise<void> {
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('mock')) {
    (await import('../dev/mock')).install();
  }
  settings.start();
  router.start();
  wakeSound();
  keepFocus();
  mount(App, { target: document.getElementById('app')! });
}

void begin();
