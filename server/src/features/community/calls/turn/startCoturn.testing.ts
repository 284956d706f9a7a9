import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../lib/freePort';
import { relayConfig, type RelaySettings } from './relayConfig';

/** Whether coturn is installed on this machine. */
export const hasCoturn = spawnSync('turnserver', ['--version']).error === undefined;

export interface TestRelay {
  port: number;
  stop: () => Promise<void>;
}

interface Wanted extends Partial<RelaySettings> {
  /** A command prefix to run it elsewhere, such as `ip netns exec …`. */
  prefix?: readonly string[];
}

/** A relay over UDP and TCP that accepts credentials derived from the secret. On loopback by default. */
export async function startCoturn(
  secret: string,
  { prefix = [], address = '127.0.0.1', port: wanted, ...settings }: Wanted = {},
): Promise<TestRelay> {
  const port = wanted ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'tayyib-coturn-'));
  const files = { pid: join(folder, 'pid'), database: join(folder, 'db'), log: join(folder, 'log') };
  const configured = relayConfig({
    address,
    port,
    secret,
    realm: 'calls.test',
    files,
    allowedPeers: [address],
    ...settings,
  });
  const path = join(folder, 'turnserver.conf');
  writeFileSync(path, configured, { mode: 0o600 });
  const [command = '', ...rest] = [...prefix, 'turnserver', '-c', path];
  const relay = spawn(command, rest, { stdio: 'ignore' });
  let hasFailed = false;
  const hasEnded = new Promise<void>((resolve) => relay.once('exit', () => resolve()));
  void hasEnded.then(() => (hasFailed = true));
  while (!isReady(folder)) {
    if (hasFailed) throw new Error('The relay did not start.');
    await sleep(50);
  }
  return {
    port,
    stop: async () => {
      relay.kill();
      await hasEnded;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The relay puts the date into the name of its log; the thread it names is the last it starts. */
function isReady(folder: string): boolean {
  const log = readdirSync(folder).find((file) => file.startsWith('log'));
  return log !== undefined && readFileSync(join(folder, log), 'utf8').includes('(admin thread)');
}

/** Tests that need a relay; where coturn is not installed they are skipped with the reason. */
export function describeWithCoturn(name: string, tests: () => void) {
  if (!hasCoturn) console.warn(`skipped: no turnserver (coturn) on this machine (${name})`);
  (hasCoturn ? describe : describe.skip)(name, tests);
}
