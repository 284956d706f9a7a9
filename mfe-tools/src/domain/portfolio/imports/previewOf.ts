import type { PortfolioEntry } from '@tayyib/shared/contracts';
import type { ImportedLine, Refused } from './ImportFormat';
import { overlapOf, type Overlap } from './overlapOf';
import type { ImportedFile, Numbered } from './readImport';

/** A line of a file as an entry. */
export interface PreviewLine {
  line: number;
  name: string;
  entry: PortfolioEntry;
  /** The entry of an earlier statement, which it replaces. */
  replaces?: PortfolioEntry;
}

/** What would happen to each line of a file. */
export interface ImportPreview {
  accepted: readonly PreviewLine[];
  /** Perhaps about shares that are in the portfolio, and why: not imported unless the user says so. */
  perhaps: readonly (PreviewLine & Refused)[];
  /** In the portfolio, or in the file before. */
  duplicates: readonly Numbered<{ name: string }>[];
  refused: readonly Numbered<Refused>[];
}

interface Known {
  /** The portfolio. */
  entries: readonly PortfolioEntry[];
  /** ISINs of the names that were found. */
  isins: ReadonlyMap<string, string>;
  /** The day of the statement, for lines without a day. */
  day: string;
  today: string;
}

/** Tells the lines of a file apart: to import, there already, perhaps there, or refused. */
export function previewOf({ source, lines, refused }: ImportedFile, known: Known): ImportPreview {
  const keys = new Set(known.entries.map(({ key }) => key));
  const own = byIssuer(known.entries);
  const seen = new Map<string, number>();
  const preview: { [Part in keyof ImportPreview]: ImportPreview[Part][number][] } = {
    accepted: [],
    perhaps: [],
    duplicates: [],
    refused: [...refused],
  };
  for (const { line, ...imported } of lines) {
    const { name, kind, quantity, amountPaise } = imported;
    const isin = imported.isin ?? known.isins.get(name);
    const day = imported.day ?? known.day;
    if (isin === undefined) preview.refused.push({ line, reason: `“${name}” is no listed company we know.` });
    else if (day > known.today) preview.refused.push({ line, reason: `${day} is in the future.` });
    else {
      const key = keyOf(source, { ...imported, isin, day }, seen);
      const entry = { key, kind, isin, day, quantity, amountPaise, chargesPaise: 0, source };
      const overlap = keys.has(key)
        ? ({ kind: 'same' } as const)
        : overlapOf(entry, own.get(issuerOf(isin)) ?? []);
      if (overlap?.kind === 'same') preview.duplicates.push({ line, name });
      else {
        keys.add(key);
        place(preview, { line, name, entry }, overlap);
      }
    }
  }
  preview.refused.sort((a, b) => a.line - b.line);
  return preview;
}

function place(
  { accepted, perhaps }: { accepted: PreviewLine[]; perhaps: (PreviewLine & Refused)[] },
  line: PreviewLine,
  overlap: Exclude<Overlap, { kind: 'same' }> | null,
) {
  if (overlap?.kind === 'perhaps') perhaps.push({ ...line, reason: overlap.reason });
  else accepted.push(overlap === null ? line : { ...line, replaces: overlap.entry });
}

/** A split changes the end of an ISIN, and the shares are the same. */
const issuerOf = (isin: string) => isin.slice(0, 9);

function byIssuer(entries: readonly PortfolioEntry[]): Map<string, PortfolioEntry[]> {
  const found = new Map<string, PortfolioEntry[]>();
  for (const entry of entries) {
    const own = found.get(issuerOf(entry.isin));
    if (own) own.push(entry);
    else found.set(issuerOf(entry.isin), [entry]);
  }
  return found;
}

/**
 * A trade has a number. Trades without one, and trades of an order that share its number, are told apart by what they say, and where
 * they say the same, by their order in the file.
 */
function keyOf(
  source: PortfolioEntry['source'],
  line: ImportedLine & { isin: string; day: string },
  seen: Map<string, number>,
): string {
  const said = `${line.quantity}:${line.amountPaise ?? ''}`;
  if (line.kind === 'opening') return `${source}:${line.isin}:${line.day}:${said}`;
  const number = (line.id ?? '').replace(/[^\w-]/g, '').slice(0, 40);
  const base = `${source}:${number}:${line.isin}:${line.day}:${line.kind}:${said}`;
  if (hasTradeNumbers.has(source) && number !== '') return base;
  const count = (seen.get(base) ?? 0) + 1;
  seen.set(base, count);
  return `${base}:${count}`;
}

const hasTradeNumbers: ReadonlySet<PortfolioEntry['source']> = new Set([
  'zerodha-tradebook',
  'upstox-tradebook',
]);
