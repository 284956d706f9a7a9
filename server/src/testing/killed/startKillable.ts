import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { startProgram } from '../startProgram';
import { databaseUrl } from '../testDatabases';

interface Killable {
  /** `http://127.0.0.1:41234` */
  address: string;
  /** Its output so far, except its address. */
  printed: readonly string[];
  /** Kills it like a power failure, and waits until it is gone. */
  kill: () => Promise<void>;
  /** Asks it to stop, and returns its exit code when it has. */
  stop: () => Promise<number | null>;
}

/** Starts another server over a test's own database, in a process that can be killed. */
export async function startKillable(
  app: FastifyInstance,
  env: Readonly<Record<string, string>> = {},
): Promise<Killable> {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const server = process.env['TEST_DATABASE_SERVER'] ?? '';
  const child = await startProgram(path.join(import.meta.dirname, 'killableServer.ts'), {
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl(server, rows[0]?.name ?? ''),
      DATA_DIR: app.config.dataDir,
      DIST_DIR: app.config.distDir,
      ...env,
    },
  });
  const isGone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const printed: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('http://')) resolve(line);
      else printed.push(line);
    });
    createInterface({ input: child.stderr }).on('line', (line) => printed.push(line));
    void isGone.then(() => reject(new Error(`The server ended before it was ready:\n${printed.join('\n')}`)));
  });
  return {
    address,
    printed,
    kill: async () => {
      child.kill('SIGKILL');
      await isGone;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await isGone;
      return child.exitCode;
    },
  };
}
