import { aCompany, aFiling, anInterim, aSummary, soundAmounts, summedUp } from './facts.fixture';
import { applyOverride, gradeNames, gradeSentences, judge, tasis, testsInWords } from '.';
import type { CompanyEvent, CompanyFacts } from '.';
import { reviewGrades } from '../contracts';
import type { ReviewGrade, VerdictOverride } from '../contracts';

const today = '2026-11-21';
const source = { publisher: 'NSE', document: 'actions.csv', asOf: '2025-01-06', publishedOn: null };
const demerger: CompanyEvent = { kind: 'demerger', day: '2025-01-06', subject: 'Demerger', source };
const unknownBusiness = { industry: null };
const openInterest = aSummary({ ...summedUp, otherIncome: 20 });

const reviews: readonly [string, Partial<CompanyFacts>, ReviewGrade][] = [
  ['no accounts', { filing: null }, 'accounts_not_loaded'],
  ['no accounts and an unknown business', { filing: null, ...unknownBusiness }, 'accounts_not_loaded'],
  ['a summary of nothing', { filing: aSummary({}) }, 'accounts_not_loaded'],
  ['a demerger', { events: [demerger] }, 'changed_since_accounts'],
  [
    'a newer balance sheet beyond a limit',
    { interim: anInterim({ borrowingsCurrent: 400 }) },
    'changed_since_accounts',
  ],
  [
    'equity above assets',
    { filing: aFiling({ ...soundAmounts, equity: 1100 }), ...unknownBusiness },
    'figures_contradict',
  ],
  ['negative debt', { filing: aFiling({ ...soundAmounts, borrowingsCurrent: -1 }) }, 'figures_contradict'],
  ['an unknown business', unknownBusiness, 'business_not_known'],
  [
    'loans of half its assets',
    { filing: aFiling({ ...soundAmounts, loansCurrent: 500 }) },
    'business_not_known',
  ],
  [
    'the form of insurers',
    { filing: aFiling(soundAmounts, { format: 'life_insurer' }) },
    'business_not_known',
  ],
  ['interest that is not stated', { filing: openInterest }, 'passes_everything_stated'],
  [
    'investments that may bear interest',
    { filing: aFiling({ ...soundAmounts, currentInvestments: 300 }) },
    'passes_everything_stated',
  ],
];

it.each(reviews)('%s', (_what, facts, grade) => {
  expect(judge(aCompany(facts), tasis, today)).toMatchObject({ status: 3, grade });
});

it('a decided verdict has no grade', () => {
  expect(judge(aCompany(), tasis, today).grade).toBeNull();
  const source = { publisher: 'BSE', document: 'Equity.csv', asOf: '2025-06-01', publishedOn: null };
  const brewery = { sector: null, industry: null, group: null, subgroup: 'Breweries & Distilleries', source };
  const verdict = judge(aCompany({ industry: brewery, filing: null }), tasis, today);
  expect(verdict).toMatchObject({ status: 2, grade: null });
});

it('a verdict has the grade “accounts not loaded” once those there are too old', () => {
  expect(judge(aCompany(), tasis, '2027-04-01')).toMatchObject({ status: 3, grade: 'accounts_not_loaded' });
});

it('counts the tests that pass and says which are open', () => {
  expect(testsInWords(judge(aCompany({ filing: openInterest }), tasis, today))).toBe(
    '2 of 3 tests passed; open: interest income at most 4.95%, limit 3%',
  );
  expect(testsInWords(judge(aCompany({ filing: null }), tasis, today))).toContain(
    '0 of 3 tests passed; open: interest-bearing debt not known, limit 25%',
  );
});

it('a grade is changed since accounts where an advisor holds a decided verdict, and keeps the grade of an open one', () => {
  const hold: VerdictOverride = {
    id: '3f1c1f4e-8d0a-4a63-9a3b-0f3f6c1f0a11',
    isin: 'INE000A01018',
    standard: 'TASIS',
    action: 'hold',
    status: 3,
    reason: 'A subsidiary is said to brew.',
    signedBy: 'Mufti Ann',
    signedAt: '2026-11-20T10:00:00.000Z',
    from: '2026-11-20',
    until: null,
  };
  const passes = judge(aCompany(), tasis, today);
  const unknown = judge(aCompany({ filing: null }), tasis, today);
  expect(applyOverride(passes, hold).grade).toBe('changed_since_accounts');
  expect(applyOverride(unknown, hold).grade).toBe('accounts_not_loaded');
  expect(applyOverride(unknown, { ...hold, action: 'override', status: 1 }).grade).toBeNull();
});

it('has words for each grade', () => {
  expect(Object.keys(gradeNames)).toEqual([...reviewGrades]);
  expect(Object.keys(gradeSentences)).toEqual([...reviewGrades]);
});
