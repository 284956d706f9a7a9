import { z } from 'zod';

/** An active session of the viewer. */
export const LiveSession = z.object({
  id: z.uuid(),
  kind: z.enum(['browser', 'client']),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
  /** A description like `Firefox on Windows`. */
  device: z.string(),
  /** Network address of the sign-in. */
  address: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type LiveSession = z.infer<typeof LiveSession>;

/** A device the viewer was once signed in on. */
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

/** A bearer token for the API, valid for 15 minutes. */
export const AccessTokenReply = z.object({ access_token: z.string() });
export type AccessTokenReply = z.infer<typeof AccessTokenReply>;

/** A token with which clients other than browsers renew their access token. */
export const DeviceTokenReply = z.object({ data: z.object({ device_token: z.string() }) });
