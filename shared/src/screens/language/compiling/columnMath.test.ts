import fc from 'fast-check';
import { match, narrow, noMatch, unknown } from './columnMath';

const truth = fc.constantFrom(noMatch, unknown, match);

it('a column narrows and counts many rows at once as it would one by one, and no row past the end', () => {
  const rows = fc.array(fc.tuple(truth, truth), { maxLength: 1200, size: 'max' });
  fc.assert(
    fc.property(rows, fc.nat(5), (all, beyond) => {
      const count = Math.max(0, all.length - beyond);
      const into = Uint8Array.from(all, ([one]) => one);
      const clause = Uint8Array.from(all, ([, one]) => one);
      const counts = narrow(into, clause, count);
      const counted = all.slice(0, count);
      const are = (wanted: number, values: readonly number[]) =>
        values.filter((one) => one === wanted).length;
      const single = counted.map(([, one]) => one);
      const both = counted.map(([before, one]) => Math.min(before, one));
      expect([...into]).toEqual([...both, ...all.slice(count).map(([before]) => before)]);
      expect(counts).toEqual({
        matches: are(match, single),
        unknowns: are(unknown, single),
        remaining: are(match, both),
      });
    }),
  );
});

it('a column counts any number of rows', () => {
  const rows = 100_003;
  const all = new Uint8Array(rows).fill(match);
  expect(narrow(all, new Uint8Array(rows).fill(match), rows)).toEqual({
    matches: rows,
    unknowns: 0,
    remaining: rows,
  });
  expect(narrow(all, new Uint8Array(rows).fill(unknown), rows)).toEqual({
    matches: 0,
    unknowns: rows,
    remaining: 0,
  });
  expect(all.every((one) => one === unknown)).toBe(true);
});
