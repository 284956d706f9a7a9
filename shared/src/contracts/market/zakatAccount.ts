import { z } from 'zod';
import { maxEncryptedYears, maxZakatReminders } from '../../policy/limits';
import { Day } from '../facts/securities';

/** Encrypted in the browser: the server sees neither its passphrase nor what it says. */
const Sealed = z.string().min(1).max(maxEncryptedYears);

/** A day on which zakat is due, and by which year the next one is counted. */
export const ZakatReminder = z.object({ on: Day, year: z.enum(['lunar', 'solar']) });
export type ZakatReminder = z.infer<typeof ZakatReminder>;

/** What the account has of the viewer's zakat: their years, encrypted, and the days of which they are reminded. */
export const ZakatAccountReply = z.object({
  sealed: Sealed.nullable(),
  /** Counts the times it was written; 0 where nothing is stored. */
  version: z.int().min(0),
  /** By day; one for each line of wealth with a day of its own. */
  reminders: z.array(ZakatReminder),
});
export type ZakatAccountReply = z.infer<typeof ZakatAccountReply>;

/** New encrypted years in place of those of `version`; refused if another device wrote since. */
export const ZakatYearsBody = ZakatAccountReply.pick({ version: true }).extend({ sealed: Sealed });
export type ZakatYearsBody = z.infer<typeof ZakatYearsBody>;

/** The reminders to store in place of those before; none switches them off. */
export const ZakatRemindersBody = z.object({ reminders: z.array(ZakatReminder).max(maxZakatReminders) });
export type ZakatRemindersBody = z.infer<typeof ZakatRemindersBody>;
