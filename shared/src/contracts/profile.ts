import { z } from 'zod';

/** What can happen to an account that its owner should be able to see. */
export const SecurityEventKind = z.enum([
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-revoked',
  'password-changed',
  'password-reset',
  'plan-bought',
  'data-exported',
  'account-erased',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

export const SecurityEvent = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  event: SecurityEventKind,
  /** Network address of whoever did it; null when it was the server. */
  address: z.string().nullable(),
  /** In words, like `Firefox on Windows`; null where it plays no part. */
  device: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const SecurityEventsReply = z.object({ events: z.array(SecurityEvent) });
export type SecurityEventsReply = z.infer<typeof SecurityEventsReply>;
