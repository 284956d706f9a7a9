import { dayOrUndefined, RefusedRow, day, decimal, required } from '../reading/values';
import type { XbrlFact } from '../xbrl/parseXbrl';

/** A pattern as stated, before its company is identified. Fractions have six decimals. */
export interface StatedPattern {
  symbol: string;
  isin: string | null;
  /** The end of the quarter. */
  asOf: string;
  publishedOn: string | null;
  totalShares: number | null;
  promoterShare: string;
  publicShare: string;
  pledgedShare: string | null;
}

/** Context ids of the taxonomy. */
const whole = 'ShareholdingPatternI';
const promoters = 'ShareholdingOfPromoterAndPromoterGroupI';
const publicHolders = 'PublicShareholdingI';
const depositoryReceipts = 'CustodianOrDRHolderI';
const others = 'SharesHeldByNonPromoterNonPublicShareholdersI';

/** Shares that do not add up to the whole within this are misread or misfiled. */
const tolerableGap = 0.005;

/** The groups of a filed pattern. Fractions are of all shares but those behind depository receipts, as the form has it. */
export function patternFromXbrl(facts: readonly XbrlFact[], fileName: string): StatedPattern {
  const byPlace = new Map(facts.map((fact) => [`${fact.name} ${fact.context}`, fact.text.trim()]));
  const text = (name: string, context: string) => byPlace.get(`${name} ${context}`) ?? '';
  const count = (name: string, context: string) => {
    const stated = text(name, context);
    return stated === '' ? null : wholeNumber(stated, name);
  };
  const shares = (context: string) => count('NumberOfShares', context) ?? 0;
  const total = shares(whole);
  if (total <= 0) throw new RefusedRow('It states no number of shares: it is no shareholding pattern.');
  const promoter = shares(promoters);
  const ofPublic = shares(publicHolders);
  assertWhole((promoter + ofPublic + shares(others)) / total);
  const base = total - shares(depositoryReceipts);
  const pledged =
    count('PledgedOrEncumberedNumberOfShares', promoters) ??
    (text('WhetherAnySharesHeldByPromotersArePledgeOrOtherwiseEncumbered', 'OneI') === 'false' ? 0 : null);
  if (pledged !== null && pledged > promoter)
    throw new RefusedRow('More shares are pledged than promoters hold.');
  const isin = text('ISIN', 'OneD');
  return {
    symbol: required(text('Symbol', 'OneD'), 'symbol'),
    isin: isin === '' ? null : isin,
    asOf: day(text('DateOfReport', 'OneI'), 'end of the quarter'),
    publishedOn: filedOn(fileName),
    totalShares: total,
    promoterShare: fractionOf(promoter / base),
    publicShare: fractionOf(ofPublic / base),
    pledgedShare: pledged === null || promoter === 0 ? null : fractionOf(pledged / promoter),
  };
}

/** Throws `RefusedRow` where groups do not add up to the whole. */
export function assertWhole(sum: number): void {
  if (Math.abs(sum - 1) > tolerableGap)
    throw new RefusedRow(`The groups hold ${(sum * 100).toFixed(1)}% of the shares together.`);
}

/** A fraction as it is stored. */
export function fractionOf(value: number): string {
  if (!(value >= 0 && value <= 1))
    throw new RefusedRow(`A share of ${(value * 100).toFixed(1)} % makes no sense.`);
  return value.toFixed(6);
}

function wholeNumber(stated: string, what: string): number {
  const value = decimal(stated, what);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RefusedRow(`The ${what} "${stated}" makes no sense.`);
  return value;
}

/** `SHP_186842_1092869_15042024070218_WEB.xml` was filed on 15 April 2024; null where the name does not say. */
function filedOn(fileName: string): string | null {
  const [, date, month, year] = /_(\d{2})(\d{2})(\d{4})\d{6}(?:_WEB)?\.xml$/i.exec(fileName) ?? [];
  return year === undefined ? null : (dayOrUndefined(`${year}-${month}-${date}`) ?? null);
}
