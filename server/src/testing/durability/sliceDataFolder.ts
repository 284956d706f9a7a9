import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Additional companies besides those with filings. */
const otherCompanies = 60;
/** Maximum number of lines of the longest files. */
const longestFileLines = 3000;
/** Maximum number of lines of a file that names none of the companies, such as one of funds. */
const maxLines = 300;

/**
 * Copies a data folder with a few hundred companies instead of thousands, so that an import of it takes
 * seconds: of each list, the lines that name a selected company, or else the first ones. Filings, workbooks
 * and JSON are copied whole.
 */
export async function sliceDataFolder(from: string, to: string): Promise<void> {
  const selected = await maxCompanies(from);
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await mkdir(path.dirname(target), { recursive: true });
    if (/\.(csv|txt)$/.test(entry.name))
      await writeFile(target, slice(await readFile(source, 'latin1'), selected), 'latin1');
    else await cp(source, target);
  }
}

/** ISINs and symbols of the companies with filings, and of some more. */
async function maxCompanies(folder: string): Promise<Set<string>> {
  const list = (await readFile(path.join(folder, 'nse_equity_list/EQUITY_L.csv'), 'utf8'))
    .split('\n')
    .slice(1);
  const table = await readFile(path.join(folder, 'fundamentals_xbrl/balance_sheet_filings.csv'), 'utf8');
  const filers = new Set(table.split('\n').map((line) => cellsOf(line)[0] ?? ''));
  const listed = list.map(cellsOf).filter(([symbol]) => symbol !== undefined && symbol !== '');
  return new Set(
    listed
      .filter(([symbol = ''], at) => at < otherCompanies || filers.has(symbol))
      .flatMap(([symbol = '', , , , , , isin = '']) => [symbol, isin]),
  );
}

function slice(text: string, selected: ReadonlySet<string>): string {
  const [head = '', ...lines] = text.split('\n');
  const theirs = lines.filter((line) => cellsOf(line).some((cell) => selected.has(cell)));
  return `${[head, ...(theirs.length > 0 ? theirs.slice(0, longestFileLines) : lines.slice(0, maxLines))].join('\n').trimEnd()}\n`;
}

const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.trim());
