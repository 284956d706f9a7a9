import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { officialDataFolder } from '../officialData';
import { temporaryFolder } from '../temporaryFolders';
import { openStore } from '../../database/openStore';
import type { Digests } from './digestTables';
import { differences, digestTables } from './digestTables';
import { killBoth } from './killBoth';
import { makeDataFolder } from './makeDataFolder';
import { sliceDataFolder } from './sliceDataFolder';

/** A folder with real official files; without it generated ones of the same size are used. */
const officialFiles = officialDataFolder();

/**
 * Kills importer and database in the middle of an import, restarts the import, and compares every table with
 * that of an undisturbed import; repeatedly. Prints the figures; true when nothing ever differed.
 * @param isSmall uses a few hundred companies of the official files instead of all, for an import of seconds
 */
export async function killImports(kills: number, isSmall: boolean): Promise<boolean> {
  const folder = temporaryFolder('durability');
  // PostgreSQL's own account, which root starts it under, needs search permission
  await chmod(folder, 0o711);
  try {
    const data = await dataFolder(path.join(folder, 'data'), isSmall);
    const empty = path.join(folder, 'empty');
    await (await openStore({ databaseUrl: undefined, dataDir: empty }, () => undefined)).close();
    const left = path.join(folder, 'left-alone');
    await copy(empty, left);
    const undisturbed = await runImporter(left, data);
    if (undisturbed.failure !== undefined) throw new Error(`The import failed: ${undisturbed.failure}`);
    const expected = await digestOf(left);

    const filesInAtKill: number[] = [];
    let wrong = 0;
    for (let round = 1; filesInAtKill.length < kills; round++) {
      const dataDir = path.join(folder, `round-${round}`);
      await copy(empty, dataDir);
      const cut = await runImporter(dataDir, data, Math.random() * undisturbed.importMs);
      if (cut.isKilled) {
        const again = await runImporter(dataDir, data);
        const found =
          again.failure === undefined ? differences(await digestOf(dataDir), expected) : [again.failure];
        filesInAtKill.push(again.filesIn);
        if (found.length > 0) wrong++;
        const verdict = found.length === 0 ? 'no table differs' : found.join('; ');
        console.error(`Kill ${filesInAtKill.length}, ${again.filesIn} files in: ${verdict}.`);
      }
      await rm(dataDir, { recursive: true, force: true });
    }
    filesInAtKill.sort((a, b) => a - b);
    console.log(
      JSON.stringify({
        kills,
        wrong,
        files: data.files,
        tables: expected.size,
        undisturbedMs: undisturbed.importMs,
        filesInAtKill,
      }),
    );
    for (const [table, digest] of expected) if (!digest.startsWith('0 ')) console.log(`${table}: ${digest}`);
    return wrong === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a stopped database: its files stay owned by the account it runs under. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

interface DataFolder {
  path: string;
  files: 'official' | 'official, a few hundred companies' | 'made up';
}

async function dataFolder(own: string, isSmall: boolean): Promise<DataFolder> {
  const isThere = existsSync(officialFiles);
  if (isThere && !isSmall) return { path: officialFiles, files: 'official' };
  if (!isThere) {
    await makeDataFolder(own);
    return { path: own, files: 'made up' };
  }
  await sliceDataFolder(officialFiles, own);
  return { path: own, files: 'official, a few hundred companies' };
}

async function digestOf(dataDir: string): Promise<Digests> {
  const store = await openStore({ databaseUrl: undefined, dataDir }, () => undefined);
  try {
    return await digestTables(store.db);
  } finally {
    await store.close();
  }
}

interface ImporterRun {
  /** How many files had been imported when it began. */
  filesIn: number;
  /** From opening the database to the end. */
  importMs: number;
  isKilled: boolean;
  /** Its output when it exited by itself with a failure. */
  failure?: string;
}

/** @param killAfterMs after it has opened the database; by default, it runs to the end */
async function runImporter(dataDir: string, data: DataFolder, killAfterMs?: number): Promise<ImporterRun> {
  const importer = path.join(import.meta.dirname, 'importer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', importer, dataDir, data.path], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const life: ImporterRun = { filesIn: 0, importMs: 0, isKilled: false };
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let readyAt = Date.now();
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).once('line', (line) => {
      life.filesIn = Number(line);
      readyAt = Date.now();
      resolve();
    });
  });
  await Promise.race([ready, gone]);
  await (killAfterMs === undefined ? gone : Promise.race([sleep(killAfterMs), gone]));
  life.importMs = Date.now() - readyAt;
  if (child.exitCode === null) {
    life.isKilled = true;
    await killBoth(child, dataDir);
    await gone;
  } else if (child.exitCode !== 0) life.failure = complaint.trim() || `It ended with ${child.exitCode}.`;
  return life;
}
