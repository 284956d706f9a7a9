import { daysBetween, today } from '../calendar';
import { formatCountOf } from './columns';

/** Days after which a close is no longer a price. */
const priceDays = 10;

/** How old a price of a day is, on a day or today: `61 days old`, or `of today`. */
export function formatAge(isoDay: string, day = currentDay()): string {
  const days = daysBetween(isoDay, day);
  return days <= 0 ? 'of today' : `${formatCountOf(days, 'day')} old`;
}

const currentDay = () => today({ now: () => new Date() });

/** Whether a close is too old to be called a price, on a day or today. */
export const isOldClose = (closeDay: string, day = currentDay()): boolean =>
  daysBetween(closeDay, day) > priceDays;

/** The name of a close: "Price" for at most ten days, "Last known close" afterwards. */
export const closeLabel = (closeDay: string, day?: string): string =>
  isOldClose(closeDay, day) ? 'Last known close' : 'Price';
