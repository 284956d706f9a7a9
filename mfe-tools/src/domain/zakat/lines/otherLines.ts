import { Fraction, inRupees, toWholePaise } from '@tayyib/shared/values/amounts';
import { partOf } from '../amounts';
import { exemptLines, linesOf, type ZakatLine } from '../ZakatLine';
import type { ZakatSheet } from '../zakatSheet';

/** Money in hand and in the bank, and what counts like it. */
export const moneyLines = (sheet: ZakatSheet): ZakatLine[] => [
  ...linesOf(sheet.cash, { label: 'Cash', details: 'At hand', rule: 'money' }),
  ...linesOf(sheet.bank, { label: 'Bank', details: 'Balances', rule: 'money' }),
  ...linesOf(sheet.crypto, { label: 'Cryptocurrency', details: 'Market value', rule: 'crypto' }),
];

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

/** Trade, property and rent. */
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
];

/** Provident funds, pensions and insurance. */
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
    ...pensionLines(sheet),
    ...(insurance === 'premiums'
      ? linesOf(sheet.insurance, { ...policy, details: 'Premiums paid', rule: 'insurancePremiums' })
      : exemptLines(sheet.insurance, { ...policy, details: 'Not counted', rule: 'insuranceNone' })),
  ];
};

/** A pension that is not received yet. What of it could be withdrawn is never guessed. */
function pensionLines({ pension, pensionAccessible, settings }: ZakatSheet): ZakatLine[] {
  const label = 'Pension';
  const value = `Value: ${inRupees(pension)}.`;
  switch (settings.pension) {
    case 'received':
      return exemptLines(pension, { label, details: 'Not until received', rule: 'pensionReceived' });
    case 'full':
      return linesOf(pension, { label, details: 'All of its value', rule: 'pensionFull' });
    case 'proxy25': {
      const paise = toWholePaise(partOf(Fraction.of(pension), 25));
      const working = [`${inRupees(pension)} × 25% = ${inRupees(paise)}.`];
      return linesOf(pension, { label, details: '25% of its value', rule: 'pensionProxy25' }).map((line) => ({
        ...line,
        paise,
        working,
      }));
    }
    case 'accessible': {
      const words = { label, details: 'What you could withdraw now', rule: 'pensionAccessible' } as const;
      if (pension > 0 && pensionAccessible === null)
        return [{ ...words, paise: null, working: [value, 'Type what of it you could withdraw now.'] }];
      return linesOf(pensionAccessible ?? 0, words).map((line) => ({
        ...line,
        working: [...(pension > 0 ? [value] : []), ...line.working],
      }));
    }
  }
}
