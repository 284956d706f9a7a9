import type { PortfolioEntry, PortfolioSource } from '@tayyib/shared/contracts';
import { issuerOf } from '@tayyib/shared/values/security-names';
import { accountOf, keyOfAccount } from './accounts';
import type { ImportedLine, Refused } from './ImportFormat';
import { overlapOf, type Overlap } from './overlapOf';
import type { ImportedFile, Numbered } from './readImport';
import { TradeKeys } from './tradeKeys';

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
  /** Entries of an earlier statement of the same account, of companies that this statement has no longer. */
  gone: readonly PortfolioEntry[];
}

/** The company of a line without an ISIN; with a reason, it has to be confirmed. */
export type CompanyFound = { isin: string; reason?: string } | { isin?: undefined; reason: string };

interface Known {
  /** The portfolio. */
  entries: readonly PortfolioEntry[];
  /** The companies of names, on a day. */
  companyOf: (line: ImportedLine, day: string) => CompanyFound;
  /** The day of the statement, for lines without a day. */
  day: string;
  today: string;
  /** Which account with the broker a statement is of. */
  account?: number;
}

/** Tells the lines of a file apart: to import, there already, perhaps there, or refused; and what a statement has no longer. */
export function previewOf({ source, lines, refused, unread }: ImportedFile, known: Known): ImportPreview {
  const account = known.account ?? 1;
  const keys = new Set(known.entries.map(({ key }) => key));
  const own = byIssuer(known.entries);
  const identify = identifierOf(source, account);
  const countOwn = ownCounter(known.entries);
  const preview: { [Part in keyof ImportPreview]: ImportPreview[Part][number][] } = {
    accepted: [],
    perhaps: [],
    duplicates: [],
    refused: [...refused],
    gone: [],
  };
  const named = new Set<string>();
  for (const { line, ...imported } of lines) {
    const { name, kind, quantity, amountPaise } = imported;
    const day = imported.day ?? known.day;
    const company = imported.isin === null ? known.companyOf(imported, day) : { isin: imported.isin };
    if (company.isin === undefined) preview.refused.push({ line, reason: company.reason });
    else if (day > known.today) preview.refused.push({ line, reason: `${day} is in the future.` });
    else {
      const { isin } = company;
      named.add(issuerOf(isin));
      const key = imported.own?.key ?? identify({ ...imported, isin, day });
      const { source: its, chargesPaise } = imported.own ?? { source, chargesPaise: 0 };
      const entry: PortfolioEntry = {
        key,
        kind,
        isin,
        day,
        quantity,
        amountPaise,
        chargesPaise,
        source: its,
      };
      const isThere = keys.has(key) || (imported.own?.key === null && countOwn(entry));
      const overlap = isThere ? ({ kind: 'same' } as const) : overlapOf(entry, own.get(issuerOf(isin)) ?? []);
      if (overlap?.kind === 'same') preview.duplicates.push({ line, name });
      else {
        keys.add(key);
        const doubt: Overlap | null =
          'reason' in company && company.reason !== undefined
            ? { kind: 'perhaps', reason: company.reason }
            : null;
        place(preview, { line, name, entry }, overlap?.kind === 'perhaps' ? overlap : (doubt ?? overlap));
      }
    }
  }
  preview.refused.sort((a, b) => a.line - b.line);
  const isStatement = lines.every(({ kind, own: ours }) => kind === 'opening' && ours === undefined);
  const isComplete = preview.refused.length === refused.length && unread.every((isin) => isin !== null);
  if (isStatement && isComplete) {
    for (const isin of unread) if (isin !== null) named.add(issuerOf(isin));
    const day = lines.find((line) => line.day !== null)?.day ?? known.day;
    preview.gone.push(...goneFrom(known.entries, { source, account, day, named }));
  }
  return preview;
}

interface Statement {
  source: PortfolioSource;
  account: number;
  day: string;
  /** Issuers of the companies in it. */
  named: ReadonlySet<string>;
}

/** What an earlier statement of the account has and this one has no longer, unless trades since then say why. */
function goneFrom(entries: readonly PortfolioEntry[], { source, account, day, named }: Statement) {
  const traded = new Set(
    entries.filter((entry) => entry.kind !== 'opening').map((entry) => issuerOf(entry.isin)),
  );
  return entries.filter(
    (entry) =>
      entry.kind === 'opening' &&
      entry.source === source &&
      accountOf(entry) === account &&
      entry.day <= day &&
      !named.has(issuerOf(entry.isin)) &&
      !traded.has(issuerOf(entry.isin)),
  );
}

/** Gives each line its key. */
function identifierOf(
  source: PortfolioSource,
  account: number,
): (line: ImportedLine & { isin: string; day: string }) => string {
  const trades = new TradeKeys(source);
  let ownLines = 0;
  return (line) => {
    const figures = `${line.quantity}:${line.amountPaise ?? ''}`;
    if (line.own)
      return `own:${line.own.source}:${line.isin}:${line.day}:${line.kind}:${figures}:${(ownLines += 1)}`;
    if (line.kind === 'opening')
      return `${keyOfAccount(source, account)}:${line.isin}:${line.day}:${figures}`;
    return trades.keyOf(line);
  };
}

/** Tells whether the portfolio has an entry that says the same, each of its entries once. */
function ownCounter(entries: readonly PortfolioEntry[]): (entry: PortfolioEntry) => boolean {
  const left = new Map<string, number>();
  const contentOf = ({ source, kind, isin, day, quantity, amountPaise, chargesPaise }: PortfolioEntry) =>
    [source, kind, isin, day, quantity, amountPaise, chargesPaise].join(':');
  for (const entry of entries) left.set(contentOf(entry), (left.get(contentOf(entry)) ?? 0) + 1);
  return (entry) => {
    const count = left.get(contentOf(entry)) ?? 0;
    left.set(contentOf(entry), count - 1);
    return count > 0;
  };
}

function place(
  { accepted, perhaps }: { accepted: PreviewLine[]; perhaps: (PreviewLine & Refused)[] },
  line: PreviewLine,
  overlap: Exclude<Overlap, { kind: 'same' }> | null,
) {
  if (overlap?.kind === 'perhaps') perhaps.push({ ...line, reason: overlap.reason });
  else accepted.push(overlap === null ? line : { ...line, replaces: overlap.entry });
}

function byIssuer(entries: readonly PortfolioEntry[]): Map<string, PortfolioEntry[]> {
  const found = new Map<string, PortfolioEntry[]>();
  for (const entry of entries) {
    const own = found.get(issuerOf(entry.isin));
    if (own) own.push(entry);
    else found.set(issuerOf(entry.isin), [entry]);
  }
  return found;
}
