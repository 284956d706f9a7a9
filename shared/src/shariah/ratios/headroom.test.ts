import type { VerdictOverride } from '../../contracts';
import { aCompany, aFiling, halfYears, soundAmounts } from '../facts.fixture';
import { aaoifi, applyOverride, judge, overrideOn, starsOf, tasis, withSharePrices } from '..';

const today = '2026-11-21';
const crore = 10_000_000;

describe('the flip point', () => {
  it('is the borrowing a limit still leaves, to the rupee', () => {
    const [debt] = judge(aCompany(), tasis, today).ratios;
    expect(debt?.flip?.numeratorRoomRupees).toBe(150 * crore);
  });

  it('returns the excess if the limit is already exceeded', () => {
    const company = aCompany({ filing: aFiling({ ...soundAmounts, borrowingsCurrent: 250 }) });
    const [debt] = judge(company, tasis, today).ratios;
    expect(debt?.flip?.numeratorRoomRupees).toBe(-50 * crore);
  });

  it('is a market capitalisation, and a share price where shares and price are known', () => {
    const verdict = judge(aCompany(), aaoifi, today);
    // 100 crore is below 30% of anything above 333.33 crore
    expect(verdict.ratios[0]?.flip).toMatchObject({
      denominatorRupees: 3_333_333_334,
      sharePriceRupees: null,
    });
    const priced = withSharePrices(verdict, { shares: 20_000_000, lastPriceRupees: 1_100 });
    expect(priced.ratios[0]?.flip?.sharePriceRupees).toBe(166.67);
    expect(priced.ratios[2]?.flip?.sharePriceRupees).toBeNull();
  });

  it('names no share price where shares, price and market value do not agree', () => {
    const verdict = judge(aCompany({ marketCaps: halfYears(2000) }), aaoifi, today);
    const priced = withSharePrices(verdict, { shares: 2_000_000, lastPriceRupees: 1_100 });
    expect(priced.ratios[0]?.flip?.sharePriceRupees).toBeNull();
  });

  it('is not known where the ratio is not', () => {
    const [debt] = judge(aCompany({ filing: null }), tasis, today).ratios;
    expect(debt?.flip).toBeNull();
  });
});

describe('stars', () => {
  const near = (value: number) => [
    { value: 0, limit: 0.3 },
    { value, limit: 0.25 },
  ];

  it.each([
    [0.25, 1],
    [0.2001, 1],
    [0.2, 2],
    [0.15, 3],
    [0.1, 4],
    [0.05, 5],
    [0, 5],
  ])('are counted from the ratio nearest its limit: %d of 25%%', (value, stars) => {
    expect(starsOf(1, near(value))).toBe(stars);
  });

  it('are none when not compliant, and no rating under review', () => {
    expect(starsOf(4, near(0))).toBe(0);
    expect(starsOf(3, near(0))).toBeNull();
  });
});

describe("an advisor's override", () => {
  const hold: VerdictOverride = {
    id: '8c1f4f6c-2f0e-4a53-9d0b-6f8a3a9a1f10',
    isin: 'INE000A01018',
    standard: 'TASIS',
    action: 'hold',
    status: 3,
    reason: 'A merger is under way.',
    signedBy: 'Adil Alim',
    signedAt: '2026-11-01T10:00:00.000Z',
    from: '2026-11-01',
    until: '2026-11-30',
  };

  it('overrides the computed verdict, which is retained', () => {
    const computed = judge(aCompany(), tasis, today);
    const held = applyOverride(computed, hold);
    expect(held).toMatchObject({ status: 3, computedStatus: 1, stars: null, receipt: computed.receipt });
    expect(held.reasons).toEqual([
      'Held under review by Adil Alim: A merger is under way.',
      ...computed.reasons,
    ]);
  });

  it('holds from its first day to its last, the last signed before any other', () => {
    const later: VerdictOverride = {
      ...hold,
      action: 'override',
      status: 2,
      signedAt: '2026-11-05T10:00:00.000Z',
      from: '2026-11-05',
      until: null,
    };
    const standing = (day: string) => overrideOn([hold, later], day)?.action;
    expect(['2026-10-31', '2026-11-01', '2026-11-05', '2027-01-01'].map(standing)).toEqual([
      undefined,
      'hold',
      'override',
      'override',
    ]);
  });
});
