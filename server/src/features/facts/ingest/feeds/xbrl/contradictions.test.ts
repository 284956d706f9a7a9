import { DamagedFile } from '../reading/DamagedFile';
import { sourceFile } from '../SourceFile';
import { xbrl } from './xbrl';

const name = 'INDAS_104549_1090527_12042024090154.xml';

/** Consolidated accounts of the year to March 2024 of a company of 1,000 crore. */
const facts: Readonly<Record<string, string>> = {
  'Symbol OneD': 'PAINTS',
  'DateOfStartOfReportingPeriod FourD': '2023-04-01',
  'DateOfEndOfReportingPeriod FourD': '2024-03-31',
  'NatureOfReportStandaloneConsolidated FourD': 'Consolidated',
  'WhetherResultsAreAuditedOrUnaudited FourD': 'Audited',
  'CurrentAssets OneI': '4000000000.00',
  'NoncurrentAssets OneI': '5990000000.00',
  'Assets OneI': '10000000000.00',
  'EquityAndLiabilities OneI': '10000000000.00',
  'Equity OneI': '6000000000.00',
  'BorrowingsNoncurrent OneI': '500000000.00',
  'BorrowingsCurrent OneI': '500000000.00',
  'CashAndCashEquivalents OneI': '1000000000.00',
  'RevenueFromOperations FourD': '4900000000.00',
  'OtherIncome FourD': '100000000.00',
  'Income FourD': '5000000000.00',
  'AdjustmentsForInterestIncome FourD': '50000000.00',
};

/** The liabilities side of the balance sheet, which adds up. */
const liabilities: Readonly<Record<string, string>> = {
  'OtherNoncurrentFinancialLiabilities OneI': '100000000.00',
  'NoncurrentFinancialLiabilities OneI': '600000000.00',
  'NoncurrentLiabilities OneI': '600000000.00',
  'TradePayablesCurrent OneI': '2900000000.00',
  'CurrentFinancialLiabilities OneI': '3400000000.00',
  'CurrentLiabilities OneI': '3400000000.00',
  'Liabilities OneI': '4000000000.00',
};

const isAmount = (text: string) => /^-?\d+\.\d\d$/.test(text);
const element = (place: string, text: string) => {
  const [fact, context] = place.split(' ');
  const unit = isAmount(text) ? ' unitRef="INR" decimals="-7"' : '';
  return `<in-bse-fin:${fact} contextRef="${context}"${unit}>${text}</in-bse-fin:${fact}>`;
};
const context = (id: string, company = 'PAINTS', more = '', inEntity = '') =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.nseindia.com/NSESymbol">${company}</xbrli:identifier>${inEntity}</xbrli:entity>${more}</xbrli:context>`;
const instant = (day: string) => `<xbrli:period><xbrli:instant>${day}</xbrli:instant></xbrli:period>`;
const ofSegment =
  '<xbrldi:explicitMember dimension="in-bse-fin:ReportableSegmentsAxis">in-bse-fin:ReportableSegments1Member</xbrldi:explicitMember>';
const spans = context('OneD') + context('FourD');

interface Change {
  put?: Record<string, string>;
  more?: string;
  contexts?: string;
  currency?: string;
  /** After the end of the filing. */
  after?: string;
  file?: string;
}

function filingWith({ put = {}, more = '', contexts, currency = 'INR', after = '' }: Change): string {
  const all = Object.entries({ ...facts, ...put }).map(([place, text]) => element(place, text));
  const defined = contexts ?? ['OneD', 'OneI', 'FourD'].map((id) => context(id)).join('');
  const unit = `<xbrli:unit id="INR"><xbrli:measure>iso4217:${currency}</xbrli:measure></xbrli:unit>`;
  return `<xbrli:xbrl>${defined}${unit}${all.join('')}${more}</xbrli:xbrl>${after}`;
}

const read = async (change: Change) =>
  xbrl.read(sourceFile(change.file ?? name, Buffer.from(filingWith(change)), '2026-11-21'));

async function reasonFor(change: Change): Promise<string> {
  const error: unknown = await read(change).catch((thrown: unknown) => thrown);
  if (!(error instanceof DamagedFile)) throw new Error('The filing was taken.');
  return error.message;
}

it('accepts a consistent filing', async () => {
  const { rows } = await read({});
  expect(rows[0]?.row.filing.amounts).toMatchObject({
    totalAssets: 10_000_000_000,
    interestIncome: 50_000_000,
  });
});

it('accepts a filing whose lines add up to its totals', async () => {
  expect((await read({ put: liabilities })).rows).toHaveLength(1);
});

it('accepts a fact stated twice alike, and opening and closing cash under one name', async () => {
  const more = [
    element('BorrowingsCurrent OneI', '500000000.0'),
    element('CashAndCashEquivalentsCashFlowStatement FourD', '900000000.00'),
    element('CashAndCashEquivalentsCashFlowStatement FourD', '1000000000.00'),
  ].join('');
  expect((await read({ more })).rows).toHaveLength(1);
});

