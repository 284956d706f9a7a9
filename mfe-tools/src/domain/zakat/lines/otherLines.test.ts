import { toPaise } from '@tayyib/shared/values/amounts';
import { calculateZakat } from '../zakat';
import { fakeSheet } from '../zakatSheet.fixture';
import type { ZakatSettings } from '../zakatSheet';

const prices = { gold: toPaise(100), silver: toPaise(1) };
const of = (pension: ZakatSettings['pension'], pensionAccessible: number | null = null) =>
  calculateZakat(fakeSheet({ pension: toPaise(100_000), pensionAccessible, settings: { pension } }), prices);

describe('a pension', () => {
  it.each([
    ['received', 0, 'pensionReceived'],
    ['proxy25', 25_000, 'pensionProxy25'],
    ['full', 100_000, 'pensionFull'],
  ] as const)('counts by the choice %s as %d, and names the rule', (pension, counted, rule) => {
    const { assets, netPaise } = of(pension);
    expect(assets).toMatchObject([{ rule, paise: toPaise(counted) }]);
    expect(netPaise).toBe(toPaise(counted));
  });

  it('is not received by default: a compulsory one is not counted', () => {
    expect(calculateZakat(fakeSheet({ pension: toPaise(100_000) }), prices).netPaise).toBe(0);
  });

  it('counts as far as it could be withdrawn, and gives no result while that is not typed', () => {
    expect(of('accessible', toPaise(25_000))).toMatchObject({ netPaise: toPaise(25_000), outcome: 'due' });
    expect(of('accessible')).toMatchObject({
      outcome: 'incomplete',
      summary: 'Type what of your pension you could withdraw now to see what is due',
      duePaise: 0,
      assets: [{ paise: null }],
    });
    expect(of('accessible', 0)).toMatchObject({ outcome: 'below-nisab', netPaise: 0 });
  });

  it('that could be withdrawn in part does not hide that a price of metal is missing', () => {
    const sheet = fakeSheet({ pension: 100, settings: { pension: 'accessible' } });
    expect(calculateZakat(sheet, { gold: null, silver: null }).summary).toMatch(/missing price or purity/);
  });
});
