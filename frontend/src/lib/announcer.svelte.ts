/** What a screen reader is told: each sentence once, in order. */

export interface Announcement {
  readonly key: number;
  readonly text: string;
}

const KEPT = 30;

class Announcer {
  /** What happens at the table. */
  news = $state<Announcement[]>([]);
  /** Answers to the person: refusals, what a key speaks. */
  answers = $state<Announcement[]>([]);
  private count = 0;

  tell(text: string): void {
    if (text) this.news = [...this.news.slice(-KEPT), { key: ++this.count, text }];
  }

  answer(text: string): void {
    // One at a time: the latest answer is the one that was asked for.
    if (text) this.answers = [{ key: ++this.count, text }];
  }

  clear(): void {
    this.news = [];
    this.answers = [];
  }
}

export const announcer = new Announcer();
