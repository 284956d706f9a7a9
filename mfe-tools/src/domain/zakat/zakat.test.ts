import { nisabs } from '@tayyib/shared/nisab';
import fc from 'fast-check';
import { toPaise } from '@tayyib/shared/values/amounts';
import { schoolOf, schools, schoolSettings, type School } from './schools';
import { calculateZakat, type ZakatResult } from './zakat';
import { assetNames, owedNames, type GoldHolding, type ZakatSettings, type ZakatSheet } from './zakatSheet';
import { anySheet, fakeSheet, gold, silver } from './zakatSheet.fixture';

const prices = { gold: toPaise(12_755.68), silver: toPaise(187.26) };
const due = (sheet: ZakatSheet) => calculateZakat(sheet, prices).duePaise;

describe('zakat', () => {
  it('is a fortieth of everything counted, less debts', () => {
    const result = calculateZakat(
      fakeSheet({ cash: toPaise(200_000), bank: toPaise(300_000), debtsDueNow: toPaise(100_000) }),
      prices,
    );
    expect(result).toMatchObject({ netPaise: toPaise(400_000), outcome: 'due', duePaise: toPaise(10_000) });
  });

  it('is more for a solar year, by the 11 days it is longer than the lunar year of 354', () => {
    const cash = toPaise(354_000);
    expect(due(fakeSheet({ cash }))).toBe(toPaise(8_850));
    // 3,54,000 ÷ 40 × 365 ÷ 354
    expect(due(fakeSheet({ cash, settings: { year: 'solar' } }))).toBe(toPaise(9_125));
  });

  it('is not due one paisa below the nisab, and due at it', () => {
    const nisab = calculateZakat(fakeSheet({}), prices).nisab.paise ?? 0;
    expect(nisab).toBe(11_467_053); // 612.36 g x 187.26 = 1,14,670.53
    expect(calculateZakat(fakeSheet({ cash: nisab - 1 }), prices)).toMatchObject({
      outcome: 'below-nisab',
      duePaise: 0,
    });
    expect(calculateZakat(fakeSheet({ cash: nisab }), prices)).toMatchObject({
      outcome: 'due',
      duePaise: 286_676, // half a paisa is rounded up
    });
  });

  it('values each nisab', () => {
    const value = (nisab: (typeof nisabs)[number]) =>
      calculateZakat(fakeSheet({ settings: { nisab } }), { gold: 100, silver: 100 }).nisab.paise;
    expect(nisabs.map(value)).toEqual([61_236, 59_500, 8_748, 8_500]);
  });

  it('is never negative', () => {
    const sheet = fakeSheet({ cash: 100, debtsDueNow: 500 });
    expect(calculateZakat(sheet, prices)).toMatchObject({ netPaise: 0, duePaise: 0 });
  });

  it('is not calculated while a required price is missing', () => {
    const rich = { cash: toPaise(10_000_000), gold: [gold(10, 24)] };
    const result = calculateZakat(fakeSheet(rich), { gold: null, silver: prices.silver });
    expect(result).toMatchObject({ outcome: 'incomplete', duePaise: 0 });
    expect(result.assets[1]).toMatchObject({ paise: null });
    // a price that is not required may be missing
    expect(
      calculateZakat(fakeSheet({ cash: rich.cash }), { gold: null, silver: prices.silver }).duePaise,
    ).toBe(toPaise(250_000));
  });

  it('counts or exempts worn jewellery, depending on the school', () => {
    const worn = [gold(100, 22, true)];
    const of = (wornJewellery: 'due' | 'exempt') =>
      due(fakeSheet({ gold: worn, settings: { wornJewellery } }));
    expect(of('exempt')).toBe(0);
    expect(of('due')).toBe(2_923_177); // 100 x 22/24 x 12,755.68 / 40
  });

  it('deducts no more of a loan than is left to repay', () => {
    const loan = { cash: toPaise(500_000), loanInstalment: toPaise(10_000) };
    const deducted = (part: Partial<ZakatSheet>, instalments: 'next' | 'twelve') =>
      calculateZakat(fakeSheet({ ...loan, ...part, settings: { instalments } }), prices).debts[0]?.paise;
    expect(deducted({}, 'next')).toBe(toPaise(10_000));
    expect(deducted({}, 'twelve')).toBe(toPaise(120_000));
    expect(deducted({ loanOutstanding: toPaise(30_000) }, 'twelve')).toBe(toPaise(30_000));
  });

  it('cites a rule for every line', () => {
    const { assets, debts } = calculateZakat(
      fakeSheet({
        cash: 1,
        bank: 1,
        gold: [gold(1, 24)],
        silver: [silver(1, 925)],
        sharesTrading: 1,
        sharesLongTerm: 4,
        receivables: 1,
        debtsDueNow: 1,
        loanInstalment: 1,
      }),
      prices,
    );
    expect([...assets, ...debts].map(({ rule }) => rule)).toEqual([
      'money',
      'money',
      'goldByCarat',
      'silverByPurity',
      'sharesTrading',
      'sharesProxy25',
      'receivables',
      'debtsNow',
      'debtsTwelve',
    ]);
  });
});

