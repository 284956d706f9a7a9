import { mutateSample } from './mutationsOfSample';
import { isDataThere, mutateXbrl } from './mutationRuns';
import type { MutationCounts } from './mutationRuns';

/** A minute of work on an idle machine. */
const patience = 1_800_000;

/** The rows of docs/mutations.md. */
function print(title: string, counts: MutationCounts): void {
  const rows = [...counts.byKind, ['all', counts.sum()] as const].map(([kind, count]) =>
    [
      ...[kind, count.mutations, count.refused, count.same, count.lostPasses, count.falseFails],
      ...[count.otherChanges, count.falsePasses.length],
    ].join(' | '),
  );
  console.log([title, ...rows.map((row) => `| ${row} |`)].join('\n'));
}

(isDataThere ? it : it.skip)(
  'never turn a company that is not compliant into one that is',
  async () => {
    const counts = await mutateXbrl((mutations) => mutations);
    print('XBRL filings', counts);
    const sum = counts.sum();
    expect(sum.falsePasses).toEqual([]);
    expect(sum.mutations).toBeGreaterThan(3000);
    expect(sum.refused).toBeGreaterThan(2500);
  },
  patience,
);

it(
  'never turn one of 71 companies into a compliant one by the unit or the date of its accounts',
  async () => {
    const counts = await mutateSample();
    print('Accounts of 71 companies', counts);
    const sum = counts.sum();
    expect(sum.falsePasses).toEqual([]);
    expect(sum.mutations).toBeGreaterThan(800);
  },
  patience,
);
