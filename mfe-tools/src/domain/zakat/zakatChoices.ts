import type { RuleId } from './rules';
import type { ZakatSettings } from './zakatSheet';

/** The settings on which scholars differ, but for the year, which is the rate. */
export const choiceNames = [
  'nisab',
  'shareMethod',
  'debts',
  'instalments',
  'wornJewellery',
  'lent',
  'weakDebts',
  'business',
  'providentFund',
  'pension',
  'insurance',
  'hawl',
] as const satisfies readonly (keyof ZakatSettings)[];
export type ChoiceName = (typeof choiceNames)[number];

interface ZakatChoice<Name extends ChoiceName> {
  legend: string;
  /** The rule of the whole choice, when its options have no rules of their own. */
  rule?: RuleId;
  options: readonly { value: ZakatSettings[Name]; label: string; rule?: RuleId }[];
}

/** The options of each choice, with their rules. */
export const zakatChoices: { readonly [Name in ChoiceName]: ZakatChoice<Name> } = {
  nisab: {
    legend: 'Nisab',
    options: [
      { value: 'silver612', label: 'Silver, 612.36 g', rule: 'nisabTola' },
      { value: 'silver595', label: 'Silver, 595 g', rule: 'nisabMetric' },
      { value: 'gold87', label: 'Gold, 87.48 g', rule: 'nisabTola' },
      { value: 'gold85', label: 'Gold, 85 g', rule: 'nisabMetric' },
    ],
  },
  shareMethod: {
    legend: 'Long-term shares',
    options: [
      { value: 'proxy25', label: '25% of value', rule: 'sharesProxy25' },
      { value: 'proxy30', label: '30% of value', rule: 'sharesProxy30' },
      { value: 'full', label: 'Full value', rule: 'sharesFull' },
    ],
  },
  debts: {
    legend: 'Debts',
    options: [
      { value: 'deducted', label: 'Deduct', rule: 'debtsNow' },
      { value: 'ignored', label: 'Do not deduct (Shafi‘i)', rule: 'debtsIgnored' },
    ],
  },
  instalments: {
    legend: 'Long loan',
    options: [
      { value: 'twelve', label: 'Deduct 12 instalments', rule: 'debtsTwelve' },
      { value: 'next', label: 'Only the next instalment', rule: 'debtsNext' },
      { value: 'whole', label: 'Deduct all that is left', rule: 'debtsWhole' },
    ],
  },
  wornJewellery: {
    legend: 'Worn jewellery',
    rule: 'jewellery',
    options: [
      { value: 'due', label: 'Counts (Hanafi)' },
      { value: 'exempt', label: 'Exempt (other schools)' },
    ],
  },
  lent: {
    legend: 'Money you lent',
    options: [
      { value: 'yearly', label: 'Counts each year', rule: 'receivables' },
      { value: 'received', label: 'Once it is back (Maliki)', rule: 'lentUntilReceived' },
    ],
  },
  weakDebts: {
    legend: 'Weak debts',
    options: [
      { value: 'received', label: 'Once received', rule: 'weakDebt' },
      { value: 'likely', label: 'The part likely to be paid', rule: 'doubtfulDebt' },
    ],
  },
  business: {
    legend: 'What a business owes',
    options: [
      { value: 'net', label: 'Deduct from its current assets', rule: 'businessNet' },
      { value: 'assets', label: 'Do not deduct from them (Shafi‘i)', rule: 'businessAssets' },
    ],
  },
  providentFund: {
    legend: 'Compulsory provident fund',
    options: [
      { value: 'received', label: 'Once received', rule: 'providentFund' },
      { value: 'vested', label: 'What is yours already', rule: 'fundVested' },
    ],
  },
  pension: {
    legend: 'NPS or another pension',
    options: [
      { value: 'received', label: 'Not until received', rule: 'pensionReceived' },
      { value: 'accessible', label: 'What you could withdraw now', rule: 'pensionAccessible' },
      { value: 'proxy25', label: '25% of its value', rule: 'pensionProxy25' },
      { value: 'full', label: 'All of its value', rule: 'pensionFull' },
    ],
  },
  insurance: {
    legend: 'Life insurance premiums',
    options: [
      { value: 'premiums', label: 'Count', rule: 'insurancePremiums' },
      { value: 'none', label: 'Do not count', rule: 'insuranceNone' },
    ],
  },
  hawl: {
    legend: 'Falling below the nisab within the year',
    options: [
      { value: 'ends', label: 'Does not matter (Hanafi)', rule: 'hawlEnds' },
      { value: 'throughout', label: 'Starts a new year (other schools)', rule: 'hawlThroughout' },
    ],
  },
};

/** The chosen option of a choice, with its rule. */
export function chosenOption<Name extends ChoiceName>(settings: ZakatSettings, name: Name) {
  const { legend, rule, options }: ZakatChoice<Name> = zakatChoices[name];
  const option = options.find(({ value }) => value === settings[name]);
  return { legend, label: option?.label ?? '', rule: option?.rule ?? rule ?? null };
}