describe('zakat on any sheet', () => {
  const paise = fc.integer({ min: 0, max: 1e14 });
  const sheets = anySheet;
  const wealth = fc.constantFrom(...assetNames);
  const owed = fc.constantFrom(...owedNames);

  it('never falls when more is owned', () => {
    fc.assert(
      fc.property(sheets, wealth, paise, (sheet, part, more) => {
        const known = { ...sheet, pensionAccessible: sheet.pensionAccessible ?? 0 };
        expect(due({ ...known, [part]: known[part] + more })).toBeGreaterThanOrEqual(due(known));
      }),
    );
  });

  it('never rises when more is owed', () => {
    fc.assert(
      fc.property(sheets, owed, paise, (sheet, part, more) => {
        expect(due({ ...sheet, [part]: sheet[part] + more })).toBeLessThanOrEqual(due(sheet));
      }),
    );
  });

  it('does not depend on the order of rows', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const reversed = {
          ...sheet,
          gold: sheet.gold.toReversed(),
          silver: sheet.silver.toReversed(),
          businesses: sheet.businesses.toReversed(),
        };
        expect(due(reversed)).toBe(due(sheet));
      }),
    );
  });

  it('is an integer between 0 and the rate’s maximum', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const { duePaise, netPaise } = calculateZakat(sheet, prices);
        expect(Number.isSafeInteger(duePaise)).toBe(true);
        expect(duePaise).toBeGreaterThanOrEqual(0);
        expect(duePaise).toBeLessThanOrEqual(netPaise * 0.02578 + 1);
      }),
    );
  });

  it('at least doubles when everything is doubled, above the nisab', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const once = calculateZakat(sheet, prices);
        fc.pre(once.outcome === 'due');
        const twice = {
          ...sheet,
          ...Object.fromEntries(assetNames.map((name) => [name, 2 * sheet[name]])),
          companies: [...sheet.companies, ...sheet.companies],
          businesses: [...sheet.businesses, ...sheet.businesses],
          pensionAccessible: 2 * (sheet.pensionAccessible ?? 0),
          gold: [...sheet.gold, ...sheet.gold],
          silver: [...sheet.silver, ...sheet.silver],
        };
        // long-term shares, pensions and the zakat are rounded half up: twice half a paisa may be lost, once each
        expect(due(twice)).toBeGreaterThanOrEqual(2 * once.duePaise - 2);
      }),
    );
  });

  it('differs between schools only in worn jewellery and loans', () => {
    const hanafi = { wornJewellery: 'due', instalments: 'next' } as const;
    const others = { wornJewellery: 'exempt', instalments: 'twelve' } as const;
    const linesOf = (sheet: ZakatSheet, school: typeof hanafi | typeof others) => {
      const { assets, debts } = calculateZakat(
        { ...sheet, settings: { ...sheet.settings, ...school } },
        prices,
      );
      return [...assets, ...debts].filter(({ label }) => label !== 'Worn jewellery' && label !== 'Long loan');
    };
    fc.assert(
      fc.property(sheets, (sheet) => {
        expect(linesOf(sheet, hanafi)).toEqual(linesOf(sheet, others));
      }),
    );
  });

  it('is the same for all schools without worn jewellery and loans', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const plain = {
          ...sheet,
          loanInstalment: 0,
          gold: sheet.gold.map((row) => ({ ...row, isWorn: false })),
        };
        const by = (wornJewellery: 'due' | 'exempt', instalments: 'next' | 'twelve') =>
          calculateZakat({ ...plain, settings: { ...plain.settings, wornJewellery, instalments } }, prices);
        expect(by('exempt', 'twelve')).toEqual(by('due', 'next'));
      }),
    );
  });
});

