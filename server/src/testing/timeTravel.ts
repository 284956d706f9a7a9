import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rateLimits } from '../database/schema/platform/rateLimitTables';

/**
 * Advances the clocks of servers over one database, further each time. Limits go by the time of the process, so
 * what the database counts gets older instead.
 */
export function timeTravel(serversOf: () => readonly [FastifyInstance, ...FastifyInstance[]]) {
  let travelledMs = 0;
  return async (seconds: number): Promise<void> => {
    const servers = serversOf();
    travelledMs += seconds * 1000;
    for (const { clock } of servers) clock.now = () => new Date(Date.now() + travelledMs);
    await servers[0].db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${seconds * 1000}` });
  };
}
