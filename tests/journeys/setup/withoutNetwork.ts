import type { Guest } from './Guest';

/** A service worker that cannot answer fails with ERR_FAILED. What is logged as disconnected is no problem anywhere. */
const isOffline = (problem: string) => /ERR_FAILED|ERR_NETWORK_CHANGED|Failed to fetch/.test(problem);

/** Does something while the guest has no connection; only failed requests may be logged meanwhile. */
export async function withoutNetwork(guest: Guest, work: () => Promise<void>): Promise<void> {
  const context = guest.page.context();
  await context.setOffline(true);
  try {
    await work();
  } finally {
    await context.setOffline(false);
  }
  const others = guest.problems.filter((problem) => !isOffline(problem));
  guest.problems.splice(0, Infinity, ...others);
}
