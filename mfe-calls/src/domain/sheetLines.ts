import type { SheetLine, StockPage } from '@tayyib/shared/contracts';

/** What a line of a sheet is called, as the viewer's own sheet has it; null where their sheet has no such line. */
export function lineLabel(stock: StockPage, line: SheetLine): string | null {
  if (line === 'reason') return 'the reason';
  if (line === 'source') return 'the source';
  return stock.verdicts[0]?.ratios.find(({ id }) => id === line)?.label ?? null;
}
