import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '../../database/openStore';
import { killBoth } from './killBoth';
import { killImports } from './killImports';
import { findPairs } from './pairs';
import { temporaryFolder } from '../temporaryFolders';

/** Longest life of a writer once it writes; every fifth is already killed somewhere on its way there. */
const longestLifeMs = 1500;

/**
 * Kills server and database with SIGKILL while they write, again and again, and counts the losses. `npm run
 * durability -w server -- --kills 50` while they write pairs of rows; `-- --imports 50` while official files
 * are imported (`--small`: a few hundred companies of them).
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '50' },
      imports: { type: 'string' },
      small: { type: 'boolean', default: false },
    },
  });
  if (values.imports === undefined) await killWrites(Number(values.kills));
  else if (!(await killImports(Number(values.imports), values.small))) process.exitCode = 1;
}

async function killWrites(kills: number): Promise<void> {
  const dataDir = temporaryFolder('durability');
  const acknowledged = new Set<string>();
  const startMs: number[] = [];
  let failedStarts = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const life = await runUntilKilled(dataDir, kill % 5 === 0, acknowledged);
    if (life.failure !== undefined) {
      failedStarts += 1;
      console.error(`Start ${kill} failed: ${life.failure}`);
    } else if (life.startMs !== undefined) startMs.push(life.startMs);
  }
  const store = await openStore({ databaseUrl: undefined, dataDir }, console.error);
  const { whole, torn } = await findPairs(store.db);
  await store.close();
  await rm(dataDir, { recursive: true, force: true });

  const lost = [...acknowledged].filter((id) => !whole.has(id)).length;
  startMs.sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      kills,
      acknowledged: acknowledged.size,
      lost,
      torn,
      failedStarts,
      medianStartMs: startMs[Math.floor(startMs.length / 2)],
      slowestStartMs: startMs.at(-1),
    }),
  );
  process.exitCode = lost + torn + failedStarts === 0 ? 0 : 1;
}

interface WriterRun {
  /** Milliseconds until it wrote; absent when it was killed before. */
  startMs?: number;
  /** Its output when it exited by itself. */
  failure?: string;
}

async function runUntilKilled(
  dataDir: string,
  isKilledEarly: boolean,
  acknowledged: Set<string>,
): Promise<WriterRun> {
  const startedAt = Date.now();
  const writer = path.join(import.meta.dirname, 'writer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', writer, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const life: WriterRun = {};
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') {
        life.startMs = Date.now() - startedAt;
        resolve();
      } else acknowledged.add(line);
    });
  });
  await Promise.race([isKilledEarly ? sleep(Math.random() * 2 * longestLifeMs) : ready, gone]);
  if (!isKilledEarly) await Promise.race([sleep(Math.random() * longestLifeMs), gone]);
  if (child.exitCode !== null) life.failure = complaint.trim();
  await killBoth(child, dataDir);
  await gone;
  return life;
}

await main();
