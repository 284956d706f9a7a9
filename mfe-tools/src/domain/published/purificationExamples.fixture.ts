import { byDividend, byGain, byShareHeld, impurePerShare, impureShareOf } from '../purification/methods';
import { figure, of, statement, type PublishedExample } from './publishedExamples.fixture';

const meow = impureShareOf(of(4_000_000), of(100_000_000));
const aaoifi = impurePerShare(of(10_000_000), of(1_000_000));
const cars = impureShareOf(of(2), of(98 + 2));

/** Published calculations of purification. */
export const purificationExamples: readonly PublishedExample[] = [
  {
    name: 'a dividend of Apple, per share',
    source: 'https://docs.musaffa.us/apis/stocks/dividendpurificationv2.md',
    figures: {
      'per share': figure(byDividend(of('0.24'), of('4.124655').over(of(100))), '0.009899171447753909', {
        amount: '0.00000001',
        because: 'it carries the noise of a double',
      }),
    },
  },
  {
    name: 'Meow Inc.: 4 million of 100 million, a dividend of 200',
    source: 'https://community.zoya.finance/t/spus-and-hlal-purification/487',
    figures: { factor: figure(meow, '0.04'), amount: figure(byDividend(of(200), meow), '8') },
  },
  {
    name: 'a gross dividend of 500, 4 million of 100 million',
    source: 'https://halalstack.app/en/learn/purification-principe-calcul',
    figures: { ratio: figure(meow, '0.04'), amount: figure(byDividend(of(500), meow), '20') },
  },
  {
    name: 'cars for 98, interest of 2',
    source: 'http://blog.islamicly.com/purification-of-shariah-compliant-stocks/',
    figures: {
      'impure per cent': figure(cars.times(of(100)), '2'),
      'per cent of a dividend': figure(byDividend(of(100), cars), '2'),
    },
    statements: { 'is below 5%': statement(cars.compareTo(of('0.05')) < 0, true) },
  },
  {
    name: 'AAOIFI: 10 million, a million shares, one held; not capped by the gain of 5',
    source: 'https://community.zoya.finance/t/retirement-account-purification/2134',
    figures: {
      'per share': figure(aaoifi, '10'),
      amount: figure(byShareHeld(aaoifi, of(1)), '10'),
    },
    statements: {
      'exceeds the whole gain': statement(
        byShareHeld(aaoifi, of(1)).compareTo(byGain(of(100), of(105), of(1))) > 0,
        true,
      ),
    },
  },
];
