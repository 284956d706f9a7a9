/** One filing of results of a made-up company, as both exchanges would have it. */
export interface FiledResults {
  symbol: string;
  scripCode: string;
  isin: string;
  companyName: string;
  /** The year whose accounts they are, to 31 March. */
  year: number;
  nature: 'Consolidated' | 'Standalone';
  /** Indian time, `2026-07-20T07:58:45`. */
  filedAt: string;
  /** Of both exchanges; higher ones are later. */
  number: number;
  isRevision?: boolean;
  assetsCrore?: number;
  borrowingsCrore?: number;
  interestIncomeCrore?: number;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `20-Jul-2026 07:58:45`, as NSE writes a time. */
function nseTime(filedAt: string): string {
  const [date = '', time = ''] = filedAt.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}-${months[Number(month) - 1] ?? ''}-${year} ${time}`;
}

/** The end of names of documents: `20072026075845`. */
function stampOf(filedAt: string): string {
  const [date = '', time = ''] = filedAt.split('T');
  return `${date.split('-').reverse().join('')}${time.replaceAll(':', '')}`;
}

export const nseDocumentName = ({ number, filedAt }: FiledResults): string =>
  `INDAS_${number}_${number}_${stampOf(filedAt)}_WEB.xml`;

/** Without its ending: the list names the page, the document is beside it. */
export const bseDocumentName = ({ scripCode, number, filedAt }: FiledResults): string =>
  `INDAS_${scripCode}_${number}_${stampOf(filedAt)}`;

const rupees = (crore: number) => String(crore * 10_000_000);

/** A small XBRL document with what a verdict needs most. */
export function documentOf(filing: FiledResults): string {
  const { symbol, isin, year, nature, assetsCrore = 1000, borrowingsCrore = 100 } = filing;
  const fact = (name: string, context: string, text: string) =>
    `<in-bse-fin:${name} contextRef="${context}">${text}</in-bse-fin:${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?><xbrl>',
    ...['OneD', 'OneI', 'FourD'].map((id) => `<context id="${id}"></context>`),
    fact('Symbol', 'OneD', symbol),
    fact('ISIN', 'OneD', isin),
    fact('DateOfStartOfReportingPeriod', 'FourD', `${year - 1}-04-01`),
    fact('DateOfEndOfReportingPeriod', 'FourD', `${year}-03-31`),
    fact('NatureOfReportStandaloneConsolidated', 'FourD', nature),
    fact('WhetherResultsAreAuditedOrUnaudited', 'FourD', 'Audited'),
    fact('Assets', 'OneI', rupees(assetsCrore)),
    fact('BorrowingsCurrent', 'OneI', rupees(borrowingsCrore)),
    fact('BorrowingsNoncurrent', 'OneI', '0'),
    fact('CashAndCashEquivalents', 'OneI', rupees(10)),
    fact('BankBalanceOtherThanCashAndCashEquivalents', 'OneI', '0'),
    fact('CurrentInvestments', 'OneI', '0'),
    fact('NoncurrentInvestments', 'OneI', '0'),
    fact('TradeReceivablesCurrent', 'OneI', rupees(50)),
    fact('RevenueFromOperations', 'FourD', rupees(500)),
    fact('OtherIncome', 'FourD', rupees(5)),
    fact('Income', 'FourD', rupees(505)),
    fact('AdjustmentsForInterestIncome', 'FourD', rupees(filing.interestIncomeCrore ?? 1)),
    fact('AdjustmentsForDividendIncome', 'FourD', '0'),
    '</xbrl>',
  ].join('\n');
}

/** A row of NSE's list of integrated filings. */
export const nseRow = (filing: FiledResults) => ({
  type: 'Integrated Filing- Financials',
  type_Sub: filing.isRevision ? 'Revision' : 'Original',
  symbol: filing.symbol,
  cmName: filing.companyName,
  qe_Date: `31-MAR-${filing.year}`,
  consolidated: filing.nature,
  broadcast_Date: filing.isRevision ? null : nseTime(filing.filedAt),
  creation_Date: nseTime(filing.filedAt),
  seq_Id: String(filing.number),
  xbrl: `https://nsearchives.nseindia.com/corporate/xbrl/${nseDocumentName(filing)}`,
});

/** A row of BSE's list of results. */
export const bseRow = (filing: FiledResults) => {
  const page = `IFIndasDuplicateUploadDocument/${bseDocumentName(filing)}.html`;
  return {
    Scrip_cd: Number(filing.scripCode),
    scrip_name: filing.companyName,
    quarter_code: `MQ${filing.year - 1}-${filing.year}`,
    Fld_CreateDate: `${filing.filedAt}.233`,
    XMLName: filing.nature === 'Standalone' ? page : null,
    Consol_XMLName: filing.nature === 'Consolidated' ? page : null,
  };
};

/** The RSS of the latest filings. */
export const rssOf = (filings: readonly FiledResults[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>INTEGRATED_FILING_FINANCIALS</title>',
    ...filings.map(
      (filing) =>
        `<item><title>${filing.companyName}</title><link>${nseRow(filing).xbrl}</link>` +
        `<description>Integrated Filing- Financials|${filing.isRevision ? 'Revision' : 'Original'}|</description>` +
        `<pubDate>${nseTime(filing.filedAt)}</pubDate></item>`,
    ),
    '</channel></rss>\n',
  ].join('\n');
