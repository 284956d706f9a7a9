import { z } from 'zod';
import type { Answer } from './calls';
import { CallId } from './callSignals';
import { RoomId } from './groupCalls';

/** Payload of `call-ice-servers`: the accepted call or joined room that a path is needed for. */
export const IceServersAsked = z.union([
  z.strictObject({ callId: CallId }),
  z.strictObject({ roomId: RoomId }),
]);
export type IceServersAsked = z.infer<typeof IceServersAsked>;

/** A server that finds or relays a path. A relay comes with credentials that run out. */
export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof IceServer>;

export const IceServersReply = z.object({
  iceServers: z.array(IceServer),
  /** When the credentials run out; null where nothing does. */
  expiresAt: z.iso.datetime().nullable(),
  /** The same counted from now, for a browser whose clock is wrong. Ask again before then. */
  goodForSeconds: z.number().int().positive().nullable(),
});
export type IceServersReply = z.infer<typeof IceServersReply>;

export interface IceClientEvents {
  'call-ice-servers': (asked: IceServersAsked, done: (answer: Answer<IceServersReply>) => void) => void;
}
