import { exemptLines, linesOf, type ZakatLine } from '../ZakatLine';
import type { ZakatSheet } from '../zakatSheet';

/** Money owed to the user; the schools differ on loans, and scholars on debts that may never be paid. */
export const receivableLines = (sheet: ZakatSheet): ZakatLine[] => {
  const { lent, weakDebts } = sheet.settings;
  return [
    ...(lent === 'yearly'
      ? linesOf(sheet.receivables, { label: 'Owed to you', details: 'In full', rule: 'receivables' })
      : exemptLines(sheet.receivables, {
          label: 'Owed to you',
          details: 'Not until it is back',
          rule: 'lentUntilReceived',
        })),
    ...linesOf(sheet.tradeReceivables, {
      label: 'Owed to you for goods sold',
      details: 'In full',
      rule: 'strongDebt',
    }),
    ...(weakDebts === 'likely'
      ? linesOf(sheet.weakReceivables, {
          label: 'Weak debts',
          details: 'The part likely to be paid',
          rule: 'doubtfulDebt',
        })
      : exemptLines(sheet.weakReceivables, {
          label: 'Weak debts',
          details: 'Not until received',
          rule: 'weakDebt',
        })),
  ];
};

/** Trade, property, rent and cryptocurrency. */
export const tradeLines = (sheet: ZakatSheet): ZakatLine[] => [
  ...linesOf(sheet.businessStock, {
    label: 'Goods for sale',
    details: 'Selling value',
    rule: 'businessStock',
  }),
  ...linesOf(sheet.propertyToSell, {
    label: 'Property to sell',
    details: 'Market value',
    rule: 'propertyToSell',
  }),
  ...linesOf(sheet.rent, { label: 'Rent', details: 'What you still have of it', rule: 'rent' }),
  ...linesOf(sheet.crypto, { label: 'Cryptocurrency', details: 'Market value', rule: 'crypto' }),
];

/** Provident funds and insurance. */
export const fundLines = (sheet: ZakatSheet): ZakatLine[] => {
  const { providentFund, insurance } = sheet.settings;
  const compulsory = { label: 'Provident fund, compulsory' };
  const policy = { label: 'Life insurance' };
  return [
    ...(providentFund === 'vested'
      ? linesOf(sheet.providentFund, { ...compulsory, details: 'What is yours already', rule: 'fundVested' })
      : exemptLines(sheet.providentFund, {
          ...compulsory,
          details: 'Not until received',
          rule: 'providentFund',
        })),
    ...linesOf(sheet.voluntaryFund, {
      label: 'Provident fund, voluntary',
      details: 'What you paid in',
      rule: 'voluntaryFund',
    }),
    ...(insurance === 'premiums'
      ? linesOf(sheet.insurance, { ...policy, details: 'Premiums paid', rule: 'insurancePremiums' })
      : exemptLines(sheet.insurance, { ...policy, details: 'Not counted', rule: 'insuranceNone' })),
  ];
};
