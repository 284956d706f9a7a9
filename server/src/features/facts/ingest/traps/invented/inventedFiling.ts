/** Facts of a filing by the context they are stated in. A number is an amount in rupees crore; a text is written as it is. */
export type Facts = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** The form of a filing, as the exchanges name it, and the day of its taxonomy: those since 2025 are of integrated filings. */
export interface FilingForm {
  family: 'INDAS' | 'NONINDAS' | 'NBFC_INDAS' | 'BANKING' | 'LI' | 'GI';
  taxonomy: '2019-09-30' | '2020-03-31' | '2025-01-31' | '2026-01-31';
}

const rupeesPerCrore = 10_000_000;

/** The kind of company in the namespaces of integrated filings. */
const kinds: Readonly<Record<FilingForm['family'], string>> = {
  INDAS: 'IndAS',
  NONINDAS: 'OtherThanBank',
  NBFC_INDAS: 'NBFC',
  BANKING: 'Banking',
  LI: 'LI',
  GI: 'GI',
};

/** Before 2025 the form of banks has this line without its unit. */
const withoutUnit: Partial<Record<FilingForm['family'], string>> = { BANKING: 'Assets' };

/**
 * The XBRL instance of a company that does not exist, as the exchanges publish those of companies that do: the elements, contexts, units
 * and namespaces are of the form, the company and its figures are ours.
 */
export function inventedFiling(form: FilingForm, facts: Facts): string {
  const isIntegrated = form.taxonomy >= '2025';
  const prefix = isIntegrated ? 'in-capmkt' : 'in-bse-fin';
  const symbol = textOf(facts, 'OneD', 'Symbol');
  const scheme = isIntegrated
    ? 'http://www.sebi.gov.in/in-capmkt/ScripCode'
    : 'http://www.nseindia.com/NSESymbol';
  const entity = `<xbrli:entity><xbrli:identifier scheme="${scheme}">${symbol}</xbrli:identifier></xbrli:entity>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    rootOf(form, prefix),
    ...Object.keys(facts).map(
      (id) =>
        `<xbrli:context id="${id}">${entity}<xbrli:period>${periodOf(facts, id, isIntegrated)}</xbrli:period>${scenarioOf(id, prefix)}</xbrli:context>`,
    ),
    '<xbrli:unit id="INR"><xbrli:measure>iso4217:INR</xbrli:measure></xbrli:unit>',
    ...Object.entries(facts).flatMap(([context, stated]) =>
      Object.entries(stated).map(([name, value]) => {
        const hasUnit = typeof value === 'number' && (isIntegrated || withoutUnit[form.family] !== name);
        const text = typeof value === 'number' ? amount(value, isIntegrated) : escaped(value);
        const unit = hasUnit ? ' unitRef="INR" decimals="-7"' : '';
        return `<${prefix}:${name} contextRef="${context}"${unit}>${text}</${prefix}:${name}>`;
      }),
    ),
    '</xbrli:xbrl>',
    '',
  ].join('\n');
}

function rootOf({ family, taxonomy }: FilingForm, prefix: string): string {
  const isIntegrated = prefix === 'in-capmkt';
  const sebi = 'http://www.sebi.gov.in/xbrl';
  const own = isIntegrated
    ? [
        `xmlns:in-capmkt="${sebi}/${taxonomy}/in-capmkt"`,
        `xmlns:in-capmkt-ent="${sebi}/IntegratedFinance_${kinds[family]}/${taxonomy}/in-capmkt/in-capmkt-ent"`,
      ]
    : [`xmlns:in-bse-fin="http://www.bseindia.com/xbrl/fin/${taxonomy}/in-bse-fin"`];
  const standard = [
    'xmlns:xbrli="http://www.xbrl.org/2003/instance"',
    'xmlns:xbrldi="http://xbrl.org/2006/xbrldi"',
    'xmlns:iso4217="http://www.xbrl.org/2003/iso4217"',
  ];
  return `<xbrli:xbrl ${[...own, ...standard].join(' ')}>`;
}

/** `FourD` and `FourReportable1D` are of the year to date, `OneD` of the quarter, `OneI` and `I_…` of the last day. */
function periodOf(facts: Facts, context: string, isIntegrated: boolean): string {
  // before 2025, contexts are dated with the quarter even where their figures are of the year
  const dated = isIntegrated && context.includes('Four') ? 'FourD' : 'OneD';
  const end = textOf(facts, dated, 'DateOfEndOfReportingPeriod');
  if (context === 'OneI' || context.startsWith('I_')) return `<xbrli:instant>${end}</xbrli:instant>`;
  const start = textOf(facts, dated, 'DateOfStartOfReportingPeriod');
  return `<xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`;
}

/** The breakdown a context belongs to, which the forms put into its id; empty for the whole company. */
function scenarioOf(context: string, prefix: string): string {
  const member = (axis: string, name: string) =>
    `<xbrldi:explicitMember dimension="${prefix}:${axis}">${prefix}:${name}</xbrldi:explicitMember>`;
  const [, line, number] = /^I_(Other\w+?)(\d+)$/.exec(context) ?? [];
  const [, policy] = /^(\w+)_Context(?:One|Four)D$/.exec(context) ?? [];
  const [, premiums] = /ReportableIncomeSegments(\d+)D$/.exec(context) ?? [];
  const [, segment] = /Reportable(?:SegmentRevenue)?(\d+)D$/.exec(context) ?? [];
  const breakdown =
    line !== undefined
      ? `<xbrldi:typedMember dimension="${prefix}:${line}Axis"><${prefix}:${line}Domain>${number}</${prefix}:${line}Domain></xbrldi:typedMember>`
      : policy !== undefined
        ? member('SegmentRevenueAxis', `${policy}Member`)
        : premiums !== undefined
          ? member('SegmentRevenueAxis', `ReportableSegmentsMember${premiums}`)
          : segment !== undefined
            ? member('ReportableSegmentsAxis', `ReportableSegments${segment}Member`)
            : '';
  return breakdown === '' ? '' : `<xbrli:scenario>${breakdown}</xbrli:scenario>`;
}

/** Rupees, which filings before 2025 write with paise. */
const amount = (crore: number, isIntegrated: boolean) =>
  (crore * rupeesPerCrore).toFixed(isIntegrated ? 0 : 2);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function textOf(facts: Facts, context: string, name: string): string {
  const stated = facts[context]?.[name];
  if (typeof stated !== 'string')
    throw new Error(`The facts of an invented filing need ${name} in ${context}.`);
  return stated;
}
