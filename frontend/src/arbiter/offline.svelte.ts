/** Whether the page will open without network: only https and localhost can keep it. */

export type Keeping = 'keeping' | 'kept' | 'open-only' | 'not-kept';

class Offline {
  state = $state<Keeping>('keeping');

  start(): void {
    // On plain http a browser keeps no page: what is loaded goes on working until it is closed.
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
      this.state = 'open-only';
      return;
    }
    navigator.serviceWorker.register('/arbiter-offline.js', { scope: '/arbiter' }).then(
      () => navigator.serviceWorker.ready.then(() => (this.state = 'kept')),
      () => (this.state = 'not-kept'),
    );
  }
}

export const offline = new Offline();
