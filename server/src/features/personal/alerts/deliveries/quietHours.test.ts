import { eq } from 'drizzle-orm';
import { securities } from '../../../../database/schema/facts/factsTables';
import { hourMs, minuteMs } from '../../../../lib/durations';
import { browserOf, isinOf } from '../../watchlists/watchlistFixtures';
import { decide, listCompliant } from '../alertFixtures';
import { aBrowser } from './deliveries.testing';
import { startDeliveries } from './startDeliveries.testing';

const on = startDeliveries();
const { raise, work, afterNoon } = on;
/** 10 pm to 7 am, Indian time. */
const night = { from: '22:00', until: '07:00' };
/** 7 am, so long after midday. */
const morning = 19 * hourMs;

async function ann(timing: object = {}) {
  const { ask, ...person } = await browserOf(on.app, 'ann');
  const set = await ask('PUT', 'alerts/settings/timing', {
    mail: 'at-once',
    dailyAt: '08:00',
    quiet: night,
    ...timing,
  });
  expect(set.status).toBe(200);
  const wantsMails = (kind: string) =>
    ask('PUT', 'alerts/settings/choice', { kind, channel: 'mail', isOn: true });
  await wantsMails('broadcast');
  return { ask, wantsMails, ...person };
}

/** Nothing was mailed so far, and one mail is sent when the quiet hours end. */
async function isMailedOnceInTheMorning() {
  expect(on.post.mails).toEqual([]);
  for (const ms of [morning, morning + minuteMs]) {
    afterNoon(ms);
    await work();
  }
  expect(on.post.mails).toHaveLength(1);
}

it('mails an alert of the night once, in the morning', async () => {
  await ann();
  afterNoon(10.5 * hourMs);
  await raise('ann');
  await work();
  afterNoon(morning - minuteMs);
  await work();
  await isMailedOnceInTheMorning();
});

it('mails at night what was due before, such as after a time without servers, in the morning', async () => {
  await ann();
  afterNoon(9.9 * hourMs);
  await raise('ann');
  await on.app.jobs.runDue('queue-deliveries');
  afterNoon(11 * hourMs);
  await work();
  await isMailedOnceInTheMorning();
});

it('sends a daily mail whose time is at night in the morning', async () => {
  await ann({ mail: 'daily', dailyAt: '23:00' });
  await raise('ann', 'The first');
  await raise('ann', 'The second');
  await work();
  afterNoon(11 * hourMs);
  await work();
  await isMailedOnceInTheMorning();
  expect(on.post.mails[0]).toContain('Subject: 2 alerts from');
});

it('tries a push that failed in the evening again in the morning', async () => {
  const { ask } = await ann();
  await ask('PUT', 'alerts/push', aBrowser(`${on.target.url}/ann`).subscription);
  on.target.answerWith(503);
  afterNoon(9.9 * hourMs);
  await raise('ann');
  await work();
  expect(on.target.received).toHaveLength(1);
  on.target.answerWith(201);
  afterNoon(11 * hourMs);
  await work();
  expect(on.target.received).toHaveLength(1);
  for (const ms of [morning, morning + minuteMs]) {
    afterNoon(ms);
    await work();
  }
  expect(on.target.received).toHaveLength(2);
});

it('names a stock that was delisted before the daily mail by its ISIN', async () => {
  const { create, place, wantsMails } = await ann({ mail: 'daily', dailyAt: '18:00', quiet: null });
  await wantsMails('verdict');
  await listCompliant(on.app, 1);
  await place(isinOf(1), [await create('Watched')]);
  await decide(on.app, isinOf(1), 2);
  await raise('ann', 'Another alert');
  await work();
  await on.app.db.delete(securities).where(eq(securities.isin, isinOf(1)));
  afterNoon(7 * hourMs);
  await work();
  const [mail = ''] = on.post.mails;
  expect(mail).toContain('Subject: 2 alerts from');
  expect(mail).toContain(`${isinOf(1)} is not Shariah compliant any more`);
  expect(mail).toContain('Another alert');
});
