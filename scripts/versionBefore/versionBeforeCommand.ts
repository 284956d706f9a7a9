import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { inRoot } from '../../build/paths.mjs';
import { createPool } from '../../server/src/database/client';
import { migrate } from '../../server/src/database/migrate';
import { databaseUrl, patientMs } from '../../server/src/testing/testDatabases';
import { startThrowawayPostgres } from '../../server/src/testing/throwawayPostgres';
import {
  commitBeforeNewestMigration,
  describeCommit,
  migrationsSince,
  unpackWithNewMigrations,
} from './unpackVersion';

// npm run check:version-before [-- <commit> [patterns of test files]]
// Runs the server tests of an older version, in a folder of its own, over databases with the schema of this version: what its
// servers meet while a rolling restart replaces them. It needs the history of the repository.

/**
 * A PostgreSQL whose databases this version migrated, its job queue included: the tests copy `template1`, and find nothing left
 * to migrate.
 */
async function startMigratedPostgres() {
  const postgres = await startThrowawayPostgres();
  const pool = createPool(() => databaseUrl(postgres.url, 'template1'), { databaseWaitMs: patientMs });
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  return postgres;
}

/** Tests that read the schema by rules of their own version, which cannot know what came later. Ours run in `npm test`. */
const NOT_RUN = [
  'servers of the version before run on after every migration',
  'classifies every column of every table with personal data as exported or withheld',
];

/** Runs the server tests in a folder, with the database server that `url` names. Returns jest's exit code. */
function runServerTests(folder: string, url: string, patterns: readonly string[]): Promise<number> {
  const args = [
    'node_modules/jest/bin/jest.js',
    ...patterns,
    '--config',
    'server/jest.config.mjs',
    '--ci',
    '--testNamePattern',
    `^(?!.*(?:${NOT_RUN.join('|')}))`,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      // the folder lies beside this repository, not beside the unpacked one
      env: { TAYYIB_DATA: inRoot('../shared/data'), ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // the terminal interrupts jest as well, and what it leaves is removed afterwards
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => child.kill());
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const [commit = commitBeforeNewestMigration(), ...patterns] = process.argv.slice(2);
const added = migrationsSince(commit);
console.log(`Version before: ${describeCommit(commit)}`);
console.log(added.length > 0 ? `It does not know: ${added.join(', ')}` : 'It has the same migrations.');
const folder = unpackWithNewMigrations(commit);
const postgres = await startMigratedPostgres();
try {
  process.exitCode = await runServerTests(folder, postgres.url, patterns);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
