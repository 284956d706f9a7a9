import { addDays, indianDay } from '@tayyib/shared/values/calendar';
import type { WatchedStock } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { buildTestApp, resetDatabase } from '../../../testing';
import { browserOf, isinOf, listCompanies, tradeCompany } from './watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompanies(app, 2);
});

const today = indianDay(new Date());
const split = (exDate: string, priceFactor: string) =>
  app.db.insert(corporateActions).values({
    isin: isinOf(1),
    part: 0,
    exDate,
    kind: 'split',
    priceFactor,
    subject: 'Split',
    publisher: 'NSE',
    document: 'actions.csv',
    asOf: today,
    contentHash: 'test',
  });
const closeAt = async (close: string, days: number) => {
  const day = addDays(today, days);
  await tradeCompany(app, { isin: isinOf(1), exchange: 'NSE', day, close, previousClose: null });
  app.clock.now = () => new Date(Date.now() + days * 24 * 3_600_000);
  await app.market.refresh();
};
const prepare = async () => {
  const paro = await browserOf(app, 'paro');
  const id = await paro.create('Halal IT');
  await paro.ask('POST', `watchlistcat/${id}/stocks`, { stocks: [{ isin: isinOf(1) }] });
  const write = (targetRupees: number | null) =>
    paro.ask('PATCH', `watchlistcat/${id}/stocks/${isinOf(1)}`, { targetRupees });
  const read = async (from = id): Promise<WatchedStock> =>
    (await paro.ask('GET', `watchlistcat/${from}`)).body.stocks[0];
  const alerted = async () => (await paro.ask('GET', 'price-alerts')).body.alerts[0];
  return { paro, id, write, read, alerted };
};

describe('the target of a stock whose shares are divided', () => {
  it('is divided with them from the first close in new shares on, and names what was written and the day', async () => {
    const { write, read } = await prepare();
    await closeAt('1000', 0);
    await write(900);
    await split(addDays(today, 1), '0.2');
    expect(await read()).toMatchObject({ targetRupees: 900 });
    expect(await read()).not.toHaveProperty('writtenTarget');
    await closeAt('198', 1);
    const written = { rupees: 900, dividedOn: addDays(today, 1) };
    expect(await read()).toMatchObject({ closeRupees: 198, targetRupees: 180, writtenTarget: written });
  });

  it('is not divided by what was before it, and written again counts from then on', async () => {
    const { write, read } = await prepare();
    await split(today, '0.5');
    await closeAt('500', 0);
    await write(450);
    expect(await read()).toMatchObject({ targetRupees: 450 });
    await split(addDays(today, 1), '0.1');
    await closeAt('50', 1);
    expect(await read()).toMatchObject({ targetRupees: 45 });
    await write(45);
    expect(await read()).toMatchObject({ targetRupees: 45 });
    expect(await read()).not.toHaveProperty('writtenTarget');
    await write(null);
    expect(await read()).toMatchObject({ targetRupees: null });
  });

  it('is the same in another watchlist, and as the price alert', async () => {
    const { paro, id, write, read, alerted } = await prepare();
    await closeAt('1000', 0);
    await write(900);
    await paro.ask('POST', 'price-alerts', { stock: 'co1', direction: 'below', price: '900' });
    await split(addDays(today, 1), '0.2');
    await closeAt('200', 1);
    const other = await paro.create('Other');
    await paro.ask('POST', `watchlistcat/${id}/stocks/copy`, { isins: [isinOf(1)], to: other, move: false });
    expect(await read(other)).toMatchObject({ targetRupees: 180, writtenTarget: { rupees: 900 } });
    expect(await alerted()).toMatchObject({ price: '900.00', dividedPrice: '180.00' });
  });
});
