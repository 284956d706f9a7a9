import { z } from 'zod';
import { maxEncryptedYears } from '../../policy/limits';
import { Day } from '../facts/securities';

/** Encrypted in the browser: the server sees neither its passphrase nor what it says. */
const Sealed = z.string().min(1).max(maxEncryptedYears);

/** The day zakat is due, and by which year the next one is counted. */
export const ZakatReminder = z.object({ on: Day, year: z.enum(['lunar', 'solar']) });
export type ZakatReminder = z.infer<typeof ZakatReminder>;

/** What the account has of the viewer's zakat: their years, encrypted, and the next reminder. */
export const ZakatAccountReply = z.object({
  sealed: Sealed.nullable(),
  /** Counts the times it was written; 0 where nothing is stored. */
  version: z.int().min(0),
  reminder: ZakatReminder.nullable(),
});
export type ZakatAccountReply = z.infer<typeof ZakatAccountReply>;

/** New encrypted years in place of those of `version`; refused if another device wrote since. */
export const ZakatYearsBody = ZakatAccountReply.pick({ version: true }).extend({ sealed: Sealed });
export type ZakatYearsBody = z.infer<typeof ZakatYearsBody>;

/** The reminder to set. A day without one switches it off. */
export const ZakatReminderBody = z.object({ on: Day.nullable(), year: ZakatReminder.shape.year });
export type ZakatReminderBody = z.infer<typeof ZakatReminderBody>;
