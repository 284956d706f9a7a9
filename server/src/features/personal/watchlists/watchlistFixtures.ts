import type { FastifyInstance } from 'fastify';
import type { Ratio, RatioId, Verdict } from '@tayyib/shared/contracts';
import type { PersonName } from '../../../testing';
import { nextAddress, signedIn } from '../../../testing';
import { prices, securities } from '../../../database/schema/facts/factsTables';
import { verdicts } from '../../../database/schema/facts/verdictsTables';

/** An ISIN for the n-th fictional company of a test. */
export const isinOf = (n: number) => `INE${String(n).padStart(6, '0')}010`;

/** Lists companies `CO1` … `CO<count>` on NSE. */
export async function listCompanies(app: FastifyInstance, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    isin: isinOf(at + 1),
    symbol: `CO${at + 1}`,
    bseCode: String(500_001 + at),
    name: `Company ${at + 1} Limited`,
    sector: 'Fast Moving Consumer Goods',
    nseHash: 'test',
    source: 'test',
    asOf: '2026-11-01',
  }));
  await app.db.insert(securities).values(rows);
}

/** Gives a company a verdict by the default standard. */
export async function judgeCompany(
  app: FastifyInstance,
  isin: string,
  status: 1 | 2,
  reason: string,
  ratios: readonly { id: RatioId; value: number | null; limit: number }[] = [],
) {
  const verdict: Verdict = {
    isin,
    standard: { id: 'TASIS', edition: 'test', title: 'TASIS' },
    status,
    computedStatus: status,
    override: null,
    stars: status === 1 ? 1 : 0,
    accountsTo: '2026-03-31',
    nature: 'consolidated',
    business: { outcome: status === 1 ? 'permissible' : 'not_permissible', findings: [] },
    ratios: ratios.map(ratioOf),
    reasons: [reason],
    missing: [],
    receipt: '0'.repeat(64),
  };
  const { edition } = verdict.standard;
  const row = { isin, standard: 'TASIS' as const, edition, status, verdict, receipt: verdict.receipt };
  await app.db.insert(verdicts).values({ ...row, accountsTo: '2026-03-31', cause: 'A test' });
}

const amount = { label: 'Test', valueRupees: null, parts: [], source: null };

const ratioOf = ({ id, value, limit }: { id: RatioId; value: number | null; limit: number }): Ratio => ({
  id,
  label: id,
  numerator: amount,
  denominator: amount,
  value,
  limit,
  limitInclusive: false,
  passes: value === null ? null : value < limit,
  headroom: value === null ? null : limit - value,
  dividedBy: 'accounts',
  flip: null,
  note: null,
});

/** Stores one day's trading; all four prices of the day are the close. */
export async function tradeCompany(
  app: FastifyInstance,
  trade: { isin: string; exchange: 'NSE' | 'BSE'; day: string; close: string; previousClose: string | null },
) {
  const { close } = trade;
  const day = {
    ...trade,
    series: 'EQ',
    open: close,
    high: close,
    low: close,
    volume: 1,
    contentHash: 'test',
  };
  await app.db.insert(prices).values(day);
}

/** A user's browser: calls the API and returns status and body. */
export async function browserOf(app: FastifyInstance, name: PersonName) {
  const headers = await signedIn(app, name);
  const remoteAddress = nextAddress();
  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const reply = await app.inject({
      method,
      url: `/api/${path}`,
      headers,
      remoteAddress,
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, body: reply.statusCode === 204 ? null : reply.json() };
  };
  return {
    ask,
    create: async (title: string): Promise<string> =>
      (await ask('POST', 'addwatchlistcat', { title, status: 1 })).body.data._id,
    place: (stock: string, ids: readonly string[]) =>
      ask('POST', 'addmultiplewatchlist', { watchlist_cat_id: ids, stock_symbol: stock, status: 1 }),
    stocksIn: async (id: string): Promise<string[]> =>
      (await ask('GET', `watchlistcat/${id}`)).body.stocks.map((stock: { isin: string }) => stock.isin),
  };
}
