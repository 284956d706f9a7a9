import readWorkbook from 'read-excel-file/node';
import { DamagedFile } from '../reading/DamagedFile';
import type { Numbered, Refusal, WholeFeed } from '../Feed';
import { UnsoundRows } from '../reading/readCsv';
import type { SourceFile } from '../SourceFile';
import { wholeRupees } from '../reading/values';
import type { Cell, Portfolio } from './portfolioFromSheet';
import { portfolioFromSheet } from './portfolioFromSheet';
import { schemesByName } from './schemesByName';
import type { HoldingRow } from './storeHoldings';
import { heldQuantity, storeHoldings } from './storeHoldings';

const rupeesPerLakh = 100_000;

interface Sheet {
  sheet: string;
  data: Cell[][];
}

/** The workbook in which a fund house publishes what its schemes held at the end of a month: a sheet per scheme, with or without an index. */
export const portfolioWorkbook: WholeFeed<Portfolio> = {
  name: 'fund-portfolios',
  title: 'Monthly portfolios of a fund house (its own .xlsx, a sheet per scheme)',
  officialAddress: null, // every fund house publishes its own, at an address of its own
  async read(file) {
    const sheets = await sheetsOf(file);
    const names = indexOf(sheets);
    const rows: Numbered<Portfolio>[] = [];
    const refused: Refusal[] = [];
    const unsound = new UnsoundRows();
    for (const [index, { sheet, data }] of sheets.entries()) {
      try {
        const row = portfolioFromSheet(data, names.get(sheet) ?? null);
        if (row !== null) rows.push({ line: index + 1, row });
      } catch (error) {
        refused.push(unsound.refusal(index + 1, error));
      }
    }
    if (rows.length + refused.length === 0)
      throw new DamagedFile(1, 'No sheet holds a portfolio: this is another workbook.');
    unsound.assertFew(sheets.length);
    return { rows, refused, population: file.name };
  },
  async store(transaction, rows, file) {
    const codesOf = await schemesByName(transaction);
    const holdings: Numbered<HoldingRow>[] = [];
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      const codes = codesOf(row.scheme);
      if (codes.length === 0)
        refused.push({ line, reason: `No fund on file is called ${row.scheme}.`, isOutOfScope: true });
      // every plan and option of a scheme has the same portfolio
      for (const schemeCode of codes)
        holdings.push(...holdingRows(row, schemeCode).map((held) => ({ line, row: held })));
    }
    const stored = await storeHoldings(transaction, holdings, file);
    return { ...stored, refused: [...refused, ...stored.refused] };
  },
};

async function sheetsOf(file: SourceFile): Promise<Sheet[]> {
  const bytes = await file.bytes();
  if (bytes.length === 0) throw new DamagedFile(1, 'The file is empty.');
  try {
    return await readWorkbook(bytes);
  } catch {
    throw new DamagedFile(1, 'It is not a whole .xlsx workbook.');
  }
}

/** The schemes by the name of their sheet, where the workbook has an index of them. */
function indexOf(sheets: readonly Sheet[]): Map<string, string> {
  const index = sheets.find(({ sheet }) => /^index$/i.test(sheet.trim()));
  const sheetNames = new Set(sheets.map(({ sheet }) => sheet));
  return new Map(
    (index?.data ?? []).flatMap((cells) => {
      const texts = cells.filter((cell) => typeof cell === 'string').map((cell) => cell.trim());
      const at = texts.findIndex((text) => sheetNames.has(text));
      const sheet = texts[at];
      const scheme = texts[at + 1];
      return sheet === undefined || scheme === undefined ? [] : [[sheet, scheme] as const];
    }),
  );
}

/** Lines without an ISIN of the same name (cash with two banks) are one holding. */
function holdingRows({ asOf, holdings }: Portfolio, schemeCode: string): HoldingRow[] {
  const rows = new Map<string, HoldingRow>();
  for (const { name, isin, industry, quantity, marketValueLakh, share } of holdings) {
    const holding = isin ?? name;
    const before = rows.get(holding);
    const rupees =
      marketValueLakh === null ? null : wholeRupees(marketValueLakh * rupeesPerLakh, 'market value');
    const units = quantity === null ? null : quantity + Number(before?.quantity ?? 0);
    rows.set(holding, {
      schemeCode,
      asOf,
      holding,
      isin,
      name,
      industry,
      quantity: units === null ? null : heldQuantity(units),
      marketValueRupees:
        rupees === null ? (before?.marketValueRupees ?? null) : rupees + (before?.marketValueRupees ?? 0),
      share: (share + Number(before?.share ?? 0)).toFixed(8),
      publisher: 'Fund house',
      publishedOn: null,
    });
  }
  return [...rows.values()];
}
