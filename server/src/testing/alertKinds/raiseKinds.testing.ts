import { randomUUID } from 'node:crypto';
import type { AlertKind } from '@tayyib/shared/alert-kinds';
import { addDays, indianDay } from '@tayyib/shared/values/calendar';
import { eq } from 'drizzle-orm';
import { users } from '../../database/schema/accounts/identityTables';
import { people, settleEvents, settleJobs, userIdOf } from '..';
import { agreeToCommunityTerms, agreeToZakatYears } from '../../features/accounts/consents/consentFixtures';
import { evaluateFollowedScreens } from '../../features/market/screens/following/evaluateFollowedScreens';
import { goOnline, onlineAt, type OnlineTester } from '../../features/community/calls/onlineFixture';
import { atRooms } from '../../features/community/calls/group/groupFixtures';
import { isinOf, tradeCompany } from '../../features/personal/watchlists/watchlistFixtures';
import { decide, listCompliant } from '../../features/personal/alerts/alertFixtures';
import { anEvent } from '../../features/community/learning/learningFixtures';
import { readerNames, type ReaderName, type Readers } from '../../features/personal/alerts/readers.testing';
import { hourMs, minuteMs } from '../../lib/durations';

/** Moves the clock of the server forward. */
const wait = ({ app }: Readers, ms: number) => {
  const now = app.clock.now().getTime();
  app.clock.now = () => new Date(now + ms);
};

/** Does something as each of them, on a plan that includes everything; their own plan is restored. */
async function withEveryPlan({ app }: Readers, act: (name: ReaderName) => Promise<unknown>): Promise<void> {
  for (const name of readerNames) {
    const isTheirs = eq(users.id, await userIdOf(app, name));
    await app.db.update(users).set({ plan: 'premium_pro' }).where(isTheirs);
    await act(name);
    await app.db.update(users).set({ plan: people[name].plan }).where(isTheirs);
  }
}

