import type { Alert, StandardId } from '@tayyib/shared/contracts';

export type AlertText = Pick<
  Alert,
  'status' | 'alert_name' | 'scan_name' | 'scan_url' | 'title' | 'description' | 'stocks'
>;

/** A followed screen whose matches changed. */
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
/** A count, and the codes of the first stocks; null for none. */
export interface SomeStocks {
  count: number | null;
  codes: string[] | null;
}

/** The alert for its owner, linking to the page that shows the changes. */
export function screenAlertText(
  screen: ScreenOfAlert,
  { id }: ScreenChangeOfAlert,
  { joined, left }: { joined: SomeStocks; left: SomeStocks },
): AlertText {
  const { name } = screen;
  const sentences = [listSentence('New', joined), listSentence('No longer', left)];
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

function listSentence(word: string, { count, codes }: SomeStocks): string {
  if (!count || !codes) return '';
  const more = count - codes.length;
  return `${word}: ${codes.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** With the query parameters of the screener page. */
function addressOf({ text, standard, columns, sort, order }: ScreenOfAlert, change: number): URLSearchParams {
  const address = new URLSearchParams({ q: text, standard });
  for (const column of columns) address.append('column', column);
  address.set('sort', sort);
  address.set('order', order);
  address.set('change', String(change));
  return address;
}
