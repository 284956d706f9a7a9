/** Spreadsheets run a cell that begins so as a formula. Apostrophes before it are a text's own, and are kept apart from ours. */
const formula = /^'*[=+\-@\t\r]/;

/** Text of a cell which no spreadsheet runs as a formula: with an apostrophe before what could be one. */
export const forSpreadsheet = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that `forSpreadsheet` was given. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
