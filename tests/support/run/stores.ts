import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runTypeScript } from '../../../scripts/lib/runProgram.mjs';
import { startEmbeddedPostgres } from '../../../server/src/database/launcher/embeddedPostgres';
import { seededClusters, type Content } from './seededCluster';

/** Durability is off, because the data does not outlive the run. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

const templateOf = (content: Content) => `template_${content}`;

/** The databases of one run: a single PostgreSQL with one template per content, which is copied. */
export function runStores() {
  let server: ReturnType<typeof start> | undefined;
  const clusters = seededClusters();
  const templates = new Map<Content, Promise<string>>();
  /** The contents of this run, and of those how many were restored. */
  const seeded = new Set<Content>();
  let restored: readonly Content[] = [];

  async function start() {
    const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-run-'));
    restored = await clusters.restore(dataDir);
    restored.forEach((content) => seeded.add(content));
    const postgres = await startEmbeddedPostgres({ dataDir, settings });
    const stop = async () => {
      const isNew = seeded.size > restored.length;
      if (isNew) await dropStores(postgres.url());
      await postgres.stop();
      if (isNew) await clusters.keep(dataDir, [...seeded]);
      await rm(dataDir, { recursive: true, force: true });
    };
    return { url: postgres.url(), stop };
  }
  const started = () => (server ??= start());
  async function create(from = 'template1'): Promise<string> {
    const { url } = await started();
    const name = `store_${randomBytes(6).toString('hex')}`;
    await run(url, `create database ${name} template ${from} strategy file_copy`);
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  }
  async function prepare(content: Content): Promise<string> {
    const { url: ofServer } = await started();
    const template = templateOf(content);
    if (seeded.has(content)) return template;
    const url = await create();
    const { isOk, output } = await runTypeScript('tests/support/run/seedStore.ts', [], {
      env: { DATABASE_URL: url, SAMPLE: content },
    });
    if (!isOk) throw new Error(`A database could not be seeded:\n${output}`);
    await run(ofServer, `alter database ${new URL(url).pathname.slice(1)} rename to ${template}`);
    seeded.add(content);
    return template;
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

async function run(
  url: string,
  ...statements: readonly string[]
): Promise<pg.QueryResult<{ name: string }>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const results: pg.QueryResult<{ name: string }>[] = [];
    for (const statement of statements) results.push(await client.query<{ name: string }>(statement));
    return results;
  } finally {
    await client.end();
  }
}

/** Drops the copies that tests have used. */
async function dropStores(url: string): Promise<void> {
  const [found] = await run(url, "select datname as name from pg_database where datname like 'store%'");
  await run(url, ...(found?.rows ?? []).map(({ name }) => `drop database ${name} with (force)`));
}
