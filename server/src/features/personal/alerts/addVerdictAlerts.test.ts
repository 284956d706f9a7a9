import type { Alert, AlertsReply, PortfolioEntry } from '@tayyib/shared/contracts';
import { consentPurposes } from '@tayyib/shared/consents';
import { isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { alertChoices } from '../../../database/schema/personal/deliveryTables';
import { alerts } from '../../../database/schema/personal/alertTables';
import { consentEvents } from '../../../database/schema/accounts/consentTables';
import type { PersonName } from '../../../testing';
import { buildTestApp, connectSocket, userIdOf, resetDatabase } from '../../../testing';
import { browserOf, isinOf } from '../watchlists/watchlistFixtures';
import { decide, listCompliant } from './alertFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompliant(app, 2);
});

/** After the split. */
const late = { day: '2026-03-02' };

type Entry = Partial<PortfolioEntry>;
const bought = (quantity: number, part: Entry = {}): Entry => ({ kind: 'buy', quantity, ...part });
const sold = (quantity: number, part: Entry = {}): Entry => ({ kind: 'sell', quantity, ...part });

/** A user who agreed to storing these purchases and sales of the first company, one on each day of January. */
async function owner(name: PersonName, entries: readonly Entry[], server = app) {
  const browser = await browserOf(server, name);
  await browser.ask('PUT', 'consents/portfolio', { isGiven: true });
  const body = entries.map((entry, at) => ({
    key: `typed:${at}`,
    isin: isinOf(1),
    day: `2026-01-${String(at + 1).padStart(2, '0')}`,
    amountPaise: null,
    chargesPaise: 0,
    source: 'typed',
    ...entry,
  }));
  expect((await browser.ask('POST', 'portfolio/entries', { entries: body })).status).toBe(200);
  return browser;
}
const alertsOf = async (name: PersonName): Promise<Alert[]> => {
  const { ask } = await browserOf(app, name);
  const { data }: AlertsReply = (await ask('GET', 'getnotification')).body;
  return data;
};
/** A split of each share of the first company into five. */
const split = () =>
  app.db.insert(corporateActions).values({
    isin: isinOf(1),
    part: 0,
    exDate: '2026-03-02',
    kind: 'split',
    priceFactor: '0.2',
    subject: 'Split of ten rupees into two',
    publisher: 'NSE',
    document: 'actions.csv',
    asOf: '2026-03-01',
    contentHash: 'test',
  });

it('tells who owns a stock without watching it, on the open page too', async () => {
  await owner('ann', [bought(10)]);
  await owner('paro', [bought(10, { isin: isinOf(2) })]);
  const page = await connectSocket(app, 'ann');
  const heard = new Promise<Alert>((resolve) => page.once('newAlert', resolve));
  await decide(app, isinOf(1), 2);
  const alerts = await alertsOf('ann');
  expect(alerts).toMatchObject([
    {
      kind: 'verdict',
      scan_name: 'Portfolio',
      scan_url: `/stock?isin=${isinOf(1)}`,
      title: 'Company 1 Limited is not Shariah compliant any more',
      description:
        'It is in your portfolio. By TASIS it was Shariah compliant. Decided by Adil Alim: Its annual report says so.',
    },
  ]);
  expect(await heard).toEqual(alerts[0]);
  page.close();
  expect(await alertsOf('paro')).toEqual([]);
});

it('leaves alerts to be delivered only for users who chose a channel beside the page', async () => {
  // without an open page, so that its jobs wait
  const idle = await buildTestApp();
  await listCompliant(idle, 1);
  await owner('paro', [bought(10)], idle);
  await decide(idle, isinOf(1), 2);
  const jobs = sql`select from graphile_worker.jobs where task_identifier = 'queue-deliveries'`;
  expect((await idle.db.execute(jobs)).rowCount).toBe(0);
  await owner('ann', [bought(10)], idle);
  const ann = await userIdOf(idle, 'ann');
  await idle.db.insert(alertChoices).values({ userId: ann, kind: 'verdict', channel: 'mail', isOn: true });
  await decide(idle, isinOf(1), 1);
  expect((await idle.db.execute(jobs)).rowCount).toBe(1);
  const unqueued = await idle.db
    .select({ userId: alerts.userId })
    .from(alerts)
    .where(isNull(alerts.queuedAt));
  expect(unqueued).toEqual([{ userId: ann }]);
  await idle.close();
});

