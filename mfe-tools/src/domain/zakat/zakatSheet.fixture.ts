import { nisabs } from '@tayyib/shared/nisab';
import fc from 'fast-check';
import { emptyForm } from './zakatForm';
import {
  assetNames,
  businessMethods,
  companyMethods,
  finenesses,
  goldPurities,
  owedNames,
  pensionMethods,
  shareMethods,
  type Fineness,
  type GoldPurity,
  type GoldHolding,
  type SilverHolding,
  type ZakatSettings,
  type ZakatSheet,
} from './zakatSheet';
import { Fraction } from '@tayyib/shared/values/amounts';

type Parts = Partial<Omit<ZakatSheet, 'settings'>> & { settings?: Partial<ZakatSettings> };

const nothing = {
  cash: 0,
  bank: 0,
  sharesTrading: 0,
  sharesLongTerm: 0,
  receivables: 0,
  tradeReceivables: 0,
  weakReceivables: 0,
  businessStock: 0,
  propertyToSell: 0,
  rent: 0,
  crypto: 0,
  providentFund: 0,
  voluntaryFund: 0,
  pension: 0,
  insurance: 0,
  toPurify: 0,
  debtsDueNow: 0,
  loanInstalment: 0,
};

/** A sheet with these values and nothing else. */
export const fakeSheet = ({ settings: chosen, ...parts }: Parts): ZakatSheet => ({
  ...nothing,
  gold: [],
  silver: [],
  companies: [],
  businesses: [],
  pensionAccessible: null,
  loanOutstanding: null,
  settings: { ...emptyForm.settings, ...chosen },
  ...parts,
});

export const gold = (grams: number, carat: GoldPurity, isWorn = false): GoldHolding => ({
  milligrams: Math.round(grams * 1000),
  measure: 'weight',
  paise: 0,
  carat,
  perMille: null,
  isWorn,
});

export const silver = (grams: number, fineness: Fineness): SilverHolding => ({
  milligrams: Math.round(grams * 1000),
  measure: 'weight',
  paise: 0,
  fineness,
});

const paise = fc.integer({ min: 0, max: 1e14 });
const metal = {
  milligrams: fc.integer({ min: 0, max: 1e9 }),
  measure: fc.constantFrom('weight', 'ownPrice', 'value'),
  paise: fc.integer({ min: 0, max: 1e7 }),
} as const;
const amounts = <Name extends string>(names: readonly Name[]) => fc.tuple(...names.map(() => paise));

/** Any sheet, of any size. */
export const anySheet: fc.Arbitrary<ZakatSheet> = fc
  .record({
    assets: amounts(assetNames),
    owed: amounts(owedNames),
    gold: fc.array(
      fc.record({
        ...metal,
        carat: fc.constantFrom(...goldPurities),
        perMille: fc.option(fc.integer({ min: 1, max: 1000 })),
        isWorn: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
    silver: fc.array(fc.record({ ...metal, fineness: fc.constantFrom(...finenesses) }), { maxLength: 6 }),
    companies: fc.array(
      fc.record({
        name: fc.constant('Any'),
        isToSell: fc.boolean(),
        valuePaise: paise,
        method: fc.constantFrom(...companyMethods),
        accounts: fc.option(
          fc.integer({ min: 0, max: 150 }).map((percent) => ({
            part: Fraction.of(percent).over(Fraction.of(100)),
            isNet: true,
            working: [],
          })),
        ),
        typedPercent: fc.option(fc.integer({ min: 0, max: 100 })),
      }),
      { maxLength: 4 },
    ),
    businesses: fc.array(
      fc.record({
        name: fc.constant('Business'),
        cash: paise,
        goods: paise,
        receivables: paise,
        liabilities: paise,
        percent: fc.integer({ min: 0, max: 100 }),
      }),
      { maxLength: 3 },
    ),
    pensionAccessible: fc.option(paise),
    loanOutstanding: fc.option(paise),
    settings: fc.record({
      nisab: fc.constantFrom(...nisabs),
      year: fc.constantFrom('lunar', 'solar'),
      shareMethod: fc.constantFrom(...shareMethods),
      debts: fc.constantFrom('deducted', 'ignored'),
      instalments: fc.constantFrom('next', 'twelve', 'whole'),
      wornJewellery: fc.constantFrom('due', 'exempt'),
      lent: fc.constantFrom('yearly', 'received'),
      weakDebts: fc.constantFrom('received', 'likely'),
      business: fc.constantFrom(...businessMethods),
      pension: fc.constantFrom(...pensionMethods),
      providentFund: fc.constantFrom('received', 'vested'),
      insurance: fc.constantFrom('premiums', 'none'),
      hawl: fc.constantFrom('ends', 'throughout'),
      isYearComplete: fc.boolean(),
    }),
  })
  .map(({ assets, owed, ...rest }) => {
    const sheet = { ...nothing, ...rest };
    assetNames.forEach((name, index) => (sheet[name] = assets[index] ?? 0));
    owedNames.forEach((name, index) => (sheet[name] = owed[index] ?? 0));
    return sheet;
  });
