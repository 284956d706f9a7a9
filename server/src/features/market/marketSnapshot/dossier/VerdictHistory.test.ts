import { createInterner } from '../reading/readVerdicts';
import { VerdictHistory } from './VerdictHistory';
import type { VerdictEntry } from './VerdictHistory';

const first: VerdictEntry = {
  day: 100,
  status: 3,
  stars: NaN,
  flipCapRupees: NaN,
  capRupees: NaN,
  ratios: [0.1, NaN, 0.3, 0.4, NaN, 0.6],
  headrooms: [NaN, Infinity, 0.2, -0.1, 0, NaN],
  accountsTo: null,
  freshness: null,
  isProvisional: false,
  reason: 'Under review',
  grade: 'accounts_not_loaded',
};
const second: VerdictEntry = {
  day: 200,
  status: 1,
  stars: 4,
  flipCapRupees: 5e11,
  capRupees: 7.5e11,
  ratios: [1, 2, 3, 4, 5, 6],
  headrooms: [7, 8, 9, 10, 11, 12],
  accountsTo: '2026-03-31',
  freshness: 'fresh',
  isProvisional: false,
  reason: 'Within the limits',
  grade: null,
};
const history = new VerdictHistory([first, second], createInterner());

const inFull = (entry: VerdictEntry): VerdictEntry => {
  const { day, status, stars, flipCapRupees, capRupees } = entry;
  const { accountsTo, freshness, isProvisional, grade, reason } = entry;
  const ratios = [...entry.ratios];
  const headrooms = [...entry.headrooms];
  const text = { accountsTo, freshness, isProvisional, grade, reason };
  return { day, status, stars, flipCapRupees, capRupees, ...text, ratios, headrooms };
};

it('the verdict history returns every entry unchanged, including unknown values', () => {
  expect([...history].map(inFull)).toEqual([first, second]);
  expect(history.latest && inFull(history.latest)).toEqual(second);
  expect(history).toHaveLength(2);
});

it.each([
  [99, undefined],
  [100, 'Under review'],
  [199, 'Under review'],
  [200, 'Within the limits'],
  [9999, 'Within the limits'],
])('the verdict history finds the entry in force on day %i', (day, reason) => {
  expect(history.on(day)?.reason).toBe(reason);
});

it('the verdict history returns nothing without entries', () => {
  const none = new VerdictHistory([], createInterner());
  expect([none.latest, none.on(100), none.length, [...none]]).toEqual([undefined, undefined, 0, []]);
});
