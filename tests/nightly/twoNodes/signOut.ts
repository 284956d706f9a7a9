import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from './enter';

const retryMs = 200;
/** Longer than any outage of the test. */
const acknowledgedWithinMs = 60_000;
const openForMs = 5000;

/**
 * Signs a member out, as soon as a server acknowledges it.
 * @returns whether their page is still connected five seconds later
 */
export async function staysConnected(proxy: string, { headers, socket }: Member): Promise<boolean> {
  const signOut = () =>
    fetch(`${proxy}/api/logout`, { method: 'POST', headers, body: '{}' }).catch(() => undefined);
  const end = Date.now() + acknowledgedWithinMs;
  while (!(await signOut())?.ok) {
    if (Date.now() > end) throw new Error('No server has acknowledged that a member signed out.');
    await sleep(retryMs);
  }
  await sleep(openForMs);
  const isConnected = socket.connected;
  socket.close();
  return isConnected;
}