describe('zakat by school', () => {
  const inSchool = (sheet: ZakatSheet, school: School) =>
    calculateZakat({ ...sheet, settings: { ...sheet.settings, ...schoolSettings[school] } }, prices);
  const differing = new Set(['Worn jewellery', 'Debts due now', 'Long loan', 'Owed to you', 'Business']);
  const school = fc.constantFrom(...schools);

  it('changes only jewellery, debts and money lent', () => {
    const common = ({ assets, purified, debts, nisab, rate }: ZakatResult) => [
      ...[...assets, ...purified, ...debts].filter(({ label }) => !differing.has(label)),
      nisab,
      rate,
    ];
    fc.assert(
      fc.property(anySheet, school, school, (sheet, one, other) => {
        expect(common(inSchool(sheet, one))).toEqual(common(inSchool(sheet, other)));
      }),
    );
  });

  it('counts jewellery in the Hanafi school alone, deducts debts in all but the Shafi‘i, and waits for loans in the Maliki', () => {
    const sheet = fakeSheet({
      gold: [gold(10, 24, true)],
      receivables: toPaise(1000),
      debtsDueNow: toPaise(500),
    });
    const counted = (by: School) => inSchool(sheet, by).netPaise / 100;
    expect(schools.map((by) => [by, counted(by)])).toEqual([
      ['hanafi', 128_056.8],
      ['shafii', 1000],
      ['maliki', 0],
      ['hanbali', 500],
    ]);
  });

  it('is recognised from its settings', () => {
    for (const one of schools) expect(schoolOf(schoolSettings[one])).toBe(one);
    expect(schoolOf({ ...schoolSettings.hanafi, debts: 'ignored' })).toBeNull();
  });
});

describe('zakat on metal', () => {
  const of = (row: Partial<GoldHolding>) =>
    calculateZakat(fakeSheet({ gold: [{ ...gold(10, 18), ...row }] }), prices).assets[0];

  it('is valued by weight and purity, by the price of its purity, or by its value, never by two of them', () => {
    expect(of({})?.paise).toBe(9_566_760); // 10 x 18/24 x 12,755.68
    expect(of({ measure: 'ownPrice', paise: toPaise(9000) })?.paise).toBe(toPaise(90_000));
    expect(of({ measure: 'value', paise: toPaise(91_234.5), milligrams: 0 })).toMatchObject({
      paise: toPaise(91_234.5),
      details: '18 carat, by its value',
    });
  });

  it('needs no price of pure metal where it has its own', () => {
    const sheet = fakeSheet({ gold: [{ ...gold(0, 22, true), measure: 'value', paise: toPaise(500_000) }] });
    expect(calculateZakat(sheet, { gold: null, silver: prices.silver })).toMatchObject({
      outcome: 'due',
      duePaise: toPaise(12_500),
    });
  });
});

it('zakat deducts impure income first, and is never due on it', () => {
  const sheet = fakeSheet({ bank: toPaise(510_000), toPurify: toPaise(10_000) });
  expect(calculateZakat(sheet, prices)).toMatchObject({
    netPaise: toPaise(500_000),
    duePaise: toPaise(12_500),
    purified: [{ rule: 'purifyFirst', paise: toPaise(10_000) }],
  });
});

it('zakat follows the choices on funds, insurance and weak debts', () => {
  const sheet = (settings: Partial<ZakatSettings>) =>
    fakeSheet({ providentFund: 100, insurance: 20, weakReceivables: 3, settings });
  const counted = (settings: Partial<ZakatSettings>) => calculateZakat(sheet(settings), prices).netPaise;
  expect(counted({})).toBe(20);
  expect(counted({ providentFund: 'vested', insurance: 'none', weakDebts: 'likely' })).toBe(103);
});

it('deducts a whole loan only by choice, and twelve instalments while what is left of it is unknown', () => {
  const deducted = (loanOutstanding: number | null) =>
    calculateZakat(
      fakeSheet({ loanInstalment: 100, loanOutstanding, settings: { instalments: 'whole' } }),
      prices,
    ).debts[0]?.paise;
  expect(deducted(50_000)).toBe(50_000);
  expect(deducted(null)).toBe(1200);
});