/** Raises an alert of each kind by its real cause, addressed to everybody as far as that is possible. */
export const raiseKinds: Readonly<Record<AlertKind, (readers: Readers) => Promise<void>>> = {
  async verdict({ app, reader }) {
    await listCompliant(app, 1);
    for (const name of readerNames)
      await reader(name).place(isinOf(1), [await reader(name).create('Watched')]);
    await decide(app, isinOf(1), 2);
  },

  async price(readers) {
    const { app, reader } = readers;
    await listCompliant(app, 1);
    for (const name of readerNames)
      await reader(name).ask('POST', 'price-alerts', { stock: 'co1', direction: 'above', price: '100' });
    const day = indianDay(app.clock.now());
    await tradeCompany(app, { isin: isinOf(1), exchange: 'NSE', day, close: '101', previousClose: null });
    wait(readers, 15 * minuteMs);
    await app.jobs.runDue('price-alerts');
  },

  async screen(readers) {
    const { app, reader } = readers;
    await listCompliant(app, 1);
    await app.market.refresh();
    const screen = { name: 'Halal', text: 'Status = compliant', columns: ['Price'] };
    await withEveryPlan(readers, async (name) => {
      const { ask } = reader(name);
      const { id } = (await ask('POST', 'screens/saved', screen)).body;
      expect((await ask('PUT', `screens/saved/${id}/follow`)).status).toBe(200);
    });
    await decide(app, isinOf(1), 2);
    await evaluateFollowedScreens(app, app.market);
  },

  async scanner({ app, reader }) {
    const { body } = await reader('sana').ask('POST', 'staff/alerts/scanners', { name: 'Breakouts' });
    const url = new URL(body.address).pathname;
    await app.inject({ method: 'POST', url, payload: { stocks: 'RELIANCE', trigger_prices: '1520.5' } });
  },

  async broadcast({ app, reader }) {
    const message = { title: 'Markets are closed', text: 'On Friday.', link: '/plan', image: null };
    await reader('sana').ask('POST', 'staff/alerts/broadcasts', message);
    await settleJobs(app, 'send-broadcast');
  },

  async community(readers) {
    const { app, reader } = readers;
    const say = (name: ReaderName, text: string) => reader(name).ask('POST', 'community/posts', { text });
    await withEveryPlan(readers, async (name) => {
      await agreeToCommunityTerms(app, await userIdOf(app, name));
      expect((await say(name, 'Salaam')).status).toBe(201);
    });
    const mention = (name: ReaderName) => `@${people[name].firstName} ${people[name].lastName}`;
    await say('rafi', `Look: ${readerNames.map(mention).join(', ')}`);
    await say('paro', `And you, ${mention('rafi')}`);
  },

  async digest({ app, reader }) {
    for (const name of ['paro', 'rafi'] as const) await agreeToCommunityTerms(app, await userIdOf(app, name));
    const { id } = (await reader('paro').ask('POST', 'community/posts', { text: 'How I read accounts' }))
      .body;
    await reader('rafi').ask('PUT', `community/posts/${id}/marks`, { isLiked: true });
    await app.jobs.runDue('community-digest');
  },

  async answer({ reader }) {
    for (const name of readerNames) {
      const text = `May ${people[name].firstName} hold a stock that was sold short by others?`;
      const { id } = (await reader(name).ask('POST', 'advisor/questions', { text })).body;
      await reader('adil').ask('POST', `staff/questions/${id}/answer`, {
        text: 'Yes, what others do is not yours.',
      });
    }
  },

  async consultation({ app, reader }) {
    const { ask } = reader('adil');
    for (const [place, name] of readerNames.entries()) {
      if (name === 'adil') continue;
      const startsAt = new Date(app.clock.now().getTime() + (48 + place) * hourMs).toISOString();
      const slotId = (await ask('POST', 'consultations/slots', { startsAt })).body.id;
      const question = 'May I hold a company with a loan like this one?';
      const booked = await reader(name).ask('POST', 'consultations', { slotId, isin: null, question });
      if (booked.status === 201)
        await ask('PUT', `consultations/${booked.body.id}/answer`, { answer: 'Yes, you may.' });
    }
  },

  async event(readers) {
    const { app, reader } = readers;
    const startsAt = new Date(app.clock.now().getTime() + 90 * minuteMs).toISOString();
    const announced = await reader('adil').ask('POST', 'staff/learning/events', anEvent(app, { startsAt }));
    for (const name of readerNames) {
      const { status } = await reader(name).ask('PUT', `learn/events/${announced.body.id}/seat`);
      expect(status).toBe(200);
    }
    wait(readers, 45 * minuteMs);
    await app.jobs.runDue('event-reminders');
  },

  async call({ app, reader }) {
    const online = new Map<string, OnlineTester>([['bob', await goOnline(app, 'bob')]]);
    for (const name of readerNames) online.set(name, await onlineAt(reader(name).socket, name));
    for (const [place, name] of readerNames.entries()) {
      // several callers: nobody may call that many in a row, and not every plan may ring an advisor
      const caller = online.get(name === 'adil' ? 'rafi' : place % 2 === 0 ? 'bob' : 'ann');
      if (!caller) throw new Error('Nobody calls.');
      const peer = await caller.peerOf(name);
      const callId = randomUUID();
      expect(await caller.call(callId, peer)).toMatchObject({ ok: true });
      expect(await caller.hangUp(callId, peer)).toEqual({ ok: true });
    }
    online.get('bob')?.socket.close();
  },

  async room({ app, reader }) {
    const host = await atRooms(app, 'bob');
    const online = await goOnline(app, 'bob');
    const roomId = await host.opens('Zakat circle');
    for (const name of readerNames) {
      await onlineAt(reader(name).socket, name);
      await host.socket.emitWithAck('group-call-invite', { roomId, peer: await online.peerOf(name) });
    }
    host.socket.close();
    online.socket.close();
  },

  async reminder(readers) {
    const { app, reader } = readers;
    for (const name of readerNames) {
      await agreeToZakatYears(app, await userIdOf(app, name));
      const on = addDays(indianDay(app.clock.now()), 3);
      const { status } = await reader(name).ask('PUT', 'zakat/reminders', {
        reminders: [{ on, year: 'lunar' }],
      });
      expect(status).toBe(200);
    }
    wait(readers, hourMs);
    await app.jobs.runDue('reminders');
  },
};

/** Alerts those of the readers who store the company in their portfolio, and watch nothing, of its verdict. */
export async function raiseToOwners({ app, reader }: Readers, owners: readonly ReaderName[]): Promise<void> {
  await listCompliant(app, 1);
  const day = addDays(indianDay(app.clock.now()), -30);
  const bought = { kind: 'buy', isin: isinOf(1), day, quantity: 10, amountPaise: null, chargesPaise: 0 };
  for (const name of owners) {
    const { ask } = reader(name);
    expect((await ask('PUT', 'consents/portfolio', { isGiven: true })).status).toBe(200);
    const entries = [{ key: 'typed:1', source: 'typed', ...bought }];
    expect((await ask('POST', 'portfolio/entries', { entries })).status).toBe(200);
  }
  await decide(app, isinOf(1), 2);
}

/** Waits until subscribers have had the changes of verdicts. */
export const settled = ({ app }: Readers) => settleEvents(app, 'verdict.changed');
