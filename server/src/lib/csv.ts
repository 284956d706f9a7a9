import type { Options } from 'csv-stringify';

/**
 * How we write CSV for spreadsheets: lines end as RFC 4180 says, and a text that a spreadsheet would run as a formula begins
 * with an apostrophe, as OWASP advises ("CSV Injection").
 */
export const csvOptions = { record_delimiter: 'windows', escape_formulas: true } satisfies Options;
