import { isCalendarDay } from '@tayyib/shared/values/calendar';
import { nisabs } from '@tayyib/shared/nisab';
import type { FallRow } from './falls';
import type { FundFacts } from './shares/fundShareOf';
import type { AccountLine, CompanyFacts } from './shares/companyFacts';
import {
  amountNames,
  emptyForm,
  emptyGold,
  emptySilver,
  maxAmount,
  maxCrore,
  maxGrams,
  maxPerMille,
  maxRows,
  maxShares,
  type BusinessRow,
  type CompanyRow,
  type ZakatForm,
} from './zakatForm';
import {
  businessMethods,
  companyMethods,
  finenesses,
  goldPurities,
  measures,
  pensionMethods,
  shareMethods,
} from './zakatSheet';
import type { ZakatSettings } from './zakatSheet';

/** Reads a saved form. Invalid values count as empty. */
export function readForm(saved: unknown): ZakatForm {
  const form = { ...emptyForm };
  for (const name of amountNames) form[name] = amountIn(saved, name, maxAmount);
  const rows = (name: 'gold' | 'silver'): unknown[] => {
    const value = listIn(saved, name);
    return value.length > 0 ? value : [{}];
  };
  return {
    ...form,
    startedOn: dayIn(saved, 'startedOn'),
    falls: listIn(saved, 'falls').map(fallIn),
    gold: rows('gold').map((row) => ({
      ...metalIn(row),
      carat: oneOf(goldPurities, fieldOf(row, 'carat'), emptyGold.carat),
      perMille: amountIn(row, 'perMille', maxPerMille),
      isWorn: fieldOf(row, 'isWorn') === true,
    })),
    silver: rows('silver').map((row) => ({
      ...metalIn(row),
      fineness: oneOf(finenesses, fieldOf(row, 'fineness'), emptySilver.fineness),
    })),
    companies: listIn(saved, 'companies').flatMap(companyIn),
    businesses: listIn(saved, 'businesses').map(businessIn),
    settings: settingsIn(fieldOf(saved, 'settings')),
  };
}

function settingsIn(saved: unknown): ZakatSettings {
  const { settings: defaults } = emptyForm;
  return {
    nisab: oneOf(nisabs, fieldOf(saved, 'nisab'), defaults.nisab),
    year: oneOf(['lunar', 'solar'], fieldOf(saved, 'year'), defaults.year),
    shareMethod: oneOf(shareMethods, fieldOf(saved, 'shareMethod'), defaults.shareMethod),
    debts: oneOf(['deducted', 'ignored'], fieldOf(saved, 'debts'), defaults.debts),
    instalments: oneOf(['next', 'twelve', 'whole'], fieldOf(saved, 'instalments'), defaults.instalments),
    wornJewellery: oneOf(['due', 'exempt'], fieldOf(saved, 'wornJewellery'), defaults.wornJewellery),
    lent: oneOf(['yearly', 'received'], fieldOf(saved, 'lent'), defaults.lent),
    weakDebts: oneOf(['received', 'likely'], fieldOf(saved, 'weakDebts'), defaults.weakDebts),
    business: oneOf(businessMethods, fieldOf(saved, 'business'), defaults.business),
    providentFund: oneOf(['received', 'vested'], fieldOf(saved, 'providentFund'), defaults.providentFund),
    pension: oneOf(pensionMethods, fieldOf(saved, 'pension'), defaults.pension),
    insurance: oneOf(['premiums', 'none'], fieldOf(saved, 'insurance'), defaults.insurance),
    hawl: oneOf(['ends', 'throughout'], fieldOf(saved, 'hawl'), defaults.hawl),
    isYearComplete: fieldOf(saved, 'isYearComplete') !== false,
  };
}

const fallIn = (row: unknown): FallRow => ({
  fellOn: dayIn(row, 'fellOn'),
  reachedAgainOn: dayIn(row, 'reachedAgainOn'),
  isTotal: fieldOf(row, 'isTotal') === true,
});

