import fc from 'fast-check';
import { aCompany, aFiling, aSummary, noAmounts } from '../facts.fixture';
import { judge, standards } from '..';
import type { AmountKey, FilingAmounts } from '..';
import type { Verdict } from '../../contracts';

const today = '2026-11-21';
const crore = 10_000_000;

/** Lines of the balance sheet beside each other, which are not debt. */
const assetLines = [
  'cashAndCashEquivalents',
  'otherBankBalances',
  'tradeReceivablesCurrent',
  'tradeReceivablesNoncurrent',
  'currentInvestments',
  'noncurrentInvestments',
  'inventories',
  'propertyPlantAndEquipment',
  'capitalWorkInProgress',
  'goodwill',
] as const satisfies readonly AmountKey[];
/** What a summary may leave out. */
const removable = [...assetLines, 'interestIncome', 'totalIncome'] as const satisfies readonly AmountKey[];
type Removable = (typeof removable)[number];

const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Often nothing at all or everything, so that the worst and the best case are met. */
const oftenExtreme = fc.oneof(share, fc.constantFrom(0, 1));
const weights = fc.record(Object.fromEntries(assetLines.map((line) => [line, oftenExtreme])));

/** Divides an amount by weights; what they leave is in no line. */
function divided(total: number, lines: readonly string[], weightOf: Record<string, number>, rest: number) {
  const sum = lines.reduce((all, line) => all + (weightOf[line] ?? 0), rest);
  return Object.fromEntries(
    lines.map((line) => [line, sum === 0 ? 0 : Math.floor((total * (weightOf[line] ?? 0)) / sum)]),
  );
}

/** Complete accounts in which every figure can be beside the others. */
const truths = fc
  .record({
    assets: fc.integer({ min: 100, max: 20_000 }),
    weights,
    rest: share,
    debt: fc.double({ min: 0, max: 0.6, noNaN: true }),
    revenue: fc.integer({ min: 50, max: 20_000 }),
    other: fc.double({ min: 0.0001, max: 0.12, noNaN: true }),
    interest: oftenExtreme,
    profit: fc.integer({ min: 1, max: 2000 }),
  })
  .map((drawn): FilingAmounts => {
    const revenue = drawn.revenue * crore;
    const otherIncome = Math.ceil(revenue * drawn.other);
    return {
      ...noAmounts,
      ...divided(drawn.assets * crore, assetLines, drawn.weights, drawn.rest),
      totalAssets: drawn.assets * crore,
      borrowingsNoncurrent: Math.floor(drawn.assets * crore * drawn.debt),
      borrowingsCurrent: 0,
      revenueFromOperations: revenue,
      otherIncome,
      totalIncome: revenue + otherIncome,
      interestIncome: Math.floor(otherIncome * drawn.interest),
      profitBeforeTax: drawn.profit * crore,
    };
  });

/** Other figures that what is removed may have been: the lines left share what is left of total assets. */
const fillings = fc.record({ weights, rest: oftenExtreme, interest: oftenExtreme });
type Filling = typeof fillings extends fc.Arbitrary<infer Value> ? Value : never;

function filled(truth: FilingAmounts, removed: readonly Removable[], filling: Filling): FilingAmounts {
  const lines = assetLines.filter((line) => removed.includes(line));
  const stated = assetLines
    .filter((line) => !removed.includes(line))
    .reduce((sum, line) => sum + (truth[line] ?? 0), 0);
  const interest = Math.floor((truth.otherIncome ?? 0) * filling.interest);
  return {
    ...truth,
    ...divided((truth.totalAssets ?? 0) - stated, lines, filling.weights, filling.rest),
    ...(removed.includes('interestIncome') && { interestIncome: interest }),
  };
}

const without = (truth: FilingAmounts, removed: readonly Removable[]): FilingAmounts => ({
  ...truth,
  ...Object.fromEntries(removed.map((fact) => [fact, null])),
});

const removedFacts = fc.subarray([...removable], { minLength: 1 });
const complete = (amounts: FilingAmounts) => aCompany({ filing: { ...aFiling({}), amounts } });
const summary = (amounts: FilingAmounts) => aCompany({ filing: { ...aSummary({}), amounts } });

/** How often each result was seen, so that a property does not hold of nothing. */
const seen = { passes: 0, fails: 0, open: 0, pass: 0, fail: 0 };

/** Figures that contradict each other, or plain sense, are no figures that it may have been. */
const isInDoubt = ({ missing, grade }: Verdict) =>
  grade === 'figures_contradict' || missing.some((fact) => fact.includes('the filing states'));

/** Whether other income is less than balances at banks would earn, so that nothing is known of interest. */
const isInterestImplausible = ({ ratios }: Verdict) =>
  ratios.some(({ id, value, bounds }) => id === 'impure_income' && value === null && bounds === undefined);

function expectAgreement(bounded: Verdict, exact: Verdict): void {
  if (isInDoubt(exact)) return;
  bounded.ratios.forEach(({ id, passes }) => {
    if (passes === null) seen.open += 1;
    else {
      seen[passes ? 'passes' : 'fails'] += 1;
      expect([id, exact.ratios.find((ratio) => ratio.id === id)?.passes]).toEqual([id, passes]);
    }
  });
  if (bounded.status === 1) expect(exact.status).toBe(1);
  else if (bounded.status !== 3) expect([4, 6, 7]).toContain(exact.status);
  if (bounded.status !== 3) seen[bounded.status === 1 ? 'pass' : 'fail'] += 1;
}

it('decides nothing that any figures it may have been would decide otherwise, by all seven editions', () => {
  fc.assert(
    fc.property(
      truths,
      removedFacts,
      fc.array(fillings, { minLength: 3, maxLength: 3 }),
      (truth, removed, tried) => {
        standards.forEach((standard) => {
          const bounded = judge(summary(without(truth, removed)), standard, today);
          expectAgreement(bounded, judge(complete(truth), standard, today));
          tried.forEach((filling) => {
            const exact = judge(complete(filled(truth, removed, filling)), standard, today);
            expectAgreement(bounded, exact);
          });
        });
      },
    ),
    { numRuns: 80 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
});

it('judging by bounds never turns a verdict into its opposite when another figure is stated, and none into review but by a contradiction', () => {
  fc.assert(
    fc.property(truths, removedFacts, removedFacts, (truth, removed, restored) => {
      const fewer = removed.filter((fact) => !restored.includes(fact));
      standards.forEach((standard) => {
        const wide = judge(summary(without(truth, removed)), standard, today);
        const narrow = judge(summary(without(truth, fewer)), standard, today);
        if (isInDoubt(narrow) || isInterestImplausible(narrow)) return;
        wide.ratios.forEach(({ id, passes }) => {
          const after = narrow.ratios.find((ratio) => ratio.id === id)?.passes;
          if (passes !== null) expect([standard.id, id, after]).toEqual([standard.id, id, passes]);
        });
        // the other way round: what is open stays open when less is known
        if (narrow.status === 3) expect(wide.status).toBe(3);
      });
    }),
    { numRuns: 80 },
  );
});

it('a verdict by bounds is exactly the verdict on the figures where none is removed', () => {
  fc.assert(
    fc.property(truths, (truth) => {
      standards.forEach((standard) => {
        const all = judge(summary({ ...truth, loansCurrent: 0 }), standard, today);
        const exact = judge(complete({ ...truth, loansCurrent: 0 }), standard, today);
        expect([all.status, all.ratios.map(({ passes }) => passes)]).toEqual([
          exact.status,
          exact.ratios.map(({ passes }) => passes),
        ]);
      });
    }),
  );
});
