import { aCompany, aFiling, anInterim, aSummary, soundAmounts, summedUp } from '../facts.fixture';
import { aaoifi, accountsOn, judge, standards, tasis } from '..';
import type { CompanyEvent, CompanyFacts, Filing, FilingAmounts } from '..';

const today = '2026-11-21';
const source = { publisher: 'NSE', document: 'actions.csv', asOf: '2025-01-06', publishedOn: null };
const demerger: CompanyEvent = { kind: 'demerger', day: '2025-01-06', subject: 'Demerger', source };

/** Complete accounts to March 2024 and a summary of those to March 2026. */
function company(
  older: Partial<FilingAmounts>,
  newer: Partial<FilingAmounts>,
  { segments = [], more = {} }: { segments?: Filing['segments']; more?: Partial<CompanyFacts> } = {},
): CompanyFacts {
  return aCompany({
    filing: aSummary({ ...summedUp, ...newer }),
    fuller: aFiling({ ...soundAmounts, ...older }, { segments }),
    ...more,
  });
}

const open = { otherIncome: 100 };
const judged = (...facts: Parameters<typeof company>) => judge(company(...facts), tasis, today);
const accountsOf = (verdict: ReturnType<typeof judge>) =>
  Object.fromEntries(verdict.ratios.map(({ id, accountsTo }) => [id, accountsTo]));

it('chooses the newest accounts, and beside a summary complete ones of before', () => {
  const summary = aSummary(summedUp);
  const full = aFiling(soundAmounts);
  const interim = anInterim({});
  const standalone = aFiling(soundAmounts, { nature: 'standalone', periodEnd: '2025-03-31' });
  expect(accountsOn([full, interim], today)).toEqual({ filing: full, fuller: null, interim });
  expect(accountsOn([full, summary, interim, standalone], today)).toEqual({
    filing: summary,
    fuller: full,
    interim,
  });
  expect(accountsOn([full, summary], '2026-05-21').filing).toBe(full);
  expect(accountsOn([standalone, summary], today).fuller).toBeNull();
  const complete = aFiling(soundAmounts, { periodStart: '2025-04-01', periodEnd: '2026-03-31' });
  expect(accountsOn([summary, complete], today)).toMatchObject({ filing: complete, fuller: null });
});

it('decides by the newest accounts alone what they decide', () => {
  const verdict = judged({ borrowingsNoncurrent: 900, interestIncome: 100 }, {});
  expect(verdict).toMatchObject({ status: 1, accountsTo: '2026-03-31', freshness: { state: 'fresh' } });
  expect(verdict.stars).toBe(1);
  expect(judged({}, { borrowingsUndivided: 300 })).toMatchObject({ status: 4, accountsTo: '2026-03-31' });
});

it('complete accounts decide what a summary leaves open; the verdict is as old as they are, and says so', () => {
  const verdict = judged({}, open);
  expect(verdict).toMatchObject({
    status: 1,
    accountsTo: '2024-03-31',
    stars: null,
    grade: null,
    freshness: {
      state: 'outdated',
      accountsTo: '2024-03-31',
      newerInSummary: { periodEnd: '2026-03-31', publishedOn: '2026-05-22' },
    },
  });
  expect(accountsOf(verdict)).toEqual({
    debt: '2026-03-31',
    impure_income: '2024-03-31',
    liquidity: '2026-03-31',
  });
  expect(verdict.reasons).toContain(
    'Interest income is 1% of total income; the limit is 3%. This is by the complete accounts to 31 Mar 2024.',
  );
  expect(verdict.reasons).toContain(
    'Interest-bearing debt is 10% of total assets; the limit is 25%. This is by the summary of the accounts to 31 Mar 2026.',
  );
  expect(verdict.reasons.join(' ')).toContain(
    'Those to 31 Mar 2026 we have in summary, which leaves open a figure that these decide.',
  );
  expect(verdict.reasons.join(' ')).not.toContain('we do not have them');
  expect(verdict.basis?.checked).toEqual(
    expect.arrayContaining([
      'Consolidated, audited accounts to 31 Mar 2026, in summary.',
      'Consolidated, audited accounts to 31 Mar 2024.',
    ]),
  );
  expect(judged({ interestIncome: 16 }, open)).toMatchObject({ status: 6, accountsTo: '2024-03-31' });
});

it('lets no complete accounts pass what the newest show to be beyond the limit', () => {
  const facts = company({}, { cashAndCashEquivalents: 650, inventories: 0, propertyPlantAndEquipment: 0 });
  expect(judge(facts, aaoifi, today).status).toBe(3);
  expect(judge({ ...facts, fuller: null }, aaoifi, today).status).toBe(3);
});

