import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { startProgram } from './startProgram';
import { databaseUrl } from './testDatabases';

interface MeasuredImport {
  /** Of refused rows, by document; empty if all were imported. */
  reasons: Record<string, string>;
  /** The peak memory of the process that imported. */
  megabytes: number;
}

/** Imports a folder with one feed into a test's own database, in a separate process, so that its memory can be measured. */
export async function measuredImport(
  app: FastifyInstance,
  feed: string,
  folder: string,
): Promise<MeasuredImport> {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const server = process.env['TEST_DATABASE_SERVER'] ?? '';
  const child = await startProgram(path.join(import.meta.dirname, 'measuredImporter.ts'), {
    env: { NODE_ENV: 'test', DATABASE_URL: databaseUrl(server, rows[0]?.name ?? '') },
    args: [feed, folder],
  });
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (printed === '') throw new Error(`The import failed:\n${errors}`);
  const measured: MeasuredImport = JSON.parse(printed);
  return measured;
}
