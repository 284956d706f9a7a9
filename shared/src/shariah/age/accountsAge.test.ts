import { aaoifi, accountsAge, chooseInterim, judge, standards, tasis } from '..';
import { receiptInputs } from '../receipts/receiptInputs';
import { aCompany, aFiling, anInterim, soundAmounts } from '../facts.fixture';
import type { CompanyEvent } from '..';

const year = { accountsTo: '2024-03-31' };
const judgedOn = (today: string) => judge(aCompany(), tasis, today);

const event = (kind: CompanyEvent['kind'], day: string): CompanyEvent => ({
  kind,
  day,
  subject: 'Demerger',
  source: { publisher: 'NSE corporate actions', document: '2025.json', asOf: day, publishedOn: null },
});

describe('the age of accounts', () => {
  it.each([
    ['2025-05-30', 'fresh', null],
    ['2025-05-31', 'ageing', '2025-05-31'],
    ['2026-05-30', 'ageing', '2025-05-31'],
    ['2026-05-31', 'outdated', '2026-05-31'],
    ['2027-03-31', 'outdated', '2026-05-31'],
  ])('to 31 March 2024 are on %s %s', (today, state, since) => {
    expect(judgedOn(today).freshness).toMatchObject({ ...year, state, since, decidesUntil: '2027-03-31' });
  });

  it('takes the stars of an outdated verdict, not its status', () => {
    const before = judgedOn('2026-05-30');
    const after = judgedOn('2026-05-31');
    expect([before.status, before.stars]).toEqual([1, 4]);
    expect([after.status, after.stars]).toEqual([1, null]);
  });

  it('says since when, that newer accounts exist, and that it is we who lack them', () => {
    expect(judgedOn('2026-11-21').reasons.at(-1)).toBe(
      'The accounts to 31 Mar 2024 are outdated since 31 May 2026. Those to 31 Mar 2026 had to be published by 30 May 2026; we do not have them. We have no later balance sheet. The accounts to 31 Mar 2024 decide until 31 Mar 2027.',
    );
    const withInterim = judge(aCompany({ interim: anInterim({}) }), tasis, '2025-06-30');
    expect(withInterim.reasons.at(-1)).toBe(
      'The accounts to 31 Mar 2024 are ageing since 31 May 2025. Those to 31 Mar 2025 had to be published by 30 May 2025; we do not have them. The newest balance sheet we have is that to 30 Sep 2024, which does not cover a full audited year, so it does not decide. The accounts to 31 Mar 2024 decide until 31 Mar 2027.',
    );
    expect(withInterim.freshness).toMatchObject({
      newerDue: { periodEnd: '2025-03-31', publishedBy: '2025-05-30' },
      newerOnFile: { periodEnd: '2024-09-30', publishedOn: '2024-10-25' },
    });
  });

  it('announces the day on which a pass turns to review for its age alone, three years before it comes', () => {
    for (const today of ['2024-05-10', '2026-11-21', '2027-03-31']) {
      expect(judgedOn(today).freshness?.decidesUntil).toBe('2027-03-31');
    }
    const after = judgedOn('2027-04-01');
    expect([after.status, after.freshness?.state]).toEqual([3, 'outdated']);
    expect(after.reasons.at(-1)).toContain('we do not have them');
  });

  it('has its limits in every edition, with where they are from', () => {
    for (const { freshness, accountsMaxAgeMonths } of standards) {
      expect(freshness?.sources.length).toBeGreaterThan(0);
      expect(freshness?.reading).toContain('Our rule');
      expect(freshness?.ageingMonths).toBeLessThan(accountsMaxAgeMonths);
    }
  });

  it('is unknown by an edition without limits', () => {
    const older = { ...tasis, freshness: undefined };
    expect(accountsAge('2024-03-31', older, '2026-11-21')).toBeUndefined();
    const verdict = judge(aCompany(), { ...older, edition: 'old' }, '2026-11-21');
    expect([verdict.freshness, verdict.stars]).toEqual([null, 4]);
  });
});