it.each<[string, Parameters<typeof company>]>([
  ['are older than the edition allows', [{}, open, {}]],
  ['are of the company before it changed', [{}, open, { more: { events: [demerger] } }]],
  ['contradict themselves', [{ equity: 1100 }, open]],
])('does not count complete accounts that %s', (what, facts) => {
  const day = what.includes('older') ? '2027-04-01' : today;
  const verdict = judge(company(...facts), tasis, day);
  expect(verdict).toMatchObject({ status: 3, accountsTo: '2026-03-31', grade: 'passes_everything_stated' });
});

it('a verdict by two accounts is void for changes after the newest accounts alone', () => {
  expect(judged({}, {}, { more: { events: [demerger] } }).status).toBe(1);
  const after = { ...demerger, day: '2026-06-01' };
  expect(judged({}, {}, { more: { events: [after] } })).toMatchObject({
    status: 3,
    grade: 'changed_since_accounts',
  });
});

describe('lines of business of complete accounts', () => {
  const wine = [
    { name: 'Paints', revenueRupees: 970_000_000 },
    { name: 'Wines', revenueRupees: 30_000_000 },
  ];
  const paints = [{ name: 'Paints', revenueRupees: 970_000_000 }];

  it('count beside newer accounts that state none', () => {
    const verdict = judged({}, {}, { segments: wine });
    expect(verdict).toMatchObject({ status: 2, accountsTo: '2024-03-31' });
    expect(judged({}, {}, { segments: paints })).toMatchObject({
      status: 1,
      accountsTo: '2024-03-31',
      business: { accountsTo: '2024-03-31' },
    });
  });

  it('leave the impure income of newer accounts open where they tolerate a line', () => {
    const verdict = judge(company({}, {}, { segments: wine }), aaoifi, today);
    expect(accountsOf(verdict)).toMatchObject({ debt: '2026-03-31', impure_income: '2024-03-31' });
    expect(verdict.status).toBe(1);
    const indebted = judge(company({ interestIncome: 24 }, {}, { segments: wine }), aaoifi, today);
    expect(indebted.status).toBe(6);
  });

  it('still object after a change of the company, and show no line that is permitted', () => {
    const changed = { events: [demerger] };
    expect(judged({}, {}, { segments: wine, more: changed }).status).toBe(2);
    const wide = aCompany().industry;
    const more = { ...changed, industry: wide && { ...wide, subgroup: 'Diversified FMCG' } };
    expect(judged({}, {}, { segments: paints, more: { industry: more.industry } }).status).toBe(1);
    expect(judged({}, {}, { segments: paints, more })).toMatchObject({
      status: 3,
      grade: 'business_not_known',
    });
  });

  it('are a question once they are too old', () => {
    const verdict = judge(company({}, {}, { segments: wine }), tasis, '2027-04-01');
    expect(verdict).toMatchObject({ status: 3, grade: 'business_not_known' });
    expect(verdict.missing).toEqual(['Revenue by line of business newer than 31 Mar 2024']);
  });

  it('show loans that a summary does not state', () => {
    expect(judged({ loansCurrent: 101 }, {})).toMatchObject({ status: 3, grade: 'business_not_known' });
    const lends = judged({ loansCurrent: 50 }, {});
    expect(accountsOf(lends)).toMatchObject({ debt: '2026-03-31', impure_income: '2024-03-31' });
  });
});

it('doubts the debt of complete accounts by what the company alone owed on their day', () => {
  const facts = company({}, { borrowingsUndivided: null });
  expect(judge(facts, tasis, today).status).toBe(1);
  const fuller = facts.fuller && { ...facts.fuller, debtOfCompanyAlone: 5_700_000_000 };
  expect(judge({ ...facts, fuller }, tasis, today)).toMatchObject({ status: 3, grade: 'figures_contradict' });
});

it('lets a balance sheet between the two contradict only what the older decide', () => {
  const beyond = anInterim({ interestIncome: 100, borrowingsCurrent: 500 });
  expect(judged({}, {}, { more: { interim: beyond } }).status).toBe(1);
  const verdict = judged({}, open, { more: { interim: beyond } });
  expect(verdict).toMatchObject({ status: 3, grade: 'changed_since_accounts' });
  expect(verdict.missing.join()).toContain('interest income 20% of total income, beyond 3%');
  expect(verdict.missing.join()).not.toContain('debt');
});

it('never turns a company that passes or fails by complete accounts into review without a reason', () => {
  standards.forEach((standard) => {
    const before = judge(aCompany(), standard, today);
    const after = judge(company({}, open), standard, today);
    expect([standard.id, before.status, after.status]).toEqual([standard.id, 1, 1]);
  });
});
