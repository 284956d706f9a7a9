import { toPaise } from '@tayyib/shared/values/amounts';
import { schools, schoolSettings } from '../schools';
import { calculateZakat } from '../zakat';
import { fakeSheet } from '../zakatSheet.fixture';
import type { BusinessHolding, ZakatSettings } from '../zakatSheet';

const prices = { gold: toPaise(100), silver: toPaise(1) };
const shop: BusinessHolding = {
  name: 'Business 1',
  cash: toPaise(40_000),
  goods: toPaise(200_000),
  receivables: toPaise(160_000),
  liabilities: toPaise(250_000),
  percent: 100,
};
const of = (row: Partial<BusinessHolding>, settings: Partial<ZakatSettings> = {}) =>
  calculateZakat(fakeSheet({ businesses: [{ ...shop, ...row }], settings }), prices);

describe('a business', () => {
  it('counts as a fifth for each of five owners, as Hidaya Trust computes', () => {
    const { netPaise, duePaise, assets } = of({ percent: 20 });
    expect([netPaise, duePaise]).toEqual([toPaise(30_000), toPaise(750)]);
    expect(assets).toMatchObject([
      {
        rule: 'businessShare',
        working: [
          'Money ₹40,000.00 + goods for sale ₹2,00,000.00 + owed by customers ₹1,60,000.00 = ₹4,00,000.00.',
          '− what it owes, ₹2,50,000.00 = ₹1,50,000.00.',
          '₹1,50,000.00 × 20% = ₹30,000.00.',
        ],
      },
    ]);
  });

  it('has its liabilities deducted in all schools but the Shafi‘i', () => {
    expect(schools.map((school) => [school, of({}, schoolSettings[school]).netPaise / 100])).toEqual([
      ['hanafi', 150_000],
      ['shafii', 400_000],
      ['maliki', 150_000],
      ['hanbali', 150_000],
    ]);
  });

  it('names the rule by which it counts', () => {
    expect(of({}).assets[0]?.rule).toBe('businessNet');
    expect(of({ percent: 20 }, { business: 'assets' }).assets[0]).toMatchObject({
      rule: 'businessAssets',
      paise: toPaise(80_000),
    });
  });

  it('that owes more than it has counts as nothing, and does not reduce other wealth', () => {
    const poor = { ...shop, liabilities: toPaise(900_000) };
    const result = calculateZakat(fakeSheet({ cash: toPaise(1000), businesses: [poor] }), prices);
    expect(result.netPaise).toBe(toPaise(1000));
    expect(result.assets[1]?.working.join(' ')).toMatch(/nothing of it counts.*What you owe/);
  });

  it('of which nothing is typed is no line', () => {
    expect(of({ cash: 0, goods: 0, receivables: 0 }).assets).toEqual([]);
  });
});
