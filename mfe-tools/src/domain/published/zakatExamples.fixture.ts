import type { ZakatSettings } from '../zakat/zakatSheet';
import { businessOf, line, net, onPage, rupees, toThePaisa, zakat } from './onPage.fixture';
import { figure, of, statement, type PublishedExample } from './publishedExamples.fixture';

const booklet = 'http://online.flipbuilder.com/tkyk';
const ummahWelfare = 'http://www.uwt.org/site/article.asp?id=168';
const lavaloon = 'https://lavaloon.com/ZAKAT/example-scenario';

const tradedShares = onPage({ sharesTrading: 84_000, bank: 5000, debtsDueNow: 350 });
const longShares = onPage({
  sharesLongTerm: 134_000,
  bank: 5000 + 1000,
  debtsDueNow: 400,
  settings: { shareMethod: 'full' },
});
/** The whole of a company that is worth its assets; those that are not long-term or intangible are 400,000. */
const company = onPage({
  companies: [
    {
      name: 'A company',
      isin: null,
      fundId: null,
      shares: null,
      isToSell: false,
      value: 1_000_000,
      method: 'accounts',
      percent: null,
      owedCrore: 0,
      facts: {
        closeRupees: null,
        closeDay: null,
        marketCapRupees: 1_000_000,
        marketCapMonths: null,
        accounts: {
          cash: 100_000,
          receivables: 100_000,
          inventories: 100_000,
          investments: 100_000,
          currentBorrowings: null,
          tradePayables: null,
          currentTax: null,
          to: '2024-03-31',
          document: 'example',
        },
        fund: null,
        missing: null,
      },
    },
  ],
});
const proxy = onPage({ sharesLongTerm: 1_000_000 });
const savings85 = onPage({ bank: 850, prices: { gold: 10, silver: 1 }, settings: { nisab: 'gold85' } });
/** At a price of 1, the nisab is as many rupees as grams. */
const gramsOf = (nisab: ZakatSettings['nisab']) =>
  rupees(onPage({ prices: { gold: 1, silver: 1 }, settings: { nisab } }).nisab.paise);
const gramsPerTroyOunce = of('31.1034768');
const gold500 = onPage({
  gold: { grams: 500, carat: 24 },
  prices: { gold: 24.93, silver: 0.4 },
  settings: { nisab: 'gold87' },
});
const silver5000 = onPage({ silver: { grams: 5000 }, prices: { gold: 24.93, silver: 0.4 } });
const carat18 = onPage({ gold: { carat: 18, measure: 'value', rupees: 2118.868 } });
const hasene = onPage({
  cash: 3800,
  bank: 1250,
  gold: { grams: 50, carat: 22, measure: 'ownPrice', rupees: 40.48 },
});
const mixed = onPage({
  cash: 10_000,
  businessStock: 4000,
  debtsDueNow: 3000,
  gold: { measure: 'value', rupees: 5000 },
  silver: { measure: 'value', rupees: 1000 },
});
const business = onPage({
  businesses: businessOf({ goods: 30_000, receivables: 20_000, liabilities: 10_000 }),
});
const mortgage = onPage({
  cash: 5000,
  loanInstalment: 500,
  loanOutstanding: 50_000,
  prices: { gold: 60, silver: 3.26 },
  settings: { instalments: 'next' },
});
const loans = onPage({ cash: 2000, receivables: 1000, debtsDueNow: 500 });

