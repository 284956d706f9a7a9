import { businessOf, net, onPage, payable, toThePaisa, zakat } from './onPage.fixture';
import { lateZakatByGold } from '../zakat/amounts';
import { figure, of, type PublishedExample } from './publishedExamples.fixture';
import { toPaise, toRupees, toWholePaise } from '@tayyib/shared/values/amounts';

const zakatrs = 'https://github.com/IRedDragonICY/zakatrs';
const compliance = `${zakatrs} (zakat_go/compliance_test.go, 2026-01-05)`;
/** 85 g of gold at 100, or 595 g of silver at 1. */
const atGold85 = { prices: { gold: 100, silver: 1 }, settings: { nisab: 'gold85' } } as const;
const atSilver595 = { prices: { gold: 100, silver: 1 }, settings: { nisab: 'silver595' } } as const;

const gold100 = onPage({ ...atGold85, gold: { grams: 100, carat: 24 } });
const indebted = onPage({ ...atGold85, gold: { grams: 100, carat: 24 }, debtsDueNow: 2000 });
const silver600 = onPage({ ...atSilver595, silver: { grams: 600 } });
const sterling = onPage({ ...atSilver595, silver: { grams: 650, fineness: 925 } });
const decimal = onPage({
  gold: { grams: 100, carat: 24 },
  prices: { gold: 99.99, silver: 0.85 },
  settings: { nisab: 'gold85' },
});
const firm = onPage({ ...atGold85, businesses: businessOf({ cash: 15_000, liabilities: 5000 }) });
const early = onPage({ ...atGold85, cash: 100_000, settings: { nisab: 'gold85', isYearComplete: false } });
const precise = onPage({ ...atGold85, cash: 10_000.12345678 });
const pooled = onPage({ ...atGold85, gold: { grams: 50, carat: 24 }, cash: 4000 });
const pension = onPage({ pension: 100_000, pensionAccessible: 60_000, settings: { pension: 'accessible' } });

/** Published calculations of zakatrs, open source, by what the page comes to. */
export const zakatrsExamples: readonly PublishedExample[] = [
  {
    name: '100 g of gold',
    source: compliance,
    figures: { net: figure(net(gold100), '10000'), zakat: figure(zakat(gold100), '250.0') },
    statements: payable(gold100, true),
  },
  {
    name: '100 g of gold with a debt that brings it under the nisab',
    source: compliance,
    figures: { net: figure(net(indebted), '8000'), zakat: figure(zakat(indebted), '0') },
    statements: payable(indebted, false),
  },
  {
    name: '600 g of silver',
    source: compliance,
    figures: { net: figure(net(silver600), '600'), zakat: figure(zakat(silver600), '15.0') },
    statements: payable(silver600, true),
  },
  {
    name: '650 g of sterling silver',
    source: compliance,
    figures: {
      net: figure(net(sterling), '601.25'),
      zakat: figure(zakat(sterling), '15.03125', toThePaisa),
    },
    statements: payable(sterling, true),
  },
  {
    name: 'gold at a price with hundredths',
    source: compliance,
    figures: { zakat: figure(zakat(decimal), '249.975', toThePaisa) },
    statements: payable(decimal, true),
  },
  {
    name: 'money of a business less liabilities',
    source: compliance,
    figures: { net: figure(net(firm), '10000'), zakat: figure(zakat(firm), '250.0') },
    statements: payable(firm, true),
  },
  {
    name: 'a year that is not complete',
    source: compliance,
    figures: { zakat: figure(zakat(early), '0') },
    statements: payable(early, false),
  },
  {
    name: 'more decimals than money has',
    source: compliance,
    figures: { zakat: figure(zakat(precise), '250.00308641950', toThePaisa) },
    statements: payable(precise, true),
  },
  {
    name: 'gold and cash, each below the nisab, together above it',
    source: `${zakatrs} (tests/portfolio_aggregation.rs, 2026-01-05)`,
    figures: { total: figure(net(pooled), '9000'), zakat: figure(zakat(pooled), '225') },
  },
  {
    name: 'a pension of which 60,000 of 100,000 is vested',
    source: `${zakatrs} (tests/fiqh_advanced_scenarios.rs, 2026-01-05)`,
    figures: { net: figure(net(pension), '60000'), zakat: figure(zakat(pension), '1500') },
  },
  {
    name: 'a missed year, by the gold it was worth',
    source: `${zakatrs} (tests/fiqh_advanced_scenarios.rs, 2026-01-05)`,
    figures: { zakat: figure(of(toRupees(toWholePaise(lateZakatByGold(toPaise(1000), 40, 80)))), '2000') },
  },
];
