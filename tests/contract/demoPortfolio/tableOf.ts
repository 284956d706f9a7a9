import { totalOf, type Recomputed } from './recompute';

const methods = ['dividend', 'shareHeld', 'gain', 'unitDay'] as const;

/** Sums by company and by year: what is known, what is between two amounts, and how many are without bounds. */
export function tableOf(all: readonly Recomputed[], years: readonly string[]): string[][] {
  const symbols = [...new Set(all.map(({ symbol }) => symbol))];
  const rupees = (paise: number) => (paise / 100).toFixed(2);
  const cellsOf = (rows: readonly Recomputed[]) =>
    methods.map((id) => {
      const total = totalOf(rows.map(({ due }) => due[id]));
      const { knownPaise, leastPaise, mostPaise, boundedCount, unknownCount } = total;
      const bounded = boundedCount === 0 ? [] : [`${rupees(leastPaise)} to ${rupees(mostPaise)}`];
      const unknown = unknownCount === 0 ? [] : [`${unknownCount} unknown`];
      const known = knownPaise === 0 && bounded.length + unknown.length > 0 ? [] : [rupees(knownPaise)];
      return [...known, ...bounded, ...unknown].join(' + ');
    });
  return [
    ...symbols.map((each) => [each, ...cellsOf(all.filter(({ symbol }) => symbol === each))]),
    ...years.map((each) => [`year to ${each}`, ...cellsOf(all.filter(({ year }) => year === each))]),
  ];
}
