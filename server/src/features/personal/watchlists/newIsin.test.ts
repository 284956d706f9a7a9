import type { Alert, AlertsReply, PriceAlertsReply } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '../../../lib/durations';
import { buildTestApp } from '../../../testing';
import { nseList } from '../../facts/ingest/feeds/lists/nseList';
import { runFeed } from '../../facts/ingest/feeds/runFeed';
import { sourceFile } from '../../facts/ingest/feeds/SourceFile';
import { browserOf, tradeCompany } from './watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const before = 'INE237A01028';
const after = 'INE237A01036';
/** Imports the list of the exchange, which has the company under this ISIN. */
const list = (isin: string) => {
  const header =
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE';
  const row = `KOTAKBANK,Kotak Mahindra Bank Limited,EQ,20-DEC-1995,5,1,${isin},5`;
  const file = sourceFile('EQUITY_L.csv', Buffer.from(`${header}\n${row}\n`), '2026-07-10');
  return runFeed(app.db, nseList, file);
};

it('a new ISIN is the ISIN of watched stocks and price alerts too, after a split gave one to their company', async () => {
  await list(before);
  const { ask, create, place } = await browserOf(app, 'ann');
  const id = await create('Banks');
  await place(before, [id]);
  const body = { stock: 'KOTAKBANK', direction: 'above', price: '2000' };
  expect((await ask('POST', 'price-alerts', body)).status).toBe(201);

  await list(after);
  expect((await ask('GET', `watchlistcat/${id}`)).body.stocks).toMatchObject([
    { isin: after, stock_code: 'KOTAKBANK' },
  ]);
  const { alerts }: PriceAlertsReply = (await ask('GET', 'price-alerts')).body;
  expect(alerts).toMatchObject([{ isin: after, stock: 'Kotak Mahindra Bank Limited' }]);

  const day = indianDay(app.clock.now());
  await tradeCompany(app, { isin: after, exchange: 'NSE', day, close: '2001', previousClose: null });
  app.clock.now = () => new Date(Date.now() + 15 * minuteMs);
  await app.jobs.runDue('price-alerts');
  const { data }: AlertsReply = (await ask('GET', 'getnotification')).body;
  expect(data.map(({ title }: Alert) => title)).toEqual([
    `Kotak Mahindra Bank Limited closed at ₹2,001.00 on ${formatDay(day)}`,
  ]);
});
