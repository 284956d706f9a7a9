import { StandardData } from '../contracts/verdicts/standardData';
import type { StandardId } from '../contracts';
import { aCompany, aFiling, anInterim, halfYears, soundAmounts } from './facts.fixture';
import { judge, standardById, standardIds, standardNamed, standardNames, standards } from '.';
import type { CompanyFacts } from '.';

const today = '2026-11-21';

const withAmounts = (more: Parameters<typeof aFiling>[0]) =>
  aCompany({ filing: aFiling({ ...soundAmounts, ...more }) });

const withInterim = (more: Parameters<typeof anInterim>[0]) => aCompany({ interim: anInterim(more) });

const withLine = (name: string, share: number) =>
  aCompany({
    filing: aFiling(soundAmounts, {
      segments: [
        { name: 'Paints', revenueRupees: Math.round((1 - share) * 4_900_000_000) },
        { name, revenueRupees: Math.round(share * 4_900_000_000) },
      ],
    }),
  });

/** In the order of the header: the verdict of each standard on a company of 1,000 crore assets and 2,000 crore market value. */
const header: readonly StandardId[] = standardIds;
const expected: readonly [string, CompanyFacts, readonly number[]][] = [
  //                                                               TASIS AAOIFI S&P DJ MSCI FTSE SC
  ['sound', aCompany(), [1, 1, 1, 1, 1, 1, 1]],
  ['in debt for 26% of assets', withAmounts({ borrowingsCurrent: 210 }), [4, 1, 1, 1, 1, 1, 1]],
  ['in debt for 31% of assets', withAmounts({ borrowingsCurrent: 260 }), [4, 1, 1, 1, 4, 1, 1]],
  ['in debt for 33.10% of assets', withAmounts({ borrowingsCurrent: 281 }), [4, 1, 1, 1, 4, 1, 4]],
  ['in debt for 34% of assets', withAmounts({ borrowingsCurrent: 290 }), [4, 1, 1, 1, 4, 4, 4]],
  ['in debt for 65% of assets', withAmounts({ borrowingsCurrent: 600 }), [4, 4, 1, 1, 4, 4, 4]],
  ['in debt for 70% of assets', withAmounts({ borrowingsCurrent: 650 }), [4, 4, 4, 4, 4, 4, 4]],
  [
    'with much cash',
    withAmounts({ cashAndCashEquivalents: 320, tradeReceivablesCurrent: 20 }),
    [1, 1, 1, 1, 4, 4, 3],
  ],
  ['with many investments', withAmounts({ currentInvestments: 600 }), [3, 1, 3, 1, 3, 3, 1]],
  ['with many receivables', withAmounts({ tradeReceivablesCurrent: 400 }), [1, 1, 1, 1, 7, 7, 1]],
  ['with interest of 4% of income', withAmounts({ interestIncome: 20 }), [6, 1, 1, 1, 1, 1, 6]],
  ['with interest of 6% of income', withAmounts({ interestIncome: 30 }), [6, 6, 6, 6, 6, 6, 6]],
  ['with a loss', withAmounts({ profitBeforeTax: -3 }), [1, 1, 1, 1, 1, 1, 3]],
  ['without profit on file', withAmounts({ profitBeforeTax: null }), [1, 1, 1, 1, 1, 1, 3]],
  ['with wine for 3% of revenue', withLine('Wines', 0.03), [2, 1, 1, 1, 1, 1, 3]],
  ['with wine for 6% of revenue', withLine('Wines', 0.06), [2, 2, 2, 2, 2, 2, 2]],
  ['with stockbroking for 6% of revenue', withLine('Stockbroking', 0.06), [2, 3, 3, 3, 3, 3, 3]],
  ['with cinemas for 12% of revenue', withLine('Cinemas', 0.12), [2, 3, 3, 1, 2, 3, 3]],
  ['with hotels for 12% of revenue', withLine('Hotels', 0.12), [2, 3, 1, 1, 2, 1, 3]],
  [
    'known for half a year of market value',
    aCompany({ marketCaps: halfYears(2000, 1) }),
    [1, 1, 3, 3, 1, 1, 1],
  ],
  [
    'known for two years of market value',
    aCompany({ marketCaps: halfYears(2000, 4) }),
    [1, 1, 3, 1, 1, 1, 1],
  ],
  // sound in the year, and not any more in the half-year since
  ['lately in debt for 34% of assets', withInterim({ borrowingsCurrent: 290 }), [3, 1, 1, 1, 3, 3, 3]],
  ['lately with interest of 4% of income', withInterim({ interestIncome: 20 }), [3, 1, 1, 1, 1, 1, 3]],
  ['without accounts', aCompany({ filing: null }), [3, 3, 3, 3, 3, 3, 3]],
];

it.each(expected)('a company %s is judged as each standard has it', (_what, facts, statuses) => {
  const given = header.map((id) => judge(facts, standardById[id], today).status);
  expect(Object.fromEntries(header.map((id, at) => [id, given[at]]))).toEqual(
    Object.fromEntries(header.map((id, at) => [id, statuses[at]])),
  );
});

it('a verdict names a window of market capitalisation it does not have', () => {
  const verdict = judge(aCompany({ marketCaps: halfYears(2000, 1) }), standardById.DOW_JONES, today);
  expect(verdict.missing).toEqual(['Average market capitalisation (24 months)']);
});

it('shows which windows an average was made of', () => {
  const [debt] = judge(aCompany(), standardById.DOW_JONES, today).ratios;
  expect(debt?.denominator.parts.map(({ label }) => label)).toEqual([
    '6 months to 31 Dec 2025',
    '6 months to 30 Jun 2025',
    '6 months to 31 Dec 2024',
    '6 months to 30 Jun 2024',
  ]);
});

it('holds a small line of the first tier against both tiers in Malaysia', () => {
  const facts = aCompany({
    filing: aFiling(soundAmounts, {
      segments: [
        { name: 'Paints', revenueRupees: 78 },
        { name: 'Wines', revenueRupees: 4 },
        { name: 'Cinemas', revenueRupees: 18 },
      ],
    }),
  });
  expect(judge(facts, standardById.SC_MALAYSIA, today).status).toBe(2);
});

it.each(standards.map((standard) => [standardNames[standard.id], standard] as const))(
  '%s is data that a scholar could have sent, with a source for every rule',
  (_name, standard) => {
    expect(StandardData.parse(JSON.parse(JSON.stringify(standard)))).toEqual(standard);
  },
);

it('finds a standard by its name or its id', () => {
  expect(standardIds.map((id) => standardNamed(standardNames[id]))).toEqual(standardIds);
  expect(standardNamed('sc_malaysia')).toBe('SC_MALAYSIA');
  expect(standardNamed('meezan')).toBeNull();
});
