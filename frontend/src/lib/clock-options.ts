/** The clocks that the owner of a table can choose between. */
import { t } from './i18n.svelte';

interface Way {
  readonly value: number;
  readonly label: string;
}

/** For a move, in seconds; 0 without a clock. */
export const moveClocks = (): Way[] =>
  [0, 15, 30, 60].map((value) => ({
    value,
    label: value ? t('options-clock-seconds', { seconds: value }) : t('options-clock-none'),
  }));

/** For a whole match, in seconds. */
export const matchClocks = (): Way[] =>
  [0, 5, 10, 20].map((minutes) => ({
    value: 60 * minutes,
    label: minutes ? t('options-clock-minutes', { minutes }) : t('options-clock-none'),
  }));
