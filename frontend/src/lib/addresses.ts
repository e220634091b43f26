/** The address of this server that others can be given. */

const LOOPBACK = /^(https?:\/\/)?(localhost|127\.|\[::1\])/;

/** Whether an address leads nowhere from another machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** The best of a server's addresses; who came by another than this machine's own hands that one on. */
export const handedOn = (addresses: readonly string[]): string =>
  (isLoopback(location.host) && addresses[0]) || location.origin;
