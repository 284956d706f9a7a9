import type { Ratio } from '@tayyib/shared/contracts';
import { nearestLimit } from './nearestLimit';

const amount = { label: '', valueRupees: null, parts: [], source: null };
const ratio = (id: Ratio['id'], value: number | null, limit: number, most?: number | null): Ratio => ({
  id,
  label: id,
  numerator: amount,
  denominator: amount,
  value,
  ...(most !== undefined && { bounds: { least: 0, most, notStated: ['Other'], supposing: null } }),
  limit,
  limitInclusive: true,
  passes: null,
  headroom: value === null ? null : limit - value,
  dividedBy: 'accounts',
  flip: null,
  note: null,
});

it.each([
  [
    'the smallest part of its limit',
    [ratio('debt', 0.1, 0.25), ratio('impure_income', 0.02, 0.03)],
    'impure_income',
    undefined,
  ],
  ['one that is passed', [ratio('debt', 0.3, 0.25), ratio('impure_income', 0.03, 0.03)], 'debt', undefined],
  ['one that another may beat', [ratio('debt', 0.1, 0.25), ratio('liquidity', null, 0.9)], 'debt', true],
  ['one that nothing limits', [ratio('debt', 0.1, 0.25), ratio('liquidity', null, 0.9, null)], 'debt', true],
  [
    'one whose rival may be nearer',
    [ratio('debt', 0.1, 0.25), ratio('liquidity', null, 0.9, 0.8)],
    'debt',
    true,
  ],
  [
    'one whose rival is surely farther',
    [ratio('debt', 0.2, 0.25), ratio('liquidity', null, 0.9, 0.5)],
    'debt',
    undefined,
  ],
] as const)('finds %s', (_which, ratios, nearest, mayBeNearer) => {
  expect(nearestLimit(ratios)).toMatchObject({ ratio: nearest });
  expect(nearestLimit(ratios)?.mayBeNearer).toBe(mayBeNearer);
});

it('finds none where none is known', () => {
  expect(nearestLimit([])).toBeNull();
  expect(nearestLimit([ratio('debt', null, 0.25)])).toBeNull();
});
