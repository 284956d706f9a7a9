import { defineView } from './snapshotView';
import type { MarketData } from './snapshotView';

const market = (): MarketData => ({ day: '2026-11-21', dossiers: [], rowOf: () => undefined, ipos: [] });

/** A view that lists how it was computed. */
function viewOfSteps() {
  let isFailing = false;
  const view = defineView<string[]>({
    build: () => {
      if (isFailing) throw new Error('no memory');
      return ['built'];
    },
    patch: (before, _market, rows) => [...before, `patched ${rows.join(' ')}`],
  });
  return { view, fail: (fails: boolean) => (isFailing = fails) };
}

it('a view of the snapshot is patched from the view before, with every row changed since', async () => {
  const { view } = viewOfSteps();
  const first = market();
  const second = market();
  const third = market();
  await view.of(first);
  view.carryOver(first, second, [1, 2]);
  view.carryOver(second, third, [2, 5]);
  expect(await view.of(third)).toEqual(['built', 'patched 1 2 5']);
  expect(await view.of(first)).toEqual(['built']);
});

it('a view of the snapshot is built where no earlier snapshot had it, or had failed to', async () => {
  const { view, fail } = viewOfSteps();
  const first = market();
  const second = market();
  view.carryOver(first, second, [1]);
  expect(await view.of(second)).toEqual(['built']);
  fail(true);
  const third = market();
  const fourth = market();
  const failed = view.of(third);
  view.carryOver(third, fourth, [1]);
  await expect(failed).rejects.toThrow('no memory');
  fail(false);
  expect(await view.of(fourth)).toEqual(['built']);
  expect(await view.of(third)).toEqual(['built']);
});
