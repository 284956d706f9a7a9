import { z } from 'zod';
import { Day } from '../facts/securities';

const day = Day.nullable();

/** How old the data is: the newest day of each kind on file; null where there is none. */
export const DataAgesReply = z.object({
  /** Of the exchanges' lists of companies. */
  lists: day,
  /** Of the last price. */
  prices: day,
  /** On which the newest accounts were filed. */
  filings: day,
});
export type DataAgesReply = z.infer<typeof DataAgesReply>;
