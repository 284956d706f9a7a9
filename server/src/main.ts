import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config/config';
import { readConfig } from './config/config';
import { codeOf } from './database/errorCodes';
import type { Store } from './database/openStore';
import { openStore } from './database/openStore';
import { drainAndClose } from './plugins/readiness';
import { fillEmptyStore } from './seed/fillEmptyStore';
import { storeShippedArticles } from './features/community/articles/shippedArticles';
import { adoptShippedEditions } from './features/facts/verdicts/standards/adoptShippedEditions';

/** A stop that takes longer than this after draining is cut short; the database ends with us. */
const closeWithinMs = 15_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config, (sentence) => console.error(sentence));
  try {
    await adoptShippedEditions(store.db);
    await storeShippedArticles(store.db);
    await fillEmptyStore(store, config, (sentence) => console.error(sentence));
    const app = await buildApp({ config, store });
    await listen(app, config);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop(app, store, config));
    await app.readiness.prepared();
    console.log(`Ready on ${addressOf(app, config)}`);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use already. Stop what listens there, or set PORT to another one.`, {
      cause: error,
    });
  }
}

/** Drains and finishes what is under way, then lets the database go. A second signal ends the process at once. */
async function stop(app: FastifyInstance, store: Store, { limits: { drainMs } }: Config): Promise<void> {
  setTimeout(() => process.exit(1), drainMs + closeWithinMs).unref();
  await drainAndClose(app, drainMs);
  await store.close();
}

function addressOf(app: FastifyInstance, { publicUrl }: Config): string {
  return publicUrl?.href ?? app.listeningOrigin.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::\]/, 'localhost');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