it.each<[string, Change, string]>([
  [
    'one fact with two values in one context',
    { more: element('BorrowingsNoncurrent OneI', '50000000.00') },
    'BorrowingsNoncurrent is stated twice in the context OneI, as 500000000.00 and as 50000000.00.',
  ],
  [
    'a fact in an undefined context',
    { contexts: context('OneD') + context('FourD') },
    'The context OneI is used and not defined.',
  ],
  [
    'two companies in its contexts',
    { contexts: context('OneD') + context('OneI', 'SUGAR') + context('FourD') },
    'Its contexts speak of two companies, PAINTS and SUGAR.',
  ],
  [
    'contexts of another company than its symbol',
    { put: { 'Symbol OneD': 'SUGAR' } },
    'It names SUGAR, and its contexts speak of PAINTS.',
  ],
  [
    'a unit that is used and not defined',
    { more: '<in-bse-fin:Inventories contextRef="OneI" unitRef="USD">5.00</in-bse-fin:Inventories>' },
    'The unit USD is used and not defined.',
  ],
  [
    'a balance sheet of another year',
    { contexts: spans + context('OneI', 'PAINTS', instant('2019-03-31')) },
    'Its period ends on 2024-03-31, and its balance sheet is of 2019-03-31.',
  ],
  [
    'the balance sheet of a segment',
    { contexts: spans + context('OneI', 'PAINTS', `<xbrli:scenario>${ofSegment}</xbrli:scenario>`) },
    'The context OneI is of a part of the company (ReportableSegmentsAxis), not of all of it.',
  ],
  [
    'the balance sheet of a segment that its entity names',
    { contexts: spans + context('OneI', 'PAINTS', '', `<xbrli:segment>${ofSegment}</xbrli:segment>`) },
    'The context OneI is of a part of the company (ReportableSegmentsAxis), not of all of it.',
  ],
  [
    'a context defined twice',
    { contexts: spans + context('OneI') + context('OneI') },
    'The context OneI is defined twice.',
  ],
  [
    'facts of another taxonomy',
    {
      more: '<other:Inventories xmlns:other="http://example.org/other" contextRef="OneI">5.00</other:Inventories>',
    },
    'It states other:Inventories, which is of no taxonomy of results.',
  ],
  ['a second document after the first', { after: '<other/>' }, 'It has more than one root element.'],
  ['amounts in dollars', { currency: 'USD' }, 'Its amounts are in USD, not in rupees.'],
  ['assets of nil', { put: { 'Assets OneI': '0.00' } }, 'Total assets: the filing states nil or less.'],
  [
    'assets below nil',
    { put: { 'Assets OneI': '-10000000000.00' } },
    'Total assets: the filing states nil or less.',
  ],
  [
    'assets ten times what they are set against',
    { put: { 'Assets OneI': '100000000000.00' } },
    'Assets are 1,000% of equity and liabilities; they must be equal.',
  ],
  [
    'parts of assets larger than the whole',
    { put: { 'CurrentAssets OneI': '40000000000.00' } },
    'Current and non-current assets are 459.90% of total assets.',
  ],
  [
    'equity and borrowings above the whole',
    { put: { 'BorrowingsCurrent OneI': '5000000000.00' } },
    'Equity and borrowings are 115% of total assets.',
  ],
  [
    'cash above assets',
    { put: { 'CashAndCashEquivalents OneI': '12000000000.00' } },
    'Total assets: cash, receivables, investments, loans, inventories and fixed assets alone are 120% of them.',
  ],
  [
    'one line in crores',
    { put: { 'BorrowingsNoncurrent OneI': '51.25' } },
    'Borrowings, non-current: 51 rupees beside total assets of 1000 crore: a line in another unit.',
  ],
  [
    'one line in crores, of a round number of thousands',
    { put: { 'BorrowingsNoncurrent OneI': '5000.00' } },
    'Borrowings, non-current: 5000 rupees beside total assets of 1000 crore: a line in another unit.',
  ],
  [
    'a line of debt left out of the sum it belongs to',
    { put: { ...liabilities, 'BorrowingsNoncurrent OneI': '0.00' } },
    'NoncurrentFinancialLiabilities is 60 crore, and its lines add up to 10 crore.',
  ],
  [
    'a line of debt ten times too small',
    { put: { ...liabilities, 'BorrowingsNoncurrent OneI': '50000000.00' } },
    'NoncurrentFinancialLiabilities is 60 crore, and its lines add up to 15 crore.',
  ],
  [
    'a total of liabilities that its parts do not make',
    { put: { ...liabilities, 'Liabilities OneI': '1000000000.00' } },
    'Liabilities is 100 crore, and its lines add up to 400 crore.',
  ],
  [
    'a profit ten times too large',
    {
      put: {
        'Expenses FourD': '4000000000.00',
        'ProfitBeforeExceptionalItemsAndTax FourD': '1000000000.00',
        'ProfitBeforeTax FourD': '10000000000.00',
      },
    },
    'ProfitBeforeTax is 1000 crore, and its lines add up to 100 crore.',
  ],
  [
    'interest income ten times too small in the cash-flow statement',
    {
      put: {
        'AdjustmentsForFinanceCosts FourD': '80000000.00',
        'AdjustmentsForReconcileProfitLoss FourD': '-220000000.00',
        'AdjustmentsForInterestIncome FourD': '30000000.00',
      },
    },
    'AdjustmentsForReconcileProfitLoss is -22 crore, and its lines add up to 5 crore.',
  ],
  [
    'a period that ends after it was filed',
    { put: { 'DateOfEndOfReportingPeriod FourD': '2024-09-30' } },
    'Its period ends on 2024-09-30, after it was filed on 2024-04-12.',
  ],
  [
    'a period in the future, and a day of filing to match',
    {
      put: { 'DateOfEndOfReportingPeriod FourD': '2097-03-31' },
      file: name.replace('12042024', '12042097'),
    },
    'It is dated 2097-04-12, which is still to come.',
  ],
  [
    'a period that ends before it begins',
    { put: { 'DateOfStartOfReportingPeriod FourD': '2024-04-01' } },
    'Its period begins on 2024-04-01 and ends on 2024-03-31.',
  ],
])('refuses a filing because of %s, with the reason', async (_what, change, reason) => {
  expect(await reasonFor(change)).toBe(reason);
});
