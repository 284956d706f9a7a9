import { forSpreadsheet } from './formulaSign';

/** The text of a CSV file (RFC 4180) from its rows of cells; cells that need quotes have them already. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.join(',')}\r\n`).join('');

/** Paise as rupees with two decimals, without grouping: spreadsheets read it as a number. */
export const csvRupees = (paise: number): string => {
  const text = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
};

/** Text of a field. Words that a spreadsheet would run as a formula get an apostrophe before them. */
export const quoted = (text: string): string => `"${forSpreadsheet(text).replaceAll('"', '""')}"`;
