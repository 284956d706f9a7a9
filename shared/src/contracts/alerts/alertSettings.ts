import { z } from 'zod';
import { alertChannels, alertKinds } from '../../policy/alertKinds';

export const AlertKindName = z.enum(alertKinds);
export const AlertChannelName = z.enum(alertChannels);

/** A time of the day in India. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time like 22:30.');

/** One choice: whether alerts of a kind use a channel. */
export const AlertChoice = z.strictObject({
  kind: AlertKindName,
  channel: AlertChannelName,
  isOn: z.boolean(),
});
export type AlertChoice = z.infer<typeof AlertChoice>;

/** How mails and quiet hours are set. Times are of India. */
export const AlertTiming = z.strictObject({
  mail: z.enum(['at-once', 'daily']),
  /** When the daily mail is sent. */
  dailyAt: TimeOfDay,
  /** Pushes and mails wait until they end; null for none. May span midnight. */
  quiet: z
    .strictObject({ from: TimeOfDay, until: TimeOfDay })
    .refine(({ from, until }) => from !== until, 'Choose two different times.')
    .nullable(),
});
export type AlertTiming = z.infer<typeof AlertTiming>;

/** A webhook of the user. */
export const AlertWebhook = z.object({
  id: z.uuid(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed; null if it did not. */
  lastFailure: z.string().nullable(),
  /** Switched off after many failures in a row. */
  isOff: z.boolean(),
});
export type AlertWebhook = z.infer<typeof AlertWebhook>;

/** Everything on `/notification/settings`. */
export const AlertSettings = z.object({
  /** Every kind that the user's plan includes, with every channel that it includes. */
  choices: z.array(AlertChoice),
  timing: AlertTiming,
  /** The public key that a browser subscribes with. */
  pushKey: z.string(),
  /** How many browsers receive pushes. */
  pushBrowsers: z.number().int(),
  webhooks: z.array(AlertWebhook),
  /** How many the plan includes; 0 where it includes none. */
  maxWebhooks: z.number().int(),
});
export type AlertSettings = z.infer<typeof AlertSettings>;

/** As a browser's `PushSubscription.toJSON()` gives it. */
export const PushSubscriptionBody = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'The key of the browser is not valid.'),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'The secret of the browser is not valid.'),
  }),
  /** The former address of a browser that was given a new one: only a browser of the user is renewed, and none is added. */
  replaces: z.string().max(1000).optional(),
});
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>;
export const PushEndpointBody = z.strictObject({ endpoint: z.string().max(1000) });

export const AddWebhookBody = z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(500) });
/** The secret is shown once: it signs what we send. */
export const AddWebhookReply = z.object({ webhook: AlertWebhook, secret: z.string() });
export type AddWebhookReply = z.infer<typeof AddWebhookReply>;
export const WebhookParams = z.object({ id: z.uuid() });
export const UnsubscribeParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
/** The result of a test message. */
export const WebhookTestReply = z.object({ ok: z.boolean(), message: z.string() });
export type WebhookTestReply = z.infer<typeof WebhookTestReply>;