/** Published calculations of zakat, by what the page comes to. Those of zakatrs, open source, are in `zakatrsExamples`. */
export const zakatExamples: readonly PublishedExample[] = [
  {
    name: 'shares sold within a year',
    source: `${booklet}/jpal/files/basic-html/page13.html`,
    figures: { counted: figure(net(tradedShares), '88650'), zakat: figure(zakat(tradedShares), '2216.25') },
  },
  {
    name: 'shares held over a year, at full value',
    source: `${booklet}/bhsq/files/basic-html/page14.html`,
    figures: { counted: figure(net(longShares), '139600'), zakat: figure(zakat(longShares), '3490.0') },
  },
  {
    name: 'what counts of a company: assets less long-term and intangible ones',
    source: 'http://www.islamandquran.org/fatwas/do-we-give-zakat-from-shares.html',
    figures: {
      counted: figure(net(company), '400000'),
      share: figure(net(company).over(of(1_000_000)), '0.4'),
      'one in so many': figure(net(company).over(zakat(company)), '40'),
    },
  },
  {
    name: 'long-term shares by the 25% proxy',
    source:
      'https://help.nzf.org.uk/en/article/can-a-proxy-or-estimate-be-used-for-zakat-calculation-on-shares-purhcased-as-a-long-term-investment-13r2rbr/',
    figures: { 'rate of the whole': figure(zakat(proxy).over(of(1_000_000)), '0.00625') },
  },
  {
    name: 'savings of exactly 85 g of gold',
    source: 'https://zakatcal.vercel.app',
    figures: {
      nisab: figure(rupees(savings85.nisab.paise), '850'),
      zakat: figure(zakat(savings85), '21.25'),
    },
  },
  {
    name: 'tola, grams and troy ounces',
    source: 'http://www.syedahmedshahtrust.co.uk/zakah/zakah-calculations/',
    figures: {
      'gold in grams': figure(gramsOf('gold87'), '87.48'),
      'silver in grams': figure(gramsOf('silver612'), '612.36'),
      'gold in troy ounces': figure(gramsOf('gold87').over(gramsPerTroyOunce), '2.8125'),
      'silver in troy ounces': figure(gramsOf('silver612').over(gramsPerTroyOunce), '19.6875', {
        amount: '0.0005',
        because: 'the source prints 612.36 g for 52.5 tola, which are 612.3502 g',
      }),
    },
  },
  {
    name: '500 g of pure gold',
    source: ummahWelfare,
    figures: {
      value: figure(net(gold500), '12465'),
      zakat: figure(zakat(gold500), '311.625', toThePaisa),
    },
  },
  {
    name: '5 kg of pure silver',
    source: ummahWelfare,
    figures: { value: figure(net(silver5000), '2000'), zakat: figure(zakat(silver5000), '50') },
  },
  {
    name: '10 g of 18 carat at the price of 18 carat, rounded up in favour of the poor',
    source:
      'http://councilofulama.co.za/index.php?option=com_content&view=article&id=83:method-of-calculating-zakaat-on-gold-jewellery&catid=34:islam&Itemid=61',
    figures: {
      value: figure(net(carat18), '2118.868', toThePaisa),
      exact: figure(zakat(carat18), '52.9717', toThePaisa),
      paid: figure(zakat(carat18), '52.98', {
        amount: '0.01',
        because: 'the source rounds up, the page to the nearest paisa',
      }),
    },
  },
  {
    name: '100 g of 22 carat as pure gold',
    source: lavaloon,
    figures: { grams: figure(net(onPage({ gold: { grams: 100, carat: 22 } })), '91.67') },
  },
  {
    name: 'money, savings and gold below its own nisab, pooled',
    source: 'https://hasene.org.uk/could-you-explain-how-to-calculate-zakat-with-an-example/',
    figures: {
      gold: figure(line(hasene, 'Gold'), '2024'),
      total: figure(net(hasene), '7074'),
      zakat: figure(zakat(hasene), '176.85'),
    },
  },
  {
    name: 'cash, gold, silver and goods less debts',
    source: 'https://1000calculators.com/calculators/islamic/zakat-calculator.html',
    figures: { net: figure(net(mixed), '17000'), zakat: figure(zakat(mixed), '425') },
  },
  {
    name: 'cash, and goods of a business less what it owes',
    source: lavaloon,
    figures: {
      'on cash': figure(zakat(onPage({ cash: 10_000 })), '250'),
      net: figure(net(business), '40000'),
      'on the business': figure(zakat(business), '1000'),
    },
  },
  {
    name: 'a mortgage of which only the next instalment counts',
    source: 'https://seekersguidance.org/answers/hanafi-fiqh/zakat-long-term-debts/',
    figures: {
      deducted: figure(line(mortgage, 'Long loan'), '500'),
      counted: figure(net(mortgage), '4500'),
    },
    statements: { 'is due': statement(mortgage.outcome === 'due', true) },
  },
  {
    name: 'a loan to repay and a loan given',
    source: 'https://fawatih.com/answers/understanding-zakat-deductions',
    figures: {
      deducted: figure(line(loans, 'Debts due now'), '500'),
      included: figure(line(loans, 'Owed to you'), '1000'),
    },
  },
];
