import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Above the ports of well-known services, below the ephemeral range of operating systems. */
const lowest = 20_000;
const highest = 32_000;
const maxTries = 50;

/**
 * Finds a free port, for a program that needs its port number before it starts. Random ports outside the ephemeral range make a
 * collision before that program listens unlikely.
 * @throws when no free port was found
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No port of ${host} was free in ${maxTries} tries.`);
}

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
