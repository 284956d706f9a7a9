import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Above the ports of well-known services, below those that systems hand out to whoever asks for any. */
const [lowest, highest] = [20_000, 32_000];
const triesMost = 50;

/**
 * A port of this machine that nobody listens on, for a program that must be told its port before it starts. It is still free a
 * moment later unless another program was told the same by chance, for the system gives it to nobody by itself.
 * @throws when none was free in many tries
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < triesMost; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No port of ${host} was free in ${triesMost} tries.`);
}

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
