import type { StandardId } from '@tayyib/shared/contracts';
import type { AlertText } from './AlertText';

/** A followed screen that finds other companies than before. */
export interface ScreenOfAlert {
  name: string;
  text: string;
  standard: StandardId;
  columns: string[];
  sort: string;
  order: 'asc' | 'desc';
}
export interface ScreenChangeOfAlert {
  id: number;
}
/** How many, and the codes of the first of them; null for none. */
export interface SomeStocks {
  count: number | null;
  codes: string[] | null;
}

/** What its owner is told; the page of screens shows what changed. */
export function ofScreen(
  screen: ScreenOfAlert,
  { id }: ScreenChangeOfAlert,
  { joined, left }: { joined: SomeStocks; left: SomeStocks },
): AlertText {
  const { name } = screen;
  const sentences = [told('New', joined), told('No longer', left)];
  return {
    status: 1,
    alert_name: 'Screen changed',
    scan_name: name,
    scan_url: `/screener?${addressOf(screen, id)}`,
    title: titleOf(name, joined.count ?? 0, left.count ?? 0),
    description: sentences.filter((sentence) => sentence !== '').join(' '),
    stocks: [...(joined.codes ?? []), ...(left.codes ?? [])],
  };
}

const stocks = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 stock ${singular}` : `${count} stocks ${plural}`;

function titleOf(name: string, joined: number, left: number): string {
  if (left === 0) return `${stocks(joined, 'now matches', 'now match')} ${name}`;
  if (joined === 0) return `${stocks(left, 'no longer matches', 'no longer match')} ${name}`;
  return `${stocks(joined, 'now matches', 'now match')} ${name}, ${left} no longer`;
}

function told(word: string, { count, codes }: SomeStocks): string {
  if (!count || !codes) return '';
  const more = count - codes.length;
  return `${word}: ${codes.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** In the names of the screener's own address. */
function addressOf({ text, standard, columns, sort, order }: ScreenOfAlert, change: number): URLSearchParams {
  const address = new URLSearchParams({ q: text, standard });
  for (const column of columns) address.append('column', column);
  address.set('sort', sort);
  address.set('order', order);
  address.set('change', String(change));
  return address;
}
