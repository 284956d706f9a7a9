import fc from 'fast-check';
import { addDays } from '@tayyib/shared/values/calendar';
import { dueRequests } from './ledger/dueRequests';
import { soundPaints } from './purification/companies.fixture';
import { newHolding, type Holding } from './purification/purificationForm';
import { purifyHolding, totalsOf } from './purification/purify';
import { methodIds } from './purification/sources';
import { calculateZakat } from './zakat/zakat';
import { anySheet } from './zakat/zakatSheet.fixture';

// What is due does not depend on the order in which it was entered.

const day = '2024-11-23';
const split = { ...soundPaints, steps: [{ exDate: '2023-02-01', factor: 0.5, kind: 'split' as const }] };

/** The same items in any order. */
const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

const anyHolding = fc
  .record({
    after: fc.integer({ min: 0, max: 900 }),
    days: fc.option(fc.integer({ min: 0, max: 400 })),
    shares: fc.integer({ min: 1, max: 500 }),
    paidRupees: fc.option(fc.integer({ min: 0, max: 1e7 })),
    receivedRupees: fc.option(fc.integer({ min: 0, max: 1e7 })),
  })
  .map(({ after, days, receivedRupees, ...rest }): Omit<Holding, 'id'> => {
    const boughtOn = addDays('2022-04-01', after);
    const sold =
      days === null
        ? { soldOn: null, receivedRupees: null }
        : { soldOn: addDays(boughtOn, days), receivedRupees };
    return { ...newHolding('', soundPaints.stock, soundPaints.isin), ...rest, boughtOn, ...sold };
  });
const holdingsInTwoOrders = fc
  .array(anyHolding, { minLength: 1, maxLength: 8 })
  .map((holdings) => holdings.map((holding, index): Holding => ({ ...holding, id: String(index) })))
  .chain((holdings) => fc.tuple(fc.constant(holdings), shuffled(holdings)));

/** Everything the calculator asks for, and the ledger would get. */
function dueOf(holdings: readonly Holding[]) {
  const results = holdings.map((holding) => purifyHolding(holding, split, day));
  const totals = totalsOf(results);
  const dues = methodIds.map((method) =>
    dueRequests(results, { method, standard: 'TASIS', day, open: 'most' })
      .dues.map(({ yearTo, duePaise }) => `${yearTo} ${duePaise}`)
      .sort(),
  );
  const sums = methodIds.map((method) => {
    const { knownPaise, byYear, open, openDue } = totals[method];
    return { knownPaise, byYear, openDue, openCount: open.length };
  });
  return { dues, sums };
}

it('asks for the same purification in whatever order holdings are on the page', () => {
  fc.assert(
    fc.property(holdingsInTwoOrders, ([own, others]) => {
      expect(dueOf(others)).toEqual(dueOf(own));
    }),
  );
});

it('asks for the same zakat in whatever order metal and companies are listed', () => {
  const sheets = anySheet.chain((sheet) =>
    fc.record({
      sheet: fc.constant(sheet),
      other: fc
        .tuple(shuffled(sheet.gold), shuffled(sheet.silver), shuffled(sheet.companies))
        .map(([gold, silver, companies]) => ({ ...sheet, gold, silver, companies })),
    }),
  );
  const prices = fc.record({
    gold: fc.option(fc.integer({ min: 1, max: 1e7 })),
    silver: fc.option(fc.integer({ min: 1, max: 1e5 })),
  });
  fc.assert(
    fc.property(sheets, prices, ({ sheet, other }, known) => {
      const one = calculateZakat(sheet, known);
      const two = calculateZakat(other, known);
      expect([two.outcome, two.duePaise, two.netPaise]).toEqual([one.outcome, one.duePaise, one.netPaise]);
    }),
  );
});
