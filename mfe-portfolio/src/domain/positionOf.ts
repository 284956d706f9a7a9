import type { ActionNotice, PortfolioCompany, PortfolioEntry } from '@tayyib/shared/contracts';
import { Book } from './Book';
import type { Position } from './Position';

type Actions = Pick<PortfolioCompany, 'steps' | 'dividends' | 'notices'>;
type Step = Actions['steps'][number];
type Event =
  | { day: string; order: 0; step: Step }
  | { day: string; order: 1; rupees: number }
  | { day: string; order: 2; notice: ActionNotice }
  | { day: string; order: 3 | 4; entry: PortfolioEntry };

/**
 * The position of a company on a day. The order of entries and actions does not matter: they are applied by day; on one day, splits
 * first, as the exchange trades adjusted shares from the ex-date on, then dividends and notices, purchases, and sales. Sales take the
 * oldest shares.
 */
export function positionOf(
  isin: string,
  entries: readonly PortfolioEntry[],
  actions: Actions,
  day: string,
): Position {
  const book = new Book();
  for (const event of eventsOf(entries, actions)) if (event.day <= day) apply(book, event);
  return book.close(isin);
}

/** What was held at the end of each of several days, which are in order of time; shares are as counted on that day. */
export function holdingsOn(
  entries: readonly PortfolioEntry[],
  actions: Actions,
  days: readonly string[],
): Pick<Position, 'shares' | 'costPaise'>[] {
  const events = eventsOf(entries, actions);
  const book = new Book();
  let next = 0;
  let current: Pick<Position, 'shares' | 'costPaise'> = { shares: 0, costPaise: 0 };
  return days.map((day) => {
    const first = next;
    for (let event = events[next]; event !== undefined && event.day <= day; event = events[next]) {
      apply(book, event);
      next += 1;
    }
    if (next > first) {
      const { shares, costPaise } = book.close('');
      current = { shares, costPaise };
    }
    return current;
  });
}

/** By day, in the order in which they count on one day. */
function eventsOf(entries: readonly PortfolioEntry[], { steps, dividends, notices }: Actions): Event[] {
  const events: Event[] = [
    ...entries.map((entry) => ({ day: entry.day, order: entry.kind === 'sell' ? 4 : 3, entry }) as const),
    ...steps.map((step) => ({ day: step.exDate, order: 0, step }) as const),
    ...dividends.map(({ exDate, rupees }) => ({ day: exDate, order: 1, rupees }) as const),
    ...notices.map((notice) => ({ day: notice.exDate, order: 2, notice }) as const),
  ];
  return events.sort(inOrder);
}

function apply(book: Book, event: Event): void {
  if (event.order === 0) book.divide(event.step);
  else if (event.order === 1) book.receive(event.day, event.rupees);
  else if (event.order === 2) book.notice(event.notice);
  else if (event.entry.kind === 'sell') book.sell(event.entry);
  else book.buy(event.entry);
}

function inOrder(a: Event, b: Event): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (a.order !== b.order) return a.order - b.order;
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

function keyOf(event: Event): string {
  if (event.order === 0) return String(event.step.factor);
  if (event.order === 1) return String(event.rupees);
  return event.order === 2 ? `${event.notice.kind} ${event.notice.subject}` : event.entry.key;
}
