import type { Options } from 'csv-stringify';

/**
 * CSV for spreadsheets: RFC 4180 line endings, and cells that a spreadsheet would run as a formula are prefixed with an
 * apostrophe (OWASP, "CSV Injection"). A cell with several lines is quoted, whichever line ends it has.
 */
export const csvOptions = {
  record_delimiter: 'windows',
  escape_formulas: true,
  quoted_match: /[\r\n]/,
} satisfies Options;

/** Escapes text for HTML, also inside quotes: names are user input. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
