import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { securities } from '../../../../database/schema/facts/factsTables';
import { feedHosts, knownFilings } from '../../../../database/schema/facts/filingTables';
import { inBatches } from '../../../../lib/inBatches';
import type { FiledResults } from '../../../../testing/exchanges/FiledResults';
import type { Exchanges } from '../../../../testing/exchanges/startExchanges';
import { companyOf } from '../../../../testing/exchanges/startExchanges';
import type { FetchContext } from '../fetching/FetchContext';
import { fetchContextOf } from '../fetching/FetchContext';
import { exchangeHosts } from './hosts/exchangeHosts';

/** A clock that only advances when something waits, or on request. */
export function fakeClock(start: string) {
  let ms = Date.parse(start);
  return {
    now: () => new Date(ms),
    advance: (by: number) => void (ms += by),
    pause: async (by: number) => void (ms += by),
  };
}

/** A context that waits without delay and respects the rate limits of the exchanges. */
export const pacedContext = (
  app: FastifyInstance,
  { now, pause }: ReturnType<typeof fakeClock>,
  overrides: Partial<FetchContext> = {},
): FetchContext => ({ ...fetchContextOf(app), now, pause, random: () => 1, isSpaced: true, ...overrides });

/** Lists made-up companies on both exchanges, or on NSE alone. */
export async function listCompanies(
  app: Pick<FastifyInstance, 'db'>,
  count: number,
  onBse: (number: number) => boolean = () => true,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => {
    const { isin, symbol, scripCode: bseCode, companyName: name } = companyOf(number);
    return {
      isin,
      symbol,
      name,
      nseHash: 'x',
      source: 'test',
      asOf: '2026-01-01',
      bseCode: onBse(number) ? bseCode : null,
    };
  });
  await inBatches(rows, (batch) => app.db.insert(securities).values(batch));
}

let filed = 1000;

/** Results of a made-up company; each later than the one before. */
export const resultsOf = (company: number, more: Partial<FiledResults> = {}): FiledResults => {
  filed += 1;
  return {
    ...companyOf(company),
    year: 2026,
    nature: 'Consolidated',
    filedAt: '2026-07-20T07:58:45',
    number: filed,
    ...more,
  };
};

/** Known filings with what tests look at, in the order they were seen. */
export const filingsOf = (app: FastifyInstance) =>
  app.db.select().from(knownFilings).orderBy(knownFilings.id);

export const hostOf = async (app: FastifyInstance, host: string) =>
  (await app.db.select().from(feedHosts).where(eq(feedHosts.host, host)))[0];

/**
 * The requests of each host that came sooner than its spacing allows, counted from the start. The gaps themselves say less: another host
 * moves the fake clock while a request is under way.
 */
export const earlyRequests = ({ requests }: Exchanges, started: number) =>
  [...exchangeHosts].flatMap(([host, { spacingMs }]) =>
    requests
      .filter((one) => one.host === host)
      .filter(({ at }, before) => at < started + before * spacingMs)
      .map(({ path, at }) => ({ host, path, afterMs: at - started })),
  );
