import fc from 'fast-check';
import { sortInSteps } from './sortInSteps';

function sorted<Item>(items: readonly Item[], compare: (one: Item, other: Item) => number): Item[] {
  const steps = sortInSteps(items, compare);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

describe('sorting in steps', () => {
  it('gives the same as a stable sort', () => {
    const things = fc.array(fc.record({ key: fc.integer({ min: 0, max: 20 }), place: fc.nat() }), {
      minLength: 0,
      maxLength: 50,
    });
    fc.assert(
      fc.property(things, fc.integer({ min: 1, max: 300 }), (some, times) => {
        const many = Array.from({ length: times }, () => some).flat();
        const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;
        expect(sorted(many, byKey)).toEqual([...many].sort(byKey));
      }),
      { numRuns: 30 },
    );
  });

  it('yields between steps over a long list', () => {
    const steps = [
      ...sortInSteps(
        Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 10_007),
        (a, b) => a - b,
      ),
    ];
    expect(steps.length).toBeGreaterThan(20);
  });
});
