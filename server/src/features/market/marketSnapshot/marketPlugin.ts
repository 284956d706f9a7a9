import fp from 'fastify-plugin';
import { listenFor } from '../../../database/listenFor';
import { createMarket } from './createMarket';
import type { Market } from './createMarket';
import { marketReader } from './companies/marketReader';
import type { MarketReader } from './companies/marketReader';
import { marketFigures } from './companies/MarketFigures';
import { CooperativePace } from '../../../lib/CooperativePace';
import { warmUp } from './MarketSnapshot';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { marketChanges } from '../../../database/schema/market/marketTables';

declare module 'fastify' {
  interface FastifyInstance {
    market: Market;
    /** Rows, classes and counts of the companies in it. */
    marketReader: MarketReader;
  }
}

/**
 * Provides the market in memory. A server that listens for requests prepares it in advance and is notified of
 * every change.
 */
export const market = fp(
  async (app) => {
    const ending = new AbortController();
    const market = createMarket(app.db, app.clock, ending.signal);
    app.decorate('market', market);
    const reader = marketReader(market);
    app.decorate('marketReader', reader);
    const prepared = app.readiness.waitFor('reading the market');
    const onChange = async () => {
      const snapshot = await market.refresh();
      const pace = new CooperativePace(ending.signal);
      await warmUp(snapshot, pace);
      await snapshot.view(marketFigures, pace);
      prepared();
    };
    const listener = listenFor({
      pool: app.store.pool,
      name: 'market_changed',
      // importing one file sends many notifications
      debounceMs: 50,
      onChange,
      onFailure: (error) => app.log.warn({ err: error }, 'The market in memory is waiting for the database'),
    });
    app.addHook('onListen', async () => {
      market.beforeShown(warmUp);
      market.beforeShown((snapshot, pace) => snapshot.view(marketFigures, pace));
      // it reads the market at once: the first request should not wait for it
      listener.start();
    });
    app.addHook('preClose', async () => {
      // reading a whole market takes longer than the shutdown timeout of a server
      ending.abort(
        new ProblemError(503, 'stopping', 'The server is stopping. Please try again in a moment.'),
      );
      await listener.stop();
      await market.idle();
    });
    app.jobs.add({
      name: 'clear-market-changes',
      everyMinutes: 24 * 60,
      run: () => clearOldChanges(app.db),
    });
  },
  { name: 'market', dependencies: ['clock', 'database', 'jobs', 'readiness'] },
);

/** Every node has applied changes this old, or will re-read everything. */
async function clearOldChanges(db: Database): Promise<void> {
  await db.delete(marketChanges).where(lt(marketChanges.at, sql`now() - interval '2 days'`));
}
