import fc from 'fast-check';
import { addDays } from '@tayyib/shared/values/calendar';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { dueRequests } from './ledger/dueRequests';
import { soundPaints } from './purification/companies.fixture';
import { holdingsOfEntries } from './purification/holdingsOfEntries';
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

const anyEntry = fc
  .record({
    kind: fc.constantFrom('buy', 'buy', 'sell', 'opening'),
    after: fc.integer({ min: 0, max: 900 }),
    quantity: fc.integer({ min: 1, max: 500 }),
    amountPaise: fc.option(fc.integer({ min: 0, max: 1e9 })),
    chargesPaise: fc.integer({ min: 0, max: 1e4 }),
  })
  .map(({ after, ...rest }): Omit<PortfolioEntry, 'key'> => ({
    ...rest,
    isin: soundPaints.isin,
    source: 'typed',
    day: addDays('2022-04-01', after),
  }));
const entriesInTwoOrders = fc
  .array(anyEntry, { minLength: 1, maxLength: 8 })
  .map((entries) => entries.map((entry, index): PortfolioEntry => ({ ...entry, key: `entry:${index}` })))
  .chain((entries) => fc.tuple(fc.constant(entries), shuffled(entries)));

const holdingsOf = (entries: readonly PortfolioEntry[]): Holding[] =>
  holdingsOfEntries(entries, split.steps).map((bought, index) => ({
    ...newHolding(String(index), soundPaints.stock, soundPaints.isin),
    ...bought,
  }));

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

it('asks for the same purification in whatever order a portfolio lists its entries', () => {
  fc.assert(
    fc.property(entriesInTwoOrders, ([entries, others]) => {
      expect(dueOf(holdingsOf(others))).toEqual(dueOf(holdingsOf(entries)));
    }),
  );
});

it('asks for the same purification in whatever order holdings are on the page', () => {
  const holdings = entriesInTwoOrders
    .map(([entries]) => holdingsOf(entries))
    .chain((own) => fc.tuple(fc.constant(own), shuffled(own)));
  fc.assert(
    fc.property(holdings, ([own, others]) => {
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
