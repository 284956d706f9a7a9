import { daysBetween, today } from '../calendar';

/** Days after which a close is no longer a price. */
const priceDays = 10;

const currentDay = () => today({ now: () => new Date() });

/** Whether a close is too old to be called a price, on a day or today. */
export const isOldClose = (closeDay: string, day = currentDay()): boolean =>
  daysBetween(closeDay, day) > priceDays;

/** The name of a close: "Price" for at most ten days, "Last known close" afterwards. */
export const closeLabel = (closeDay: string, day?: string): string =>
  isOldClose(closeDay, day) ? 'Last known close' : 'Price';
