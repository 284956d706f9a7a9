import { sourceFile } from '../SourceFile';
import { xbrl } from './xbrl';

/** Consolidated accounts of the year to March 2024 of a company of 1,000 crore, without its current liabilities. */
const facts: Readonly<Record<string, string>> = {
  'Symbol OneD': 'PAINTS',
  'DateOfStartOfReportingPeriod FourD': '2023-04-01',
  'DateOfEndOfReportingPeriod FourD': '2024-03-31',
  'NatureOfReportStandaloneConsolidated FourD': 'Consolidated',
  'Assets OneI': '10000000000.00',
  'EquityAndLiabilities OneI': '10000000000.00',
};
/** Its current liabilities of 400 crore, of which 300 crore are financial. */
const liabilities: Readonly<Record<string, string>> = {
  'BorrowingsCurrent OneI': '1000000000.00',
  'TradePayablesCurrent OneI': '2000000000.00',
  'CurrentFinancialLiabilities OneI': '3000000000.00',
  'OtherCurrentLiabilities OneI': '900000000.00',
  'CurrentTaxLiabilities OneI': '100000000.00',
  'CurrentLiabilities OneI': '4000000000.00',
};

function filingWith(own: Readonly<Record<string, string | null>>): string {
  const elements = Object.entries({ ...facts, ...own }).flatMap(([place, text]) => {
    const [name, context] = place.split(' ');
    const unit = text !== null && text.endsWith('.00') ? ' unitRef="INR" decimals="-7"' : '';
    return text === null
      ? []
      : `<in-bse-fin:${name} contextRef="${context}"${unit}>${text}</in-bse-fin:${name}>`;
  });
  const contexts = ['OneD', 'OneI', 'FourD'].map(
    (id) =>
      `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.nseindia.com/NSESymbol">PAINTS</xbrli:identifier></xbrli:entity></xbrli:context>`,
  );
  const unit = '<xbrli:unit id="INR"><xbrli:measure>iso4217:INR</xbrli:measure></xbrli:unit>';
  return `<xbrli:xbrl>${contexts.join('')}${unit}${elements.join('')}</xbrli:xbrl>`;
}

async function duesOf(own: Readonly<Record<string, string | null>>) {
  const file = sourceFile(
    'INDAS_104549_1090527_12042024090154.xml',
    Buffer.from(filingWith(own)),
    '2026-11-21',
  );
  const [filing] = (await xbrl.read(file)).rows.map(({ row }) => row.filing);
  return [filing?.tradePayablesCurrentRupees, filing?.currentTaxLiabilitiesRupees];
}

it('reads what is owed to suppliers and in tax within a year', async () => {
  expect(await duesOf(liabilities)).toEqual([2_000_000_000, 100_000_000]);
});

it('uses a nil of a line if its total adds up without the line', async () => {
  const nil = {
    ...liabilities,
    'TradePayablesCurrent OneI': '0.00',
    'OtherCurrentFinancialLiabilities OneI': '2000000000.00',
    'CurrentTaxLiabilities OneI': '0.00',
    'ProvisionsCurrent OneI': '100000000.00',
  };
  expect(await duesOf(nil)).toEqual([0, 0]);
});

const payables = 'TradePayablesCurrent OneI';
const tax = 'CurrentTaxLiabilities OneI';
it.each<[string, Readonly<Record<string, string | null>>]>([
  ['are left out', { [payables]: null, [tax]: null, ...withoutTotals() }],
  ['are nil beside no totals', { [payables]: '0.00', [tax]: '0.00', ...withoutTotals() }],
  [
    'are nil beside totals of nil',
    Object.fromEntries(Object.keys(liabilities).map((place) => [place, '0.00'])),
  ],
  [
    'are nil and missing from their totals by less than the importer refuses',
    {
      ...liabilities,
      [payables]: '0.00',
      [tax]: '0.00',
      'CurrentFinancialLiabilities OneI': '1009000000.00',
      'CurrentLiabilities OneI': '1914000000.00',
    },
  ],
])('does not use lines of dues that %s', async (_what, own) => {
  expect(await duesOf({ ...liabilities, ...own })).toEqual([undefined, undefined]);
});

it('does not use negative lines of dues', async () => {
  const negative = { [payables]: '-2000000000.00', [tax]: '-100000000.00', ...withoutTotals() };
  expect(await duesOf({ ...liabilities, ...negative })).toEqual([undefined, undefined]);
});

function withoutTotals() {
  return { 'CurrentFinancialLiabilities OneI': null, 'CurrentLiabilities OneI': null };
}
