import { z } from 'zod';

/** Alerts are numbered in the order they were stored; the number travels as text. */
const AlertId = z.string().regex(/^\d{1,18}$/, 'An alert is named by its number.');
export const AlertParams = z.object({ id: AlertId });

/**
 * What raised an alert: 1 the advanced screener, 2 the community, 3 the administrators, 4 a watched stock whose verdict
 * changed, 5 the advisor, who answered a question of theirs.
 */
export const AlertStatus = z.literal([1, 2, 3, 4, 5]);

/** Something a person should hear of. */
export const Alert = z.object({
  id: AlertId,
  status: AlertStatus,
  alert_name: z.string(),
  /** Where it comes from, in words: the person's watchlists, the advisor. */
  scan_name: z.string(),
  /** The page of ours to look at. */
  scan_url: z.string().startsWith('/').nullable(),
  title: z.string(),
  description: z.string(),
  /** Codes of the stocks it is about. */
  stocks: z.array(z.string()),
  /** Rupees, one for each of `stocks`; empty where a price had nothing to do with it. */
  trigger_prices: z.array(z.number()),
  triggered_at: z.iso.datetime(),
  /** Whether the person has looked at it, on whatever device. */
  visited: z.boolean(),
  image: z.string().nullable(),
  roomId: z.string().nullable(),
});
export type Alert = z.infer<typeof Alert>;

/** The newest 100 that were not cleared, the newest first; `unread` counts all that were not visited. */
export const AlertsReply = z.object({ data: z.array(Alert), unread: z.number().int() });
export type AlertsReply = z.infer<typeof AlertsReply>;

/** The newest alert the person was shown: what came since stays as it is. */
export const AlertsUpToBody = z.strictObject({ upTo: AlertId });
export type AlertsUpToBody = z.infer<typeof AlertsUpToBody>;

/** `clearedAt` names this clearing, to take it back. */
export const AlertsClearedReply = AlertsReply.extend({ clearedAt: z.iso.datetime() });
export type AlertsClearedReply = z.infer<typeof AlertsClearedReply>;
export const AlertsRestoreBody = z.strictObject({ clearedAt: z.iso.datetime() });
export type AlertsRestoreBody = z.infer<typeof AlertsRestoreBody>;
