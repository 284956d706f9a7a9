import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { databaseUrl } from './testDatabases';

interface Killable {
  /** `http://127.0.0.1:41234` */
  address: string;
  /** Ends it as a loss of power would, and waits until it is gone. */
  kill: () => Promise<void>;
}

/** Starts another server over the database of a test's own, in a process that can be killed. */
export async function startKillable(
  app: FastifyInstance,
  env: Readonly<Record<string, string>> = {},
): Promise<Killable> {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const server = process.env['TEST_DATABASE_SERVER'] ?? '';
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'killableServer.ts')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATABASE_URL: databaseUrl(server, rows[0]?.name ?? ''),
        DATA_DIR: app.config.dataDir,
        DIST_DIR: app.config.distDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const isGone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    void isGone.then(() => reject(new Error('The server ended before it was ready.')));
  });
  return {
    address,
    kill: async () => {
      child.kill('SIGKILL');
      await isGone;
    },
  };
}
