import { z } from 'zod';
import { alertKinds } from '../../policy/alertKinds';

/** Alerts are numbered in the order they were stored; the id is that number as a string. */
const AlertId = z.string().regex(/^\d{1,18}$/, 'An alert id is a number.');
export const AlertParams = z.object({ id: AlertId });

/**
 * What raised an alert: 1 the advanced screener, 2 the community, 3 the administrators or a scanner, 4 a watched or
 * owned stock whose verdict changed, 5 the advisor or support answered, 6 a price, 7 a reminder, a consultation or an event, 8 a call or a room.
 */
export const AlertStatus = z.literal([1, 2, 3, 4, 5, 6, 7, 8]);

/** A picture that staff uploaded for a message: a path of our own, never another address. */
export const AlertPicture = z.string().regex(/^\/api\/alerts\/pictures\/[\da-f]{32}$/);

/** An alert for a user. */
export const Alert = z.object({
  id: AlertId,
  kind: z.enum(alertKinds),
  status: AlertStatus,
  alert_name: z.string(),
  /** The origin: the user's watchlists, the advisor. */
  scan_name: z.string(),
  /** The page to open. */
  scan_url: z.string().startsWith('/').nullable(),
  title: z.string(),
  description: z.string(),
  /** Codes of the stocks it is about. */
  stocks: z.array(z.string()),
  /** Rupees, one for each of `stocks`; empty where no price was involved. */
  trigger_prices: z.array(z.number()),
  triggered_at: z.iso.datetime(),
  /** Whether it was opened, on any device. */
  visited: z.boolean(),
  image: AlertPicture.nullable(),
  roomId: z.string().nullable(),
});
export type Alert = z.infer<typeof Alert>;

/** The newest 100 uncleared alerts, newest first; `unread` counts all unvisited ones. */
export const AlertsReply = z.object({ data: z.array(Alert), unread: z.number().int() });
export type AlertsReply = z.infer<typeof AlertsReply>;

/** The newest alert shown: later ones are not affected. */
export const AlertsUpToBody = z.strictObject({ upTo: AlertId });
export type AlertsUpToBody = z.infer<typeof AlertsUpToBody>;

/** `clearedAt` identifies this clearing, to undo it. */
export const AlertsClearedReply = AlertsReply.extend({ clearedAt: z.iso.datetime() });
export type AlertsClearedReply = z.infer<typeof AlertsClearedReply>;
export const AlertsRestoreBody = z.strictObject({ clearedAt: z.iso.datetime() });
export type AlertsRestoreBody = z.infer<typeof AlertsRestoreBody>;
