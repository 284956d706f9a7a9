import { z } from 'zod';

/** What a person asks to be called on the calls pages. */
export const CallUsername = z
  .string()
  .trim()
  .min(2, 'At least 2 characters.')
  .max(40, 'At most 40 characters.')
  .regex(/^[\p{L}\p{N} ._-]+$/u, 'Letters, digits, spaces and . _ - only.');

/** Payload of `register-new-user`; who it is comes from the connection. */
export const RegisterCaller = z.object({ username: CallUsername });
export type RegisterCaller = z.infer<typeof RegisterCaller>;

/** Someone online for calls. `peer` is opaque, made by the server, and good for this connection only. */
export const ActiveUser = z.object({ username: z.string(), peer: z.string(), self: z.boolean() });
export type ActiveUser = z.infer<typeof ActiveUser>;

export const GroupCallRoom = z.object({ roomId: z.string(), hostName: z.string() });
export type GroupCallRoom = z.infer<typeof GroupCallRoom>;

/** What `broadcast` carries, told apart by `event` as the spec has it. */
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
