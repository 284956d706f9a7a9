import { z } from 'zod';
import { Password, RegisterBody } from './session';

/** What people may say of themselves; everything else about an account the server decides. */
export const ProfileBody = RegisterBody.pick({ first_name: true, last_name: true }).extend({
  description: z.string().trim().max(200, 'At most 200 characters.').default(''),
});
export type ProfileBody = z.input<typeof ProfileBody>;

/** What only the person themselves sees of their account. */
export const ProfileReply = z.object({
  email: z.email(),
  /** E.164. */
  phone: z.string().nullable(),
  /** False for people who come in another way, as with Google. */
  hasPassword: z.boolean(),
  memberSince: z.iso.datetime(),
});
export type ProfileReply = z.infer<typeof ProfileReply>;

export const ChangePasswordBody = z.object({
  current: z.string().min(1, 'Enter your password of now.').max(200),
  password: Password,
});
export type ChangePasswordBody = z.input<typeof ChangePasswordBody>;

export const AvatarParams = z.object({ version: z.string().regex(/^[\da-f]{32}$/) });
/** Where the picture is; null without one. */
export const AvatarReply = z.object({ img: z.string().nullable() });
export type AvatarReply = z.infer<typeof AvatarReply>;

/** What can happen to an account that its owner should be able to see. */
export const SecurityEventKind = z.enum([
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-revoked',
  'password-changed',
  'password-reset',
  'phone-added',
  'phone-removed',
  'plan-bought',
  'data-exported',
  'feed-fetched',
  'feed-uploaded',
  'code-refused',
  'link-refused',
  'locked-out',
  'sign-in-refused',
  'role-granted',
  'role-removed',
  'status-changed',
  'plan-granted',
  'account-managed',
  'webhook-refused',
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

/** All that is kept of a person, by what holds it; each row as it is stored, without what opens accounts. */
export const ExportReply = z.object({
  exportedAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.unknown())),
});
