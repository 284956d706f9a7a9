import type { PortfolioEntry } from '@tayyib/shared/contracts';
import type { ImportedLine, Refused } from './ImportFormat';
import type { ImportedFile, Numbered } from './readImport';

/** What would happen to each line of a file. */
export interface ImportPreview {
  accepted: readonly Numbered<{ entry: PortfolioEntry; name: string }>[];
  /** In the portfolio, or in the file before. */
  duplicates: readonly Numbered<{ name: string }>[];
  refused: readonly Numbered<Refused>[];
}

interface Known {
  /** Keys of the portfolio. */
  keys: ReadonlySet<string>;
  /** ISINs of the names that were found. */
  isins: ReadonlyMap<string, string>;
  /** The day of the statement, for lines without a day. */
  day: string;
  today: string;
}

/** Tells the lines of a file apart: to import, there already, or refused. */
export function previewOf({ source, lines, refused }: ImportedFile, known: Known): ImportPreview {
  const keys = new Set(known.keys);
  const seen = new Map<string, number>();
  const preview: { [Part in keyof ImportPreview]: ImportPreview[Part][number][] } = {
    accepted: [],
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
      if (keys.has(key)) preview.duplicates.push({ line, name });
      else {
        keys.add(key);
        const entry = { key, kind, isin, day, quantity, amountPaise, chargesPaise: 0, source };
        preview.accepted.push({ line, name, entry });
      }
    }
  }
  preview.refused.sort((a, b) => a.line - b.line);
  return preview;
}

/**
 * A statement lists a company once, and a trade has a number. Trades without one, and trades of an order that share its number, are
 * told apart by what they say, and where they say the same, by their order in the file.
 */
function keyOf(
  source: PortfolioEntry['source'],
  line: ImportedLine & { isin: string; day: string },
  seen: Map<string, number>,
): string {
  if (line.kind === 'opening') return `${source}:${line.isin}`;
  const number = (line.id ?? '').replace(/[^\w-]/g, '').slice(0, 40);
  const base = `${source}:${number}:${line.isin}:${line.day}:${line.kind}:${line.quantity}:${line.amountPaise ?? ''}`;
  if (hasTradeNumbers.has(source) && number !== '') return base;
  const count = (seen.get(base) ?? 0) + 1;
  seen.set(base, count);
  return `${base}:${count}`;
}

const hasTradeNumbers: ReadonlySet<PortfolioEntry['source']> = new Set([
  'zerodha-tradebook',
  'upstox-tradebook',
]);
