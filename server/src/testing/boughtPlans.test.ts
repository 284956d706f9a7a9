import type { AlertsReply } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { alertDeliveries } from '../database/schema/personal/deliveryTables';
import { buildTestApp, settleJobs, userIdOf, resetDatabase } from '.';
import { evaluateFollowedScreens } from '../features/market/screens/following/evaluateFollowedScreens';
import { buyerOf, travelDays } from '../features/accounts/billing/billingFixtures';
import { agreeToCommunityTerms } from '../features/accounts/consents/consentFixtures';
import { decide, listCompliant } from '../features/personal/alerts/alertFixtures';
import { isinOf } from '../features/personal/watchlists/watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

const kindsOf = async ({ ask }: Awaited<ReturnType<typeof buyerOf>>) => {
  const { data = [] }: AlertsReply = (await ask('GET', 'getnotification')).body;
  return data.map(({ kind }) => kind).sort();
};

/** Raises an alert of each kind that needs a plan, for Ann, whose screen finds a company of this status or loses it. */
async function raise(status: 1 | 2): Promise<void> {
  const rafi = await buyerOf(app, 'rafi');
  const sana = await buyerOf(app, 'sana');
  const { body } = await sana.ask('POST', 'staff/alerts/scanners', { name: 'Breakouts' });
  const url = new URL(body.address).pathname;
  await app.inject({ method: 'POST', url, payload: { stocks: 'RELIANCE', trigger_prices: '1520.5' } });

  await agreeToCommunityTerms(app, await userIdOf(app, 'rafi'));
  await rafi.ask('POST', 'community/posts', { text: 'Look, @Ann Ansari' });

  await decide(app, isinOf(1), status);
  await evaluateFollowedScreens(app, app.market);
  await settleJobs(app, 'queue-deliveries');
}

it('sends what a bought plan includes while it lasts, and to nobody after its end', async () => {
  await listCompliant(app, 1);
  await app.market.refresh();
  const ann = await buyerOf(app, 'ann');
  await ann.buy('premium_pro', 'monthly');
  await agreeToCommunityTerms(app, await userIdOf(app, 'ann'));
  await ann.ask('POST', 'community/posts', { text: 'Salaam' });
  const screen = { name: 'Halal', text: 'Status = compliant', columns: ['Price'] };
  const { id } = (await ann.ask('POST', 'screens/saved', screen)).body;
  await ann.ask('PUT', `screens/saved/${id}/follow`);

  for (const kind of ['community', 'scanner', 'screen'])
    await ann.ask('PUT', 'alerts/settings/choice', { kind, channel: 'mail', isOn: true });

  await raise(2);
  expect(await kindsOf(ann)).toEqual(['community', 'scanner', 'screen']);
  const isAnns = eq(alertDeliveries.userId, await userIdOf(app, 'ann'));
  expect(await app.db.select().from(alertDeliveries).where(isAnns)).toHaveLength(3);

  travelDays(app, 60);
  await raise(1);
  expect(await kindsOf(ann)).toEqual(['community', 'scanner', 'screen']);
});

it('allows as many watchlists as the bought plan includes', async () => {
  const ann = await buyerOf(app, 'ann');
  await ann.buy('premium', 'monthly');
  for (const title of ['One', 'Two', 'Three'])
    expect((await ann.ask('POST', 'addwatchlistcat', { title, status: 1 })).status).toBe(201);
  travelDays(app, 60);
  const { status, body } = await ann.ask('POST', 'addwatchlistcat', { title: 'Four', status: 1 });
  expect([status, body.code]).toEqual([409, 'watchlist-limit']);
});

it('tells of an open slot only those whose plan still includes consultations', async () => {
  const ann = await buyerOf(app, 'ann');
  const rafi = await buyerOf(app, 'rafi');
  const adil = await buyerOf(app, 'adil');
  await ann.buy('premium_pro', 'monthly');
  const offer = (inMinutes: number) =>
    adil.ask('POST', 'consultations/slots', {
      startsAt: new Date(app.clock.now().getTime() + inMinutes * 60_000).toISOString(),
    });
  for (const person of [ann, rafi])
    expect((await person.ask('PUT', 'consultations/wish', { isWaiting: true })).status).toBe(200);
  travelDays(app, 60);
  await offer(60);
  expect([await kindsOf(ann), await kindsOf(rafi)]).toEqual([[], ['consultation']]);

  // with the plan bought again, the wish still counts
  await ann.buy('premium_pro', 'monthly');
  await offer(120);
  expect([await kindsOf(ann), await kindsOf(rafi)]).toEqual([['consultation'], ['consultation']]);
});
