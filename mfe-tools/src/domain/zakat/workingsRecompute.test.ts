import fc from 'fast-check';
import { Fraction } from '@tayyib/shared/values/amounts';
import { goldLines } from './lines/metalLines';
import { countedOfCompany } from './lines/shareLines';

// The printed steps, computed again with a calculator, give the printed amounts.

/** Computes `₹10,00,000.00 × 6.45351%` from left to right. */
function computed(text: string): number {
  const steps = text.replaceAll(/[₹,]/g, '').matchAll(/(^|[×÷])\s*(\d+(?:\.\d+)?)(%?)/g);
  return [...steps].reduce((value, [, sign, digits, percent]) => {
    const number = Number(digits) / (percent === '%' ? 100 : 1);
    return sign === '×' ? value * number : sign === '÷' ? value / number : number;
  }, 0);
}

const printed = (text: string) => Number(text.replaceAll(/[₹,]/g, '').replace(/\.$/, ''));

it('recomputes what counts of a company by its accounts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 1e7 }), (of, rupees) => {
      const accounts = { part: Fraction.of(of).over(Fraction.of(1_000_007)), isNet: true, working: [] };
      const holding = { name: 'Acme', isToSell: false, valuePaise: rupees * 100, typedPercent: null };
      const counted = countedOfCompany({ ...holding, method: 'accounts', accounts }, 'accounts');
      const [left = '', right = ''] = counted?.working.at(-1)?.split(' = ') ?? [];
      expect(Math.abs(computed(left) - printed(right))).toBeLessThan(0.1);
    }),
  );
});

it('recomputes what gold of a carat or a purity is worth', () => {
  const price = 1_275_568;
  const row = { milligrams: 24_000, measure: 'weight', paise: 0, isWorn: false } as const;
  const rows = [
    ...([24, 22, 18] as const).map((carat) => ({ ...row, carat, perMille: null })),
    ...[916.6, 999.9, 585].map((perMille) => ({ ...row, carat: 'typed' as const, perMille })),
  ];
  for (const { working } of goldLines(rows, price, { wornJewellery: 'due' })) {
    const [pure = '', value = ''] = working;
    const grams = printed(pure.split(' = ')[1]?.replace(' g of pure gold', '') ?? '');
    expect(grams).toBeCloseTo(computed(pure.replace(' g', '').split(' = ')[0] ?? ''), 5);
    const [, amount = ''] = value.split(' = ');
    expect(Math.abs(grams * 12_755.68 - printed(amount))).toBeLessThan(0.1);
  }
});
