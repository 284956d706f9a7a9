import { buildApp } from '../../app';
import { readConfig } from '../../config/config';
import { drainAndClose } from '../../plugins/readiness';
import { openStore } from '../../database/openStore';

/**
 * The whole server over the database that `DATABASE_URL` names, in a process of its own, made to be killed.
 * Prints its address, and stops like the real one on SIGTERM.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config, () => undefined);
  const app = await buildApp({ config, store });
  process.once('SIGTERM', () => {
    void drainAndClose(app, config.limits.drainMs).then(() => store.close());
  });
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
