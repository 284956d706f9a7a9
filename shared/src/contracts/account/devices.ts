import { z } from 'zod';

/** One place where the viewer is signed in now. */
export const LiveSession = z.object({
  id: z.uuid(),
  kind: z.enum(['browser', 'client']),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  /** In words, like `Firefox on Windows`. */
  device: z.string(),
  /** Network address of the sign-in. */
  address: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type LiveSession = z.infer<typeof LiveSession>;

/** A place where the viewer was signed in once. */
export const PastDevice = z.object({
  id: z.uuid(),
  device: z.string(),
  address: z.string(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type PastDevice = z.infer<typeof PastDevice>;

export const SessionsReply = z.object({ sessions: z.array(LiveSession), devices: z.array(PastDevice) });
export type SessionsReply = z.infer<typeof SessionsReply>;

export const SessionParams = z.object({ id: z.string() });
export const SessionEndedReply = z.object({ success: z.literal(true) });

export const UserIdParams = z.object({ userId: z.string() });

/** Wire names are the spec's. */
export const DeviceIdReply = z.object({ data: z.object({ user: z.object({ deviceID: z.uuid() }) }) });
export type DeviceIdReply = z.infer<typeof DeviceIdReply>;

/** A bearer token that opens the API for a quarter of an hour. */
export const AccessTokenReply = z.object({ access_token: z.string() });
export type AccessTokenReply = z.infer<typeof AccessTokenReply>;

/** A token that renews the access token of a client that is no browser. */
export const DeviceTokenReply = z.object({ data: z.object({ device_token: z.string() }) });
