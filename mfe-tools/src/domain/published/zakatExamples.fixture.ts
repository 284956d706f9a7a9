import type { Fraction } from '../exact/Fraction';
import {
  countedOfPension,
  deductibleOfLoan,
  gramsOfTola,
  isDue,
  makeUpInGold,
  netWealth,
  partOf,
  pureGoldIn,
  pureSilverIn,
  troyOuncesOf,
  zakatOn,
  zakatRates,
  zakatableAssets,
} from '../zakat/amounts';
import { anyNisab, figure, of, statement, type PublishedExample } from './publishedExamples.fixture';

const booklet = 'http://online.flipbuilder.com/tkyk';
const ummahWelfare = 'http://www.uwt.org/site/article.asp?id=168';
const lavaloon = 'https://lavaloon.com/ZAKAT/example-scenario';
const zakat = (wealth: Fraction, nisab = anyNisab) => zakatOn(wealth, nisab);

const tradedShares = netWealth([of(84_000), of(5000)], [of(350)]);
const longShares = netWealth([of(134_000), of(5000), of(1000)], [of(400)]);
const companyAssets = zakatableAssets(of(1_000_000), of(600_000));
const nisab85 = of(85).times(of(10));
const [gold, silver] = [gramsOfTola(of('7.5')), gramsOfTola(of('52.5'))];
const [gold500, silver5000] = [of(500).times(of('24.93')), of(5000).times(of('0.4'))];
// the price is that of 18 carat, so it is not reduced again
const carat18 = of(10).times(of('211.8868'));
// likewise of 22 carat
const gold22 = of(50).times(of('40.48'));
const hasene = netWealth([of(3800), of(1250), gold22]);
const mixed = netWealth([of(10_000), of(5000), of(1000), of(4000)], [of(3000)]);
const business = netWealth([of(50_000)], [of(10_000)]);
const nextInstalment = deductibleOfLoan(of(500), of(50_000), 'next');
const upTo = { amount: '0.02', because: 'the source prints 612.36 for 612.3502' };

/** Published calculations of zakat. Those of zakatrs, open source, are in `zakatrsExamples`. */
export const zakatExamples: readonly PublishedExample[] = [
  {
    name: 'shares sold within a year',
    source: `${booklet}/jpal/files/basic-html/page13.html`,
    figures: { counted: figure(tradedShares, '88650'), zakat: figure(zakat(tradedShares), '2216.25') },
  },
  {
    name: 'shares held over a year, at full value',
    source: `${booklet}/bhsq/files/basic-html/page14.html`,
    figures: { counted: figure(longShares, '139600'), zakat: figure(zakat(longShares), '3490.0') },
  },
  {
    name: 'what counts of a company: assets less long-term and intangible ones',
    source: 'http://www.islamandquran.org/fatwas/do-we-give-zakat-from-shares.html',
    figures: {
      counted: figure(companyAssets, '400000'),
      share: figure(companyAssets.over(of(1_000_000)), '0.4'),
      'one in so many': figure(of(1).over(zakatRates.lunar), '40'),
    },
  },
  {
    name: 'long-term shares by the 25% proxy',
    source:
      'https://help.nzf.org.uk/en/article/can-a-proxy-or-estimate-be-used-for-zakat-calculation-on-shares-purhcased-as-a-long-term-investment-13r2rbr/',
    figures: { 'rate of the whole': figure(partOf(zakatRates.lunar, 25), '0.00625') },
  },
  {
    name: 'savings of exactly 85 g of gold',
    source: 'https://zakatcal.vercel.app',
    figures: { nisab: figure(nisab85, '850'), zakat: figure(zakat(of(850), nisab85), '21.25') },
  },
  {
    name: 'tola, grams and troy ounces',
    source: 'http://www.syedahmedshahtrust.co.uk/zakah/zakah-calculations/',
    figures: {
      'gold in grams': figure(gold, '87.48'),
      'silver in grams': figure(silver, '612.36', upTo),
      'gold in troy ounces': figure(troyOuncesOf(gold), '2.8125'),
      'silver in troy ounces': figure(troyOuncesOf(silver), '19.6875'),
    },
  },
  {
    name: '500 g of pure gold',
    source: ummahWelfare,
    figures: {
      value: figure(gold500, '12465'),
      zakat: figure(zakat(gold500, of('87.48').times(of('24.93'))), '311.625'),
    },
  },
  {
    name: '5 kg of pure silver',
    source: ummahWelfare,
    figures: {
      value: figure(silver5000, '2000'),
      zakat: figure(zakat(silver5000, of('612.36').times(of('0.4'))), '50'),
    },
  },
  {
    name: '10 g of 18 carat at the price of 18 carat, rounded up in favour of the poor',
    source:
      'http://councilofulama.co.za/index.php?option=com_content&view=article&id=83:method-of-calculating-zakaat-on-gold-jewellery&catid=34:islam&Itemid=61',
    figures: {
      value: figure(carat18, '2118.868'),
      exact: figure(zakat(carat18), '52.9717'),
      paid: figure(zakat(carat18).rounded(2, 'up'), '52.98'),
    },
  },
  {
    name: '100 g of 22 carat as pure gold',
    source: lavaloon,
    figures: { grams: figure(pureGoldIn(of(100), 22), '91.67') },
  },
  {
    name: 'money, savings and gold below its own nisab, pooled',
    source: 'https://hasene.org.uk/could-you-explain-how-to-calculate-zakat-with-an-example/',
    figures: {
      gold: figure(gold22, '2024'),
      total: figure(hasene, '7074'),
      zakat: figure(zakat(hasene), '176.85'),
    },
  },
  {
    name: 'cash, gold, silver and goods less debts',
    source: 'https://1000calculators.com/calculators/islamic/zakat-calculator.html',
    figures: { net: figure(mixed, '17000'), zakat: figure(zakat(mixed), '425') },
  },
  {
    name: 'cash, and goods of a business less what it owes',
    source: lavaloon,
    figures: {
      'on cash': figure(zakat(of(10_000)), '250'),
      net: figure(business, '40000'),
      'on the business': figure(zakat(business), '1000'),
    },
  },
  {
    name: 'a mortgage of which only the next instalment counts',
    source: 'https://seekersguidance.org/answers/hanafi-fiqh/zakat-long-term-debts/',
    figures: {
      deducted: figure(nextInstalment, '500'),
      counted: figure(netWealth([of(5000)], [nextInstalment]), '4500'),
    },
    statements: { 'is due': statement(isDue(of(4500), of(2000)), true) },
  },
  {
    name: 'a loan to repay and a loan given',
    source: 'https://fawatih.com/answers/understanding-zakat-deductions',
    figures: {
      deducted: figure(netWealth([of(2000)]).minus(netWealth([of(2000)], [of(500)])), '500'),
      included: figure(netWealth([of(2000), of(1000)]).minus(netWealth([of(2000)])), '1000'),
    },
  },
];

