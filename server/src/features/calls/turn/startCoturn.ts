import { spawn, spawnSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../../../testing';

/** Whether this machine has a relay to run. */
const hasCoturn = spawnSync('turnserver', ['--version']).error === undefined;

export interface TestRelay {
  port: number;
  stop: () => Promise<void>;
}

/** A relay of our own on loopback, over UDP and TCP, that lets in whoever has credentials made with the secret. */
export async function startCoturn(secret: string, userQuota = 10): Promise<TestRelay> {
  const port = await freePort();
  const folder = temporaryFolder('coturn');
  const options = [
    ['listening-ip', '127.0.0.1'],
    ['relay-ip', '127.0.0.1'],
    ['listening-port', String(port)],
    ['static-auth-secret', secret],
    ['realm', 'calls.test'],
    ['user-quota', String(userQuota)],
    ['pidfile', join(folder, 'pid')],
    ['userdb', join(folder, 'db')],
    ['log-file', join(folder, 'log')],
  ].map(([name = '', value = '']) => `--${name}=${value}`);
  const flags = ['use-auth-secret', 'no-tls', 'no-dtls', 'no-cli', 'no-multicast-peers', 'fingerprint'];
  const relay = spawn('turnserver', ['-n', ...options, ...flags.map((flag) => `--${flag}`)], {
    stdio: 'ignore',
  });
  const hasEnded = new Promise<void>((resolve) => relay.once('exit', () => resolve()));
  let hasFailed = false;
  relay.once('exit', () => (hasFailed = true));
  while (!(await listens(port))) {
    if (hasFailed) throw new Error('The relay did not start.');
    await sleep(50);
  }
  return {
    port,
    stop: async () => {
      relay.kill();
      await hasEnded;
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Tests that need a relay; where there is none they are skipped, and the run says why. */
export function describeWithCoturn(name: string, tests: () => void) {
  if (!hasCoturn) console.warn(`skipped: no turnserver (coturn) on this machine (${name})`);
  (hasCoturn ? describe : describe.skip)(name, tests);
}
