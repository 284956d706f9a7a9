import { z } from 'zod';
import {
  broadcastTextMaxLength,
  broadcastTitleMaxLength,
  scannerNameMaxLength,
} from '../../policy/alertKinds';
import { plainText } from '../common/plainText';

/** A message of staff to everyone. */
export const BroadcastBody = z.strictObject({
  title: plainText(broadcastTitleMaxLength),
  text: plainText(broadcastTextMaxLength),
  /** A page of ours to open. */
  link: z
    .string()
    .regex(/^\/(?![/\\])[\w/?=&.%-]*$/, 'Write a page of ours, like /plan.')
    .max(200)
    .nullable(),
  /** A picture uploaded before. */
  image: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .nullable(),
});
export type BroadcastBody = z.infer<typeof BroadcastBody>;
export const Broadcast = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  image: z.string().nullable(),
  at: z.iso.datetime(),
  /** Its recipients so far; sending takes a moment. */
  recipients: z.number().int(),
});
export type Broadcast = z.infer<typeof Broadcast>;
export const PictureReply = z.object({ image: z.string() });
export const PictureParams = z.object({ version: z.string().regex(/^[\da-f]{32}$/) });

/** A scanner elsewhere that posts its hits to a secret address of ours. */
export const Scanner = z.object({
  id: z.uuid(),
  name: z.string(),
  isPaused: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Its last accepted message; null before the first. */
  lastAt: z.iso.datetime().nullable(),
});
export type Scanner = z.infer<typeof Scanner>;
export const ScannerBody = z.strictObject({ name: plainText(scannerNameMaxLength) });
export const ScannerChange = z.strictObject({ isPaused: z.boolean() });
export const ScannerParams = z.object({ id: z.uuid() });
/** The address is shown once: we store its hash. */
export const ScannerAddressReply = z.object({ scanner: Scanner, address: z.string() });
export type ScannerAddressReply = z.infer<typeof ScannerAddressReply>;
export const StaffAlertsReply = z.object({ scanners: z.array(Scanner), broadcasts: z.array(Broadcast) });
export type StaffAlertsReply = z.infer<typeof StaffAlertsReply>;

/** Path of a scanner's address. */
export const ScannerSecretParams = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });
/** Whether the message was new, or a repetition. */
export const ScannerHookReply = z.object({ accepted: z.boolean() });
