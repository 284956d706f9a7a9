import { z } from 'zod';
import { callUsernameMaxLength } from './limits';

/** What a person asks to be called on the calls pages. Letters of every script, so their combining marks too. */
export const CallUsername = z
  .string()
  .max(200, 'At most 40 characters.')
  .normalize('NFC')
  .overwrite((name) => name.trim().replaceAll(/\s+/g, ' '))
  .min(2, 'Use at least 2 characters.')
  .max(callUsernameMaxLength, 'At most 40 characters.')
  .regex(/^[\p{L}\p{M}\p{N} ._'’-]+$/u, "Use letters, digits, spaces and . _ - ' only.")
  .regex(/\p{L}/u, 'Use at least one letter.');

/** Payload of `register-new-user`; who it is comes from the connection. */
export const RegisterCaller = z.strictObject({ username: CallUsername });
export type RegisterCaller = z.infer<typeof RegisterCaller>;

/**
 * Someone online for calls; a person with several tabs or devices is one entry. `peer` is made by the server, says
 * nothing about who it is, and is good until that person leaves. `self` is the receiver's own entry.
 */
export const ActiveUser = z.object({ username: z.string(), peer: z.uuid(), self: z.boolean() });
export type ActiveUser = z.infer<typeof ActiveUser>;

export const GroupCallRoom = z.object({ roomId: z.string(), hostName: z.string() });
export type GroupCallRoom = z.infer<typeof GroupCallRoom>;

/** What `broadcast` carries, told apart by `event` as the spec has it. Sent to registered callers only. */
export const CallBroadcast = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ACTIVE_USERS'), activeUsers: z.array(ActiveUser) }),
  z.object({ event: z.literal('GROUP_CALL_ROOMS'), groupCallRooms: z.array(GroupCallRoom) }),
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
