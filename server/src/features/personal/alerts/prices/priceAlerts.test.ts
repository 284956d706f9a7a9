import { addDays, indianDay } from '@tayyib/shared/values/calendar';
import type { Alert, AlertsReply, PriceAlertsReply } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import type { FastifyInstance } from 'fastify';
import { corporateActions } from '../../../../database/schema/facts/corporateActionsTables';
import { priceAlerts } from '../../../../database/schema/personal/alertTables';
import type { PersonName } from '../../../../testing';
import { buildTestApp, userIdOf, resetDatabase } from '../../../../testing';
import { browserOf, isinOf, listCompanies, tradeCompany } from '../../watchlists/watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompanies(app, 3);
});

const everyone: PersonName[] = ['ann', 'basim', 'paro', 'rafi', 'adil', 'sana', 'amin'];
const alertsOf = async (name: PersonName): Promise<Alert[]> => {
  const { ask } = await browserOf(app, name);
  const reply: AlertsReply = (await ask('GET', 'getnotification')).body;
  return reply.data;
};
/** Who received a price alert. */
const receivers = async () => {
  const found: PersonName[] = [];
  for (const name of everyone)
    if ((await alertsOf(name)).some(({ kind }) => kind === 'price')) found.push(name);
  return found;
};

describe('a price alert', () => {
  const trade = (close: string, day: string) =>
    tradeCompany(app, { isin: isinOf(1), exchange: 'NSE', day, close, previousClose: null });
  const day = () => indianDay(new Date());

  it('is sent once when a later close reaches it, to its owner alone', async () => {
    const ann = await browserOf(app, 'ann');
    const body = { stock: 'co1', direction: 'above', price: '100.50' };
    expect((await ann.ask('POST', 'price-alerts', body)).status).toBe(201);
    await ann.ask('POST', 'price-alerts', { ...body, price: '200' });
    // a close of the time before is no news
    await trade('150', '2026-01-05');
    await app.jobs.runDue('price-alerts');
    expect(await alertsOf('ann')).toEqual([]);
    await trade('100.50', day());
    app.clock.now = () => new Date(Date.now() + 15 * 60_000);
    await app.jobs.runDue('price-alerts');
    const [alert, ...more] = await alertsOf('ann');
    expect(alert).toMatchObject({ kind: 'price', status: 6, stocks: ['CO1'], trigger_prices: [100.5] });
    expect(more).toEqual([]);
    expect(await receivers()).toEqual(['ann']);
  });

  it('names the close that reached it, also where that of a later day arrived with it', async () => {
    const ann = await browserOf(app, 'ann');
    await ann.ask('POST', 'price-alerts', { stock: 'co1', direction: 'above', price: '1500' });
    await trade('1490', addDays(day(), -1));
    await trade('1510', addDays(day(), 1));
    await trade('1480', addDays(day(), 2));
    await app.jobs.runDue('price-alerts');
    const [alert] = await alertsOf('ann');
    expect(alert).toMatchObject({ kind: 'price', trigger_prices: [1510] });
    expect(alert?.title).toContain(formatDay(addDays(day(), 1)));
  });

  it('is not sent while it is removed, and waits again once it is restored, for its owner alone', async () => {
    const ann = await browserOf(app, 'ann');
    const basim = await browserOf(app, 'basim');
    const added = await ann.ask('POST', 'price-alerts', { stock: 'co1', direction: 'above', price: '100' });
    const [alert] = added.body.alerts;
    const path = `price-alerts/${alert.id}`;
    expect((await ann.ask('DELETE', path)).body.alerts).toEqual([]);
    expect((await ann.ask('DELETE', path)).status).toBe(404);
    await trade('120', day());
    app.clock.now = () => new Date(Date.now() + 15 * 60_000);
    await app.jobs.runDue('price-alerts');
    expect(await alertsOf('ann')).toEqual([]);

    const restored = { ...added.body, alerts: [{ ...alert, lastClose: { price: '120.00', day: day() } }] };
    expect((await basim.ask('POST', `${path}/restore`)).status).toBe(404);
    expect((await ann.ask('POST', `${path}/restore`)).body).toEqual(restored);
    expect((await ann.ask('POST', `${path}/restore`)).body).toEqual(restored);
    app.clock.now = () => new Date(Date.now() + 30 * 60_000);
    await app.jobs.runDue('price-alerts');
    expect((await alertsOf('ann')).map(({ kind }) => kind)).toEqual(['price']);
  });

  it('is restored once where the same was added meanwhile, within the limit, and for a day', async () => {
    const ann = await browserOf(app, 'ann');
    const body = { stock: 'co1', direction: 'above', price: '100' };
    const { id } = (await ann.ask('POST', 'price-alerts', body)).body.alerts[0];
    await ann.ask('DELETE', `price-alerts/${id}`);
    await ann.ask('POST', 'price-alerts', body);
    expect((await ann.ask('POST', `price-alerts/${id}/restore`)).body.alerts).toHaveLength(1);

    const { id: second } = (await ann.ask('POST', 'price-alerts', { ...body, price: '101' })).body.alerts[0];
    await ann.ask('DELETE', `price-alerts/${second}`);
    for (const price of ['1', '2', '3', '4'])
      await ann.ask('POST', 'price-alerts', { ...body, direction: 'below', price });
    expect((await ann.ask('POST', `price-alerts/${second}/restore`)).status).toBe(409);
    app.clock.now = () => new Date(Date.now() + 25 * 3_600_000);
    await app.jobs.runDue('price-alerts');
    expect((await ann.ask('POST', `price-alerts/${second}/restore`)).status).toBe(404);
  });

  describe('that is moved', () => {
    const at = (price: string) => ({ stock: 'co1', direction: 'above', price });
    const listOf = (reply: { body: PriceAlertsReply }) => reply.body.alerts.map(({ price }) => price);
    const listed = async ({ ask }: Awaited<ReturnType<typeof browserOf>>) =>
      listOf(await ask('GET', 'price-alerts'));

    it('is one at the other price, also where the plan is full, and once however often it is sent', async () => {
      const ann = await browserOf(app, 'ann');
      for (const price of ['1', '2', '3', '4']) await ann.ask('POST', 'price-alerts', at(price));
      const { id } = (await ann.ask('POST', 'price-alerts', at('100'))).body.alerts[0];
      const move = { remove: [id], add: at('101.5') };
      const answers = await Promise.all([1, 2, 3].map(() => ann.ask('PATCH', 'price-alerts', move)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await listed(ann)).toEqual(['101.50', '4.00', '3.00', '2.00', '1.00']);
      // the former waits again once there is room
      const [{ id: moved }] = (await ann.ask('GET', 'price-alerts')).body.alerts;
      await ann.ask('PATCH', 'price-alerts', { remove: [moved], add: null });
      expect(listOf(await ann.ask('POST', `price-alerts/${id}/restore`))).toContain('100.00');
    });

    it('stays where the new one is refused', async () => {
      const ann = await browserOf(app, 'ann');
      for (const price of ['1', '2', '3', '4']) await ann.ask('POST', 'price-alerts', at(price));
      const { id } = (await ann.ask('POST', 'price-alerts', at('100'))).body.alerts[0];
      const before = await listed(ann);
      const unknown = { remove: [id], add: { ...at('101'), stock: 'NOBODY' } };
      expect((await ann.ask('PATCH', 'price-alerts', unknown)).status).toBe(404);
      // as after a change to a smaller plan
      await app.db.insert(priceAlerts).values({
        userId: await userIdOf(app, 'ann'),
        isin: isinOf(2),
        direction: 'above',
        price: '7',
        createdAt: new Date(),
      });
      const refused = await ann.ask('PATCH', 'price-alerts', { remove: [id], add: at('101') });
      expect([refused.status, refused.body.code]).toEqual([409, 'price-alert-limit']);
      expect(await listed(ann)).toEqual(['7.00', ...before]);
    });

    it("leaves other users' alerts, and what was reached meanwhile", async () => {
      const ann = await browserOf(app, 'ann');
      const basim = await browserOf(app, 'basim');
      const { id: other } = (await basim.ask('POST', 'price-alerts', at('100'))).body.alerts[0];
      const { id } = (await ann.ask('POST', 'price-alerts', at('110'))).body.alerts[0];
      await trade('120', day());
      app.clock.now = () => new Date(Date.now() + 15 * 60_000);
      await app.jobs.runDue('price-alerts');
      await ann.ask('PATCH', 'price-alerts', { remove: [id, other], add: at('130') });
      expect(await listed(basim)).toEqual(['100.00']);
      expect(await listed(ann)).toEqual(['130.00', '110.00']);
    });
  });

  it('is limited by the plan', async () => {
    const ann = await browserOf(app, 'ann');
    const answers = [];
    for (let n = 1; n <= 6; n++) {
      const body = { stock: isinOf(2), direction: 'below', price: `${n}` };
      answers.push((await ann.ask('POST', 'price-alerts', body)).status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 409]);
  });

  describe('after a split of each share into five', () => {
    const split = (exDate: string) =>
      app.db.insert(corporateActions).values({
        isin: isinOf(1),
        part: 0,
        exDate,
        kind: 'split',
        priceFactor: '0.2',
        subject: 'Split of ten rupees into two',
        publisher: 'NSE',
        document: 'actions.csv',
        asOf: exDate,
        contentHash: 'test',
      });
    const waitFor = async (direction: 'above' | 'below', price: string) => {
      const { ask } = await browserOf(app, 'ann');
      expect((await ask('POST', 'price-alerts', { stock: 'co1', direction, price })).status).toBe(201);
    };
    const closeAt = async (close: string, days: number) => {
      const before = app.clock.now().getTime();
      await trade(close, addDays(day(), days));
      app.clock.now = () => new Date(Date.now() + days * 24 * 3_600_000 + 15 * 60_000);
      expect(app.clock.now().getTime()).toBeGreaterThan(before);
      await app.jobs.runDue('price-alerts');
    };

    it('is not sent for a close that is low in new shares only', async () => {
      await waitFor('below', '900');
      await split(addDays(day(), 1));
      await closeAt('200', 1);
      expect(await alertsOf('ann')).toEqual([]);
      await closeAt('180', 2);
      expect(await alertsOf('ann')).toMatchObject([
        {
          title: expect.stringMatching(/^Company 1 Limited closed at ₹180.00 on /),
          description:
            'You asked to be told at a close at or below ₹180.00: ₹900.00 before the shares were divided.',
        },
      ]);
    });

    it('is listed with the price in new shares from the day of the split on', async () => {
      const prices = async () => {
        const { ask } = await browserOf(app, 'ann');
        const { alerts }: PriceAlertsReply = (await ask('GET', 'price-alerts')).body;
        return alerts.map(({ price, dividedPrice }) => [price, dividedPrice]);
      };
      const lastClose = async () => {
        const { ask } = await browserOf(app, 'ann');
        const { alerts }: PriceAlertsReply = (await ask('GET', 'price-alerts')).body;
        return alerts[0]?.lastClose;
      };
      await waitFor('below', '900');
      await split(addDays(day(), 1));
      await app.market.refresh();
      expect(await prices()).toEqual([['900.00', null]]);
      await closeAt('180', 1);
      expect(await prices()).toEqual([['900.00', '180.00']]);
      expect(await lastClose()).toEqual({ price: '180.00', day: addDays(day(), 1) });
      await waitFor('below', '900');
      expect(await prices()).toEqual([
        ['900.00', null],
        ['900.00', '180.00'],
      ]);
    });

    it('is sent for a close as high in new shares', async () => {
      await waitFor('above', '1000');
      await split(addDays(day(), 1));
      await closeAt('200', 1);
      expect(await alertsOf('ann')).toHaveLength(1);
    });

    it('compares unadjusted where the price was set on the day of the split, or the split is only announced', async () => {
      await split(day());
      await waitFor('below', '190');
      await split(addDays(day(), 5));
      await closeAt('195', 1);
      expect(await alertsOf('ann')).toEqual([]);
      await closeAt('189', 2);
      expect(await alertsOf('ann')).toHaveLength(1);
    });
  });
});
