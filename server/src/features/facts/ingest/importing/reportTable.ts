import type { Refusal } from '../feeds/Feed';
import type { FeedReport } from '../feeds/runFeed';
import type { ImportOutcome } from './importFiles';

/** The number of refused lines shown; the rest are counted. All of them are in `feed_runs`. */
const shownRefusals = 20;

/** The reports as a table, each followed by its refusals. */
export function reportTable(reports: readonly FeedReport[]): string {
  const head = ['feed', 'file', 'outcome', 'read', 'stored', 'unchanged', 'refused', 'seconds'];
  const rows = reports.map((report) => [
    report.feed,
    report.document,
    report.outcome,
    String(report.read),
    String(report.stored),
    String(report.unchanged),
    String(report.refused.length),
    report.seconds.toFixed(2),
  ]);
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = [head, ...rows].map((row) =>
    row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '),
  );
  return [...lines, ...reports.flatMap(refusalLines)].join('\n');
}

/** A summary of the whole import. @param peakKilobytes the importer's peak memory */
export function totalInWords(
  { reports, verdictsAdded, judgingSeconds }: ImportOutcome,
  peakKilobytes: number,
): string {
  const sum = (of: (report: FeedReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  const seconds = sum((report) => report.seconds);
  return (
    `${reports.length} files: ${sum(({ read }) => read)} rows read, ${sum(({ stored }) => stored)} stored, ` +
    `${sum(({ unchanged }) => unchanged)} unchanged, ${sum(({ refused }) => refused.length)} refused, in ${seconds.toFixed(1)} s. ` +
    `Judged in ${judgingSeconds.toFixed(1)} s: ${verdictsAdded} verdicts added. ` +
    `The importer had ${Math.round(peakKilobytes / 1000)} MB at most.`
  );
}

const firstNumber = 3;
const pad = (cell: string, width: number, column: number) =>
  column < firstNumber ? cell.padEnd(width) : cell.padStart(width);

function refusalLines({ document, outcome, refused }: FeedReport): string[] {
  if (refused.length === 0) return [];
  const outOfScope = refused.filter(({ isOutOfScope }) => isOutOfScope === true);
  const unsound = refused.filter(({ isOutOfScope }) => isOutOfScope !== true);
  const title =
    outcome === 'refused'
      ? `${document} was refused whole; nothing of it was stored:`
      : `${document}, refused:`;
  return [
    '',
    title,
    ...unsound.slice(0, shownRefusals).map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(unsound.length > shownRefusals ? [`  and ${unsound.length - shownRefusals} more like these`] : []),
    ...byReason(outOfScope),
  ];
}

/** Out-of-scope rows are many and similar: one line per kind of reason, whatever company or series it names. */
function byReason(refused: Refusal[]): string[] {
  const counts = new Map<string, number[]>();
  for (const { line, reason } of refused) {
    const kind = reason
      .replace(/^IN[A-Z0-9]{10} /, 'It ')
      .replace(/known as .*\.$/, 'known by that symbol.')
      .replace(/^Series \S+ is/, 'Its series is')
      .replace(/^.* is a trust/, 'It is a trust');
    counts.set(kind, [...(counts.get(kind) ?? []), line]);
  }
  return [...counts].map(
    ([reason, lines]) => `  ${lines.length} rows (first on line ${lines[0] ?? 0}) not stored: ${reason}`,
  );
}