describe('a newer balance sheet', () => {
  const today = '2024-12-01';

  it('that breaks a limit turns a pass to review, and says which', () => {
    // 3.55% of income is interest in the half-year, 1% in the year
    const verdict = judge(aCompany({ interim: anInterim({ interestIncome: 17.75 }) }), tasis, today);
    expect(judge(aCompany(), tasis, today).status).toBe(1);
    expect([verdict.status, verdict.stars]).toEqual([3, null]);
    expect(verdict.missing).toEqual([
      'Audited accounts that answer the newer half-year accounts to 30 Sep 2024: interest income 3.55% of total income, beyond 3%',
    ]);
  });

  it('never passes a company that fails by its accounts', () => {
    const filing = aFiling({ ...soundAmounts, interestIncome: 20 });
    expect(judge(aCompany({ filing, interim: anInterim({}) }), tasis, today).status).toBe(6);
  });

  it('within the limits leaves a pass alone', () => {
    expect(judge(aCompany({ interim: anInterim({}) }), tasis, today).status).toBe(1);
  });

  it('is the newest of the same nature that was known on the day', () => {
    const accounts = aFiling(soundAmounts);
    const half = anInterim({});
    const standalone = { ...anInterim({}), nature: 'standalone' as const, periodEnd: '2025-09-30' };
    const filings = [accounts, standalone, half];
    expect(chooseInterim(filings, accounts, today)).toBe(half);
    expect(chooseInterim(filings, accounts, '2024-10-24')).toBeNull();
    expect(chooseInterim(filings, null, today)).toBeNull();
  });
});

describe('a company that changed after its accounts', () => {
  const today = '2026-11-21';
  const changed = (kind: CompanyEvent['kind'], day = '2025-10-14') =>
    aCompany({ events: [event(kind, day)] });

  it.each(['demerger', 'merger', 'scheme', 'class_change'] as const)('by a %s is under review', (kind) => {
    expect(judge(aCompany(), aaoifi, today).status).toBe(1);
    const verdict = judge(changed(kind), aaoifi, today);
    expect(verdict.status).toBe(3);
    expect(verdict.missing[0]).toMatch(/^Accounts of the company as it is since its .* of 14 Oct 2025$/);
  });

  it('does not fail by ratios of the undivided company either', () => {
    const filing = aFiling({ ...soundAmounts, borrowingsNoncurrent: 400 });
    expect(judge(aCompany({ filing }), tasis, today).status).toBe(4);
    expect(judge({ ...changed('demerger'), filing }, tasis, today).status).toBe(3);
  });

  it('still fails by its exchange class', () => {
    const { industry } = aCompany();
    const bank = industry && { ...industry, sector: 'Financial Services', group: 'Banks' };
    expect(judge({ ...changed('demerger'), industry: bank }, tasis, today).status).toBe(2);
  });

  it('still fails by a line of business, until accounts show that it left', () => {
    const segments = [
      { name: 'Cigarettes', revenueRupees: 39 },
      { name: 'Hotels', revenueRupees: 61 },
    ];
    const filing = aFiling(soundAmounts, { segments });
    expect(judge({ ...changed('demerger'), filing }, tasis, today).status).toBe(2);
  });

  it('is judged by accounts of a period that ended later', () => {
    expect(judge(changed('demerger', '2024-03-31'), tasis, today).status).toBe(1);
    expect(judge(changed('demerger', '2024-04-01'), tasis, today).status).toBe(3);
    expect(judge(changed('demerger', '2026-11-22'), tasis, today).status).toBe(1);
  });
});

it('changes the inputs of a verdict on the few days on which a state changes, and on no other', () => {
  const days = ['2026-05-29', '2026-05-30', '2026-05-31', '2026-06-01', '2026-11-21'];
  const [a, b, c, d, e] = days.map((day) => JSON.stringify(receiptInputs(aCompany(), tasis, day)));
  expect([a === b, b === c, c === d, d === e]).toEqual([true, false, true, true]);
});
