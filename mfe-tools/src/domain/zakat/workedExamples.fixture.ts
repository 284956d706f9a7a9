import { toPaise } from '../paise';
import type { MetalPricesPaise, ZakatSheet } from './zakatSheet';
import { fakeSheet, gold, silver } from './zakatSheet.fixture';

interface WorkedExample {
  name: string;
  /** Where it is published; its currency is treated as rupees. */
  source: string;
  sheet: ZakatSheet;
  prices: MetalPricesPaise;
  /** The published result, in the unit of the source. */
  zakat: number;
  net?: number;
}

const at = (goldPerGram: number, silverPerGram: number): MetalPricesPaise => ({
  gold: toPaise(goldPerGram),
  silver: toPaise(silverPerGram),
});
const zakatrs = 'https://github.com/IRedDragonICY/zakatrs (zakat_go/compliance_test.go, 2026-01-05)';
const booklet = 'http://online.flipbuilder.com/tkyk';
const gold85 = { nisab: 'gold85' } as const;

/** Published calculations with published results. */
export const workedExamples: readonly WorkedExample[] = [
  {
    name: '500 g of pure gold',
    source: 'http://www.uwt.org/site/article.asp?id=168',
    sheet: fakeSheet({ gold: [gold(500, 24)], settings: { nisab: 'gold87' } }),
    prices: at(24.93, 0.4),
    net: 12_465,
    zakat: 311.625,
  },
  {
    name: '5 kg of pure silver',
    source: 'http://www.uwt.org/site/article.asp?id=168',
    sheet: fakeSheet({ silver: [silver(5000, 1000)] }),
    prices: at(24.93, 0.4),
    net: 2000,
    zakat: 50,
  },
  {
    name: 'savings of exactly 85 g of gold',
    source: 'https://zakatcal.vercel.app',
    sheet: fakeSheet({ bank: toPaise(850), settings: gold85 }),
    prices: at(10, 1),
    zakat: 21.25,
  },
  {
    name: 'money, savings and gold below its own nisab, pooled',
    source: 'https://hasene.org.uk/could-you-explain-how-to-calculate-zakat-with-an-example/',
    // the price is that of 22 carat already, so it must not be reduced again
    sheet: fakeSheet({ cash: toPaise(3800), bank: toPaise(1250), gold: [gold(50, 24)] }),
    prices: at(40.48, 0.5),
    net: 7074,
    zakat: 176.85,
  },
  {
    name: 'cash, gold, silver and goods less debts',
    source: 'https://1000calculators.com/calculators/islamic/zakat-calculator.html',
    sheet: fakeSheet({
      cash: toPaise(10_000),
      bank: toPaise(5000 + 1000),
      receivables: toPaise(4000),
      debtsDueNow: toPaise(3000),
    }),
    prices: at(60, 0.8),
    net: 17_000,
    zakat: 425,
  },
  {
    name: 'a mortgage of which only the next instalment counts',
    source: 'https://seekersguidance.org/answers/hanafi-fiqh/zakat-long-term-debts/',
    sheet: fakeSheet({
      cash: toPaise(5000),
      loanInstalment: toPaise(500),
      loanOutstanding: toPaise(50_000),
      settings: { instalments: 'next' },
    }),
    prices: at(60, 2),
    net: 4500,
    zakat: 112.5,
  },
  {
    name: 'shares sold within a year',
    source: `${booklet}/jpal/files/basic-html/page13.html`,
    sheet: fakeSheet({
      sharesTrading: toPaise(84_000),
      bank: toPaise(5000),
      debtsDueNow: toPaise(350),
    }),
    prices: at(60, 2),
    net: 88_650,
    zakat: 2216.25,
  },
  {
    name: 'long-term shares at full value',
    source: `${booklet}/bhsq/files/basic-html/page14.html`,
    sheet: fakeSheet({
      sharesLongTerm: toPaise(134_000),
      bank: toPaise(5000 + 1000),
      debtsDueNow: toPaise(400),
      settings: { shareMethod: 'full' },
    }),
    prices: at(60, 2),
    net: 139_600,
    zakat: 3490,
  },
  {
    name: 'long-term shares by the 25% proxy: 0.625% of the holding',
    source:
      'https://help.nzf.org.uk/en/article/can-a-proxy-or-estimate-be-used-for-zakat-calculation-on-shares-purhcased-as-a-long-term-investment-13r2rbr/',
    sheet: fakeSheet({ sharesLongTerm: toPaise(1_000_000) }),
    prices: at(60, 2),
    zakat: 6250,
  },
  {
    name: '100 g of gold',
    source: zakatrs,
    sheet: fakeSheet({ gold: [gold(100, 24)], settings: gold85 }),
    prices: at(100, 1),
    net: 10_000,
    zakat: 250,
  },
  {
    name: '100 g of gold with a debt that brings it under the nisab',
    source: zakatrs,
    sheet: fakeSheet({ gold: [gold(100, 24)], debtsDueNow: toPaise(2000), settings: gold85 }),
    prices: at(100, 1),
    net: 8000,
    zakat: 0,
  },
  {
    name: '600 g of silver',
    source: zakatrs,
    sheet: fakeSheet({ silver: [silver(600, 1000)], settings: { nisab: 'silver595' } }),
    prices: at(100, 1),
    net: 600,
    zakat: 15,
  },
  {
    name: '650 g of sterling silver',
    source: zakatrs,
    sheet: fakeSheet({ silver: [silver(650, 925)], settings: { nisab: 'silver595' } }),
    prices: at(100, 1),
    net: 601.25,
    zakat: 15.03125,
  },
  {
    name: 'gold at a price with paise',
    source: zakatrs,
    sheet: fakeSheet({ gold: [gold(100, 24)], settings: gold85 }),
    prices: at(99.99, 0.85),
    zakat: 249.975,
  },
  {
    name: 'business money less liabilities',
    source: zakatrs,
    sheet: fakeSheet({ cash: toPaise(15_000), debtsDueNow: toPaise(5000), settings: gold85 }),
    prices: at(100, 1),
    net: 10_000,
    zakat: 250,
  },
  {
    name: 'a year that is not complete',
    source: zakatrs,
    sheet: fakeSheet({ cash: toPaise(100_000), settings: { ...gold85, isYearComplete: false } }),
    prices: at(100, 1),
    zakat: 0,
  },
  {
    name: 'a sum with more decimals than money has',
    source: zakatrs,
    sheet: fakeSheet({ cash: toPaise(10_000.12345678), settings: gold85 }),
    prices: at(100, 1),
    zakat: 250.0030864195,
  },
  {
    name: 'gold and cash, each below the nisab, together above it',
    source: 'https://github.com/IRedDragonICY/zakatrs (tests/portfolio_aggregation.rs, 2026-01-05)',
    sheet: fakeSheet({ gold: [gold(50, 24)], cash: toPaise(4000), settings: gold85 }),
    prices: at(100, 1),
    net: 9000,
    zakat: 225,
  },
  {
    name: '10 g of 18 carat at the price of 18 carat',
    source:
      'http://councilofulama.co.za/index.php?option=com_content&view=article&id=83:method-of-calculating-zakaat-on-gold-jewellery&catid=34:islam&Itemid=61',
    // the source prints 52.98, rounded up in favour of the poor; the exact result is 52.9717
    sheet: fakeSheet({ gold: [gold(10, 24)] }),
    prices: at(211.8868, 0.5),
    zakat: 52.9717,
  },
];
