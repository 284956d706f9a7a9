import { z } from 'zod';
import { callUsernameMaxLength } from '../../policy/limits';

/** Greek and Cyrillic hold letters that look like Latin ones: beside those they make names that are read as others. */
const isOfOneKind = (name: string) =>
  !/\p{Script=Latin}/u.test(name) || !/[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(name);

/** What a person asks to be called on the calls pages. Letters of every script, so their combining marks too. */
export const CallUsername = z
  .string()
  .max(200, 'At most 40 characters.')
  .normalize('NFC')
  .overwrite((name) => name.trim().replaceAll(/\s+/g, ' '))
  .min(2, 'Use at least 2 characters.')
  .max(callUsernameMaxLength, 'At most 40 characters.')
  .regex(/^[\p{L}\p{M}\p{N} ._'’-]+$/u, "Use letters, digits, spaces and . _ - ' only.")
  .regex(/\p{L}/u, 'Use at least one letter.')
  // among letters and marks there are some that nobody sees: fillers, and choices between two shapes
  .regex(/^\P{Default_Ignorable_Code_Point}*$/u, 'Use letters that can be seen.')
  .refine(isOfOneKind, 'Use letters of one alphabet.');

/** Payload of `register-new-user`; who it is comes from the connection. */
export const RegisterCaller = z.strictObject({ username: CallUsername });
export type RegisterCaller = z.infer<typeof RegisterCaller>;

/**
 * Someone online for calls; a person with several tabs or devices is one entry. `peer` is made by the server, says
 * nothing about who it is, and is good until that person leaves. `self` is the receiver's own entry.
 */
export const ActiveUser = z.object({ username: z.string(), peer: z.uuid(), self: z.boolean() });
export type ActiveUser = z.infer<typeof ActiveUser>;

/** A group room that is open, as those who may ask to come in see it. */
export const GroupCallRoom = z.object({
  roomId: z.uuid(),
  title: z.string(),
  hostName: z.string(),
  people: z.number().int(),
  capacity: z.number().int(),
  isLocked: z.boolean(),
  hasLobby: z.boolean(),
});
export type GroupCallRoom = z.infer<typeof GroupCallRoom>;

/** What `broadcast` carries, told apart by `event` as the spec has it. Sent to registered callers only. */
export const CallBroadcast = z.discriminatedUnion('event', [
  /** Everyone whom the receiver may call, and the receiver: once, when they register. */
  z.object({ event: z.literal('ACTIVE_USERS'), activeUsers: z.array(ActiveUser) }),
  /** What changed since: who came or has another name, and the ids of those who went. */
  z.object({
    event: z.literal('ACTIVE_USERS_CHANGED'),
    came: z.array(ActiveUser),
    went: z.array(z.uuid()),
  }),
  z.object({
    event: z.literal('GROUP_CALL_ROOMS'),
    /** All that are open, for somebody who just came; else those that changed. */
    isAll: z.boolean(),
    groupCallRooms: z.array(GroupCallRoom),
    closed: z.array(z.uuid()),
  }),
]);
export type CallBroadcast = z.infer<typeof CallBroadcast>;

/** Every acknowledged event is answered with this. */
export const Acknowledgement = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
]);
export type Acknowledgement = z.infer<typeof Acknowledgement>;

/** The answer to an event that has more to say than that it was taken. */
export type Answer<Reply extends object> = (Reply & { ok: true }) | Extract<Acknowledgement, { ok: false }>;
