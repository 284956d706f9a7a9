import fc from 'fast-check';
import { contributionsOf } from './contributions';
import { calculateZakat } from './zakat';
import { anySheet, fakeSheet, gold } from './zakatSheet.fixture';

const prices = { gold: 1_000_000, silver: 20_000 };

it('adds up the rows of each kind of wealth, the largest kind first', () => {
  const sheet = fakeSheet({ cash: 3_000_000, gold: [gold(1, 24), gold(0, 24), gold(1, 24)] });
  expect(contributionsOf(calculateZakat(sheet, prices).assets)).toEqual([
    { label: 'Cash', paise: 3_000_000, part: 0.6 },
    { label: 'Gold', paise: 2_000_000, part: 0.4 },
  ]);
});

it('the kinds of wealth add up to all assets', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const { assets } = calculateZakat(sheet, prices);
      const total = (all: readonly { paise: number | null }[]) =>
        all.reduce((sum, { paise }) => sum + (paise ?? 0), 0);
      expect(total(contributionsOf(assets))).toBe(total(assets));
    }),
  );
});