it('tells a user who watches and owns a stock once, and who watches it alone without the portfolio', async () => {
  const ann = await owner('ann', [bought(10), bought(5)]);
  const paro = await browserOf(app, 'paro');
  for (const { create, place } of [ann, paro]) await place(isinOf(1), [await create('Watched')]);
  const pages = [await connectSocket(app, 'ann'), await connectSocket(app, 'paro')];
  const heard = Promise.all(
    pages.map((page) => new Promise<Alert>((resolve) => page.once('newAlert', resolve))),
  );
  await decide(app, isinOf(1), 2);
  const names = (alerts: readonly Alert[]) => alerts.map(({ scan_name }) => scan_name);
  expect(names(await alertsOf('ann'))).toEqual(['Portfolio']);
  expect(names(await alertsOf('paro'))).toEqual(['Watchlist']);
  expect(names(await heard)).toEqual(['Portfolio', 'Watchlist']);
  for (const page of pages) page.close();
});

it('tells nobody who withdrew the consent, or agreed to a text without alerts', async () => {
  const ann = await owner('ann', [bought(10)]);
  await owner('paro', [bought(10)]);
  await ann.ask('PUT', 'consents/portfolio', { isGiven: false });
  const before = { purpose: 'portfolio', action: 'given', version: '2026-11-24', at: new Date() } as const;
  await app.db.insert(consentEvents).values({ ...before, userId: await userIdOf(app, 'paro') });
  await decide(app, isinOf(1), 2);
  expect(await alertsOf('ann')).toEqual([]);
  expect(await alertsOf('paro')).toEqual([]);
});

it('tells an owner by the standard that they judge by', async () => {
  const ann = await owner('ann', [bought(10)]);
  expect((await ann.ask('PUT', 'profile', { first_name: 'Ann', standard: 'AAOIFI' })).status).toBeLessThan(
    300,
  );
  await decide(app, isinOf(1), 2);
  expect(await alertsOf('ann')).toEqual([]);
});

it('tells an owner after more than a batch of owners who judge by another standard', async () => {
  await app.db.execute(sql`
    with others as (
      insert into users (id, email, first_name, standard)
      select lpad(to_hex(n), 32, '0')::uuid, 'owner-' || n || '@example.com', 'Owner', 'AAOIFI' from generate_series(1, 1001) n
      returning id
    ), consents as (
      insert into consent_events (user_id, purpose, action, version, at)
      select id, 'portfolio', 'given', ${consentPurposes.portfolio.version}, now() from others
    )
    insert into portfolio_entries (user_id, key, kind, isin, day, quantity, charges_paise, source)
    select id, 'a', 'buy', ${isinOf(1)}, '2026-01-01', 1, 0, 'typed' from others
  `);
  await owner('ann', [bought(10)]);
  await decide(app, isinOf(1), 2);
  expect(await alertsOf('ann')).toHaveLength(1);
});

it.each([
  ['sold all', [bought(10), bought(5), sold(15)], 0],
  ['sold a part', [bought(10), sold(9)], 1],
  ['bought again after a sale of all', [bought(10), sold(10), bought(1)], 1],
  ['sold what no purchase on record covers, and bought since', [sold(50), bought(10)], 1],
  ['sold as many as were bought before a split, which left four fifths', [bought(10), sold(10, late)], 1],
  ['sold all after a split', [bought(10), sold(50, late)], 0],
  ['bought under the ISIN before a split', [bought(10, { isin: isinOf(1).replace(/..$/, '09') })], 1],
])('counts the alerts of an owner who %s', async (_what, entries, alerts) => {
  await split();
  await owner('ann', entries);
  await decide(app, isinOf(1), 2);
  expect(await alertsOf('ann')).toHaveLength(alerts);
});