const metalIn = (row: unknown) => ({
  grams: amountIn(row, 'grams', maxGrams),
  measure: oneOf(measures, fieldOf(row, 'measure'), 'weight'),
  rupees: amountIn(row, 'rupees', maxAmount),
});

const businessIn = (row: unknown): BusinessRow => ({
  cash: amountIn(row, 'cash', maxAmount),
  goods: amountIn(row, 'goods', maxAmount),
  receivables: amountIn(row, 'receivables', maxAmount),
  liabilities: amountIn(row, 'liabilities', maxAmount),
  percent: amountIn(row, 'percent', 100),
});

function companyIn(row: unknown): CompanyRow[] {
  const name = textIn(row, 'name');
  if (name === null) return [];
  return [
    {
      name,
      isin: textIn(row, 'isin'),
      fundId: textIn(row, 'fundId'),
      shares: amountIn(row, 'shares', maxShares),
      isToSell: fieldOf(row, 'isToSell') === true,
      value: amountIn(row, 'value', maxAmount),
      method: oneOf(companyMethods, fieldOf(row, 'method'), 'accounts'),
      percent: amountIn(row, 'percent', 100),
      owedCrore: amountIn(row, 'owedCrore', maxCrore),
      facts: factsIn(fieldOf(row, 'facts')),
    },
  ];
}

/** Larger than any company's figure in rupees; sums of doubles stay exact. */
const maxCompanyRupees = 1e15;

/** Holdings add up to more than the fund where it borrowed. */
const maxFundPart = 10;

function factsIn(saved: unknown): CompanyFacts | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const accounts = fieldOf(saved, 'accounts');
  const to = dayIn(accounts, 'to');
  const document = textIn(accounts, 'document');
  const figure = (name: AccountLine) => amountIn(accounts, name, maxCompanyRupees);
  return {
    closeRupees: amountIn(saved, 'closeRupees', maxAmount),
    closeDay: dayIn(saved, 'closeDay'),
    marketCapRupees: amountIn(saved, 'marketCapRupees', maxCompanyRupees),
    marketCapMonths: amountIn(saved, 'marketCapMonths', 120),
    accounts:
      to === null || document === null
        ? null
        : {
            cash: figure('cash'),
            receivables: figure('receivables'),
            inventories: figure('inventories'),
            investments: figure('investments'),
            currentBorrowings: figure('currentBorrowings'),
            tradePayables: figure('tradePayables'),
            currentTax: figure('currentTax'),
            to,
            document,
          },
    fund: fundIn(fieldOf(saved, 'fund')),
    missing: textIn(saved, 'missing'),
  };
}

function fundIn(saved: unknown): FundFacts | null {
  const part = (name: 'counted' | 'known') => amountIn(saved, name, maxFundPart);
  const counted = part('counted');
  const known = part('known');
  const companies = amountIn(saved, 'companies', maxRows);
  const asOf = dayIn(saved, 'asOf');
  const document = textIn(saved, 'document');
  if (counted === null || known === null || companies === null || asOf === null || document === null)
    return null;
  // saved before what companies owe was deducted
  const netCompanies = Math.min(companies, amountIn(saved, 'netCompanies', maxRows) ?? 0);
  return { counted, known, companies, netCompanies, asOf, document };
}

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

function listIn(from: unknown, name: string): unknown[] {
  const value = fieldOf(from, name);
  return Array.isArray(value) ? value.slice(0, maxRows) : [];
}

function amountIn(from: unknown, name: string, max: number): number | null {
  const value = fieldOf(from, name);
  return typeof value === 'number' && value >= 0 && value <= max ? value : null;
}

function dayIn(from: unknown, name: string): string | null {
  const value = fieldOf(from, name);
  return typeof value === 'string' && isCalendarDay(value) ? value : null;
}

function textIn(from: unknown, name: string): string | null {
  const value = fieldOf(from, name);
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;
}

function oneOf<Option>(options: readonly Option[], value: unknown, fallback: Option): Option {
  return options.find((option) => option === value) ?? fallback;
}
