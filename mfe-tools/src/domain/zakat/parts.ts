import type { ZakatResult } from './zakat';
import { emptyForm, type AmountName, type ZakatForm } from './zakatForm';

/** A part of the form of wealth and debts; each has a subtotal of its own. */
export type PartName = keyof ZakatResult['subtotals'];

/** What people own or owe, in the order of the form. */
export const partTitles: Readonly<Record<PartName, string>> = {
  money: 'Cash and bank',
  gold: 'Gold',
  silver: 'Silver',
  shares: 'Shares and funds',
  receivables: 'Money others owe you',
  business: 'Business and property',
  funds: 'Provident fund, pension and insurance',
  debts: 'Debts',
};
export const partNames = [
  'money',
  'gold',
  'silver',
  'shares',
  'receivables',
  'business',
  'funds',
  'debts',
] as const satisfies readonly PartName[];

const amountsOf: Readonly<Record<PartName, readonly AmountName[]>> = {
  money: ['cash', 'bank', 'toPurify', 'crypto'],
  gold: [],
  silver: [],
  shares: ['sharesTrading', 'sharesLongTerm'],
  receivables: ['receivables', 'tradeReceivables', 'weakReceivables'],
  business: ['businessStock', 'propertyToSell', 'rent'],
  funds: ['providentFund', 'voluntaryFund', 'pension', 'pensionAccessible', 'insurance'],
  debts: ['debtsDueNow', 'loanInstalment', 'loanOutstanding'],
};

type RowsName = 'gold' | 'silver' | 'companies' | 'businesses';
const rowsOf: Partial<Record<PartName, RowsName>> = {
  gold: 'gold',
  silver: 'silver',
  shares: 'companies',
  business: 'businesses',
};

/** The parts in which something is entered. */
export const partsIn = (form: ZakatForm): PartName[] => partNames.filter((part) => hasEntries(form, part));

function hasEntries(form: ZakatForm, part: PartName): boolean {
  if (amountsOf[part].some((name) => form[name] !== null)) return true;
  const rows = rowsOf[part];
  return rows !== undefined && JSON.stringify(form[rows]) !== JSON.stringify(emptyForm[rows]);
}

/** A part without entries, for a form in which it is not owned any more. */
export function emptyPart(part: PartName): Partial<ZakatForm> {
  const empty: Partial<ZakatForm> = {};
  for (const name of amountsOf[part]) empty[name] = null;
  const rows = rowsOf[part];
  return rows === undefined ? empty : { ...empty, [rows]: emptyForm[rows] };
}
