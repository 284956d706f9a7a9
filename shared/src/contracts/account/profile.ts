import { z } from 'zod';
import { standardIds } from '../verdicts/standards';
import { isOwnName, otherName, Password, PersonNames } from './session';

/** The fields users can edit; the server decides everything else of an account. */
export const ProfileBody = PersonNames.extend({
  description: z.string().trim().max(200, 'At most 200 characters.').default(''),
  /** The standard to judge by from now on; unchanged if absent. */
  standard: z.enum(standardIds).optional(),
}).refine(isOwnName, otherName);
export type ProfileBody = z.input<typeof ProfileBody>;

/** The part of an account that only its owner sees. */
export const ProfileReply = z.object({
  email: z.email(),
  /** E.164. */
  phone: z.string().nullable(),
  /** False for accounts with another sign-in method, such as Google. */
  hasPassword: z.boolean(),
  memberSince: z.iso.datetime(),
});
export type ProfileReply = z.infer<typeof ProfileReply>;

export const ChangePasswordBody = z.object({
  current: z.string().min(1, 'Enter your current password.').max(200),
  password: Password,
});
export type ChangePasswordBody = z.input<typeof ChangePasswordBody>;

export const AvatarParams = z.object({ version: z.string().regex(/^[\da-f]{32}$/) });
/** URL of the image; null without one. */
export const AvatarReply = z.object({ img: z.string().nullable() });
export type AvatarReply = z.infer<typeof AvatarReply>;

/** Account events that the owner can see. */
export const SecurityEventKind = z.enum([
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-revoked',
  'password-changed',
  'password-reset',
  'phone-added',
  'phone-removed',
  'provider-linked',
  'provider-removed',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'recovery-codes-replaced',
  'recovery-code-used',
  'second-step-refused',
  'plan-bought',
  'data-exported',
  'feed-fetched',
  'job-run',
  'filings-managed',
  'class-answered',
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
  'broadcast-sent',
  'article-managed',
  'scanner-managed',
  'account-erased',
  'post-taken-down',
  'post-kept',
  'community-sanctioned',
  'community-appealed',
  'community-appeal-answered',
  'support-answered',
  'support-closed',
  'learning-managed',
  'module-owner-added',
  'module-owner-removed',
  'module-token-made',
  'module-token-revoked',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

export const SecurityEvent = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  event: SecurityEventKind,
  /** Network address of the client; null for the server. */
  address: z.string().nullable(),
  /** A description like `Firefox on Windows`; null where irrelevant. */
  device: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const SecurityEventsReply = z.object({ events: z.array(SecurityEvent) });
export type SecurityEventsReply = z.infer<typeof SecurityEventsReply>;

/** All stored data of a user, by table; each row as stored, without credentials. */
export const ExportReply = z.object({
  exportedAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.unknown())),
});
