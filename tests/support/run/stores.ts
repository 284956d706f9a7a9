import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runTypeScript } from '../../../scripts/lib/runProgram.mjs';
import { startEmbeddedPostgres } from '../../../server/src/database/launcher/embeddedPostgres';

/** The initial content of a database: 71 companies, or the whole embedded sample. */
export type Content = 'small' | 'full';

/** Durability is off, because the data does not outlive the run. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** The databases of one run: a single PostgreSQL with one template per content, which is copied. */
export function runStores() {
  let server: ReturnType<typeof start> | undefined;
  const templates = new Map<Content, Promise<string>>();

  async function start() {
    const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-run-'));
    const postgres = await startEmbeddedPostgres({ dataDir, settings });
    const stop = async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
    return { url: postgres.url(), stop };
  }
  async function create(from = 'template1'): Promise<string> {
    server ??= start();
    const { url } = await server;
    const name = `store_${randomBytes(6).toString('hex')}`;
    const client = new pg.Client(url);
    await client.connect();
    try {
      await client.query(`create database ${name} template ${from} strategy file_copy`);
    } finally {
      await client.end();
    }
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  }
  async function prepare(content: Content): Promise<string> {
    const url = await create();
    const { isOk, output } = await runTypeScript('tests/support/run/seedStore.ts', [], {
      env: { DATABASE_URL: url, SAMPLE: content },
    });
    if (!isOk) throw new Error(`A database could not be seeded:\n${output}`);
    return new URL(url).pathname.slice(1);
  }

  return {
    /** Creates a new database and returns its connection string. */
    fresh: async (content: Content): Promise<string> => {
      const template = templates.get(content) ?? prepare(content);
      templates.set(content, template);
      return create(await template);
    },
    stop: async () => {
      await Promise.allSettled(templates.values());
      await (await server)?.stop();
    },
  };
}
