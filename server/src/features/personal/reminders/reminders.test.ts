import { addDays, addHijriYear, indianDay } from '@tayyib/shared/values/calendar';
import type { AlertsReply, LedgerDue } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn, userIdOf, type PersonName, resetDatabase } from '../../../testing';
import { recordConsent } from '../../accounts/consents/changeConsents';
import { addToLedger } from '../purificationLedger/ledgerRepository';
import { draftDues } from '@tayyib/shared/shariah/purification-ledger';
import { agreeToLedger, agreeToZakatYears } from '../../accounts/consents/consentFixtures';
import { remindOfPurification } from './remindOfPurification';
import { remindOfZakat } from './remindOfZakat';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

const today = () => indianDay(app.clock.now());
const at = (day: string) => new Date(`${day}T06:00:00Z`);
async function ask(name: PersonName, method: 'GET' | 'PUT', path: string, payload?: object) {
  const headers = await signedIn(app, name);
  return app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
}
const reminders = async (name: PersonName) => {
  const { data } = (await ask(name, 'GET', 'getnotification')).json<AlertsReply>();
  return data.filter(({ kind }) => kind === 'reminder');
};

describe('a zakat reminder', () => {
  const dueIn = async (days: number) => {
    await agreeToZakatYears(app, await userIdOf(app, 'ann'));
    const on = addDays(today(), days);
    await ask('ann', 'PUT', 'zakat/reminders', { reminders: [{ on, year: 'lunar' }] });
    return on;
  };
  const nextOf = async () =>
    (await ask('ann', 'GET', 'zakat/years'))
      .json<{ reminders: { on: string }[] }>()
      .reminders.map(({ on }) => on);

  it('is an alert a week before the day, once, and is set to the next year', async () => {
    const on = await dueIn(8);
    await remindOfZakat(app.db, app.clock.now());
    expect(await reminders('ann')).toEqual([]);
    const day = at(addDays(today(), 1));
    await Promise.all([remindOfZakat(app.db, day), remindOfZakat(app.db, day)]);
    await remindOfZakat(app.db, day);
    expect(await reminders('ann')).toMatchObject([
      { title: expect.stringContaining('Your zakat is due on'), scan_url: '/zakat-calculator' },
    ]);
    expect(await nextOf()).toEqual([addHijriYear(on)]);
  });

  it('is of each line of wealth, also where one has the day that another has a year later', async () => {
    const soon = await dueIn(3);
    const later = addHijriYear(soon);
    const both = [soon, later].map((on) => ({ on, year: 'lunar' }));
    await ask('ann', 'PUT', 'zakat/reminders', { reminders: both });
    await remindOfZakat(app.db, app.clock.now());
    expect(await nextOf()).toEqual([later]);
    await remindOfZakat(app.db, at(addDays(later, -6)));
    expect(await nextOf()).toEqual([addHijriYear(later)]);
  });

  it('is removed in place of raised after the consent is withdrawn', async () => {
    await dueIn(3);
    const userId = await userIdOf(app, 'ann');
    await recordConsent(app.db, { userId, purpose: 'zakat-years', isGiven: false, at: app.clock.now() });
    await remindOfZakat(app.db, app.clock.now());
    expect(await reminders('ann')).toEqual([]);
    expect(await nextOf()).toEqual([]);
  });
});

describe('a purification reminder', () => {
  const account = { isin: null, name: 'Acme Limited', yearTo: '2024-03-31' };
  const basis = { method: 'dividend', standard: 'TASIS' } as const;
  const due: LedgerDue = { ...account, ...basis, working: [], duePaise: 5000 };
  const owe = async () => {
    const userId = await userIdOf(app, 'ann');
    await agreeToLedger(app, userId);
    const now = app.clock.now();
    await addToLedger(app.db, { userId, at: now, draft: (lines) => draftDues(lines, [due], today()) ?? [] });
  };

  it('is an alert once in a financial year, of what is open for a month', async () => {
    await owe();
    await remindOfPurification(app.db, app.clock.now());
    expect(await reminders('ann')).toEqual([]);
    const month = at(addDays(today(), 31));
    await remindOfPurification(app.db, month);
    await remindOfPurification(app.db, month);
    expect(await reminders('ann')).toMatchObject([
      { title: '₹50.00 of purification is still to give', scan_url: '/purification-ledger' },
    ]);
    await remindOfPurification(app.db, at(addDays(today(), 400)));
    expect(await reminders('ann')).toHaveLength(2);
  });

  it('is not raised where everything was paid, or after the consent is withdrawn', async () => {
    await owe();
    const userId = await userIdOf(app, 'ann');
    await recordConsent(app.db, {
      userId,
      purpose: 'purification-ledger',
      isGiven: false,
      at: app.clock.now(),
    });
    await remindOfPurification(app.db, at(addDays(today(), 31)));
    expect(await reminders('ann')).toEqual([]);
  });
});
