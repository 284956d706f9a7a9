import fc from 'fast-check';
import { toPaise } from '../paise';
import { calculateZakat } from './zakat';
import { carats, finenesses, nisabs, shareMethods, type ZakatSheet } from './zakatSheet';
import { fakeSheet, gold, silver } from './zakatSheet.fixture';

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
    expect(result).toMatchObject({ outcome: 'price-missing', duePaise: 0 });
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
  const milligrams = fc.integer({ min: 0, max: 1e9 });
  const golds = fc.array(fc.record({ milligrams, carat: fc.constantFrom(...carats), isWorn: fc.boolean() }), {
    maxLength: 6,
  });
  const silvers = fc.array(fc.record({ milligrams, fineness: fc.constantFrom(...finenesses) }), {
    maxLength: 6,
  });
  const sheets: fc.Arbitrary<ZakatSheet> = fc.record({
    cash: paise,
    bank: paise,
    gold: golds,
    silver: silvers,
    sharesTrading: paise,
    sharesLongTerm: paise,
    receivables: paise,
    debtsDueNow: paise,
    loanInstalment: paise,
    loanOutstanding: fc.option(paise),
    settings: fc.record({
      nisab: fc.constantFrom(...nisabs),
      year: fc.constantFrom('lunar', 'solar'),
      shareMethod: fc.constantFrom(...shareMethods),
      instalments: fc.constantFrom('next', 'twelve'),
      wornJewellery: fc.constantFrom('due', 'exempt'),
      isYearComplete: fc.boolean(),
    }),
  });
  const wealth = fc.constantFrom('cash', 'bank', 'sharesTrading', 'sharesLongTerm', 'receivables');
  const owed = fc.constantFrom('debtsDueNow', 'loanInstalment');

  it('never falls when more is owned', () => {
    fc.assert(
      fc.property(sheets, wealth, paise, (sheet, part, more) => {
        expect(due({ ...sheet, [part]: sheet[part] + more })).toBeGreaterThanOrEqual(due(sheet));
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
        const reversed = { ...sheet, gold: sheet.gold.toReversed(), silver: sheet.silver.toReversed() };
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
          cash: 2 * sheet.cash,
          bank: 2 * sheet.bank,
          sharesTrading: 2 * sheet.sharesTrading,
          sharesLongTerm: 2 * sheet.sharesLongTerm,
          receivables: 2 * sheet.receivables,
          gold: [...sheet.gold, ...sheet.gold],
          silver: [...sheet.silver, ...sheet.silver],
        };
        // long-term shares and the zakat are rounded half up: twice half a paisa may be lost, once each
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