const zakatrs = 'https://github.com/IRedDragonICY/zakatrs';
const compliance = `${zakatrs} (zakat_go/compliance_test.go, 2026-01-05)`;
const advanced = `${zakatrs} (tests/fiqh_advanced_scenarios.rs, 2026-01-05)`;
/** 85 g of gold at 100 and 595 g of silver at 1. */
const [goldNisab, silverNisab] = [of(8500), of(595)];
const sterling = pureSilverIn(of(650), 925);
const due = (wealth: Fraction, nisab: Fraction, published: boolean) => ({
  payable: statement(isDue(wealth, nisab), published),
});
const indebted = netWealth([of(10_000)], [of(2000)]);
const firm = netWealth([of(15_000)], [of(5000)]);
const pooled = netWealth([of(50).times(of(100)), of(4000)]);
const precise = of('10000.12345678');
const vested = countedOfPension(of(60_000), 'vested');

export const zakatrsExamples: readonly PublishedExample[] = [
  {
    name: '100 g of gold',
    source: compliance,
    figures: { net: figure(of(10_000), '10000'), zakat: figure(zakat(of(10_000), goldNisab), '250.0') },
    statements: due(of(10_000), goldNisab, true),
  },
  {
    name: '100 g of gold with a debt that brings it under the nisab',
    source: compliance,
    figures: { net: figure(indebted, '8000'), zakat: figure(zakat(indebted, goldNisab), '0') },
    statements: due(indebted, goldNisab, false),
  },
  {
    name: '600 g of silver',
    source: compliance,
    figures: {
      net: figure(pureSilverIn(of(600), 1000), '600'),
      zakat: figure(zakat(of(600), silverNisab), '15.0'),
    },
    statements: due(of(600), silverNisab, true),
  },
  {
    name: '650 g of sterling silver',
    source: compliance,
    figures: { net: figure(sterling, '601.25'), zakat: figure(zakat(sterling, silverNisab), '15.03125') },
    statements: due(sterling, silverNisab, true),
  },
  {
    name: 'gold at a price with hundredths',
    source: compliance,
    figures: { zakat: figure(zakat(of(100).times(of('99.99')), of(85).times(of('99.99'))), '249.975') },
    statements: due(of(9999), of(85).times(of('99.99')), true),
  },
  {
    name: 'money of a business less liabilities',
    source: compliance,
    figures: { net: figure(firm, '10000'), zakat: figure(zakat(firm, goldNisab), '250.0') },
    statements: due(firm, goldNisab, true),
  },
  {
    name: 'a year that is not complete',
    source: compliance,
    figures: { zakat: figure(zakatOn(of(100_000), goldNisab, { isYearComplete: false }), '0') },
    statements: { payable: statement(isDue(of(100_000), goldNisab, false), false) },
  },
  {
    name: 'more decimals than money has',
    source: compliance,
    figures: { zakat: figure(zakat(precise, goldNisab), '250.00308641950') },
    statements: due(precise, goldNisab, true),
  },
  {
    name: 'gold and cash, each below the nisab, together above it',
    source: `${zakatrs} (tests/portfolio_aggregation.rs, 2026-01-05)`,
    figures: { total: figure(pooled, '9000'), zakat: figure(zakat(pooled, goldNisab), '225') },
  },
  {
    name: 'a pension of which 60,000 of 100,000 is vested',
    source: advanced,
    figures: { net: figure(vested, '60000'), zakat: figure(zakat(vested), '1500') },
  },
  {
    name: 'a missed year, by the gold it was worth',
    source: advanced,
    figures: { 'to pay now': figure(makeUpInGold(of(1000), of(40), of(80)), '2000') },
  },
];
