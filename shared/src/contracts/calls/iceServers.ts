import { z } from 'zod';
import type { Answer } from './calls';
import { CallId } from './callSignals';
import { RoomId } from './groupCalls';

/** Payload of `call-ice-servers`: the accepted call or joined room. */
export const IceServersRequest = z.union([
  z.strictObject({ callId: CallId }),
  z.strictObject({ roomId: RoomId }),
]);
export type IceServersRequest = z.infer<typeof IceServersRequest>;

/** A STUN or TURN server; TURN comes with credentials that expire. */
export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof IceServer>;

export const IceServersReply = z.object({
  iceServers: z.array(IceServer),
  /** When the credentials expire; null if they do not. */
  expiresAt: z.iso.datetime().nullable(),
  /** The same in seconds from now, independent of the browser's clock. Request new ones before. */
  goodForSeconds: z.number().int().positive().nullable(),
});
export type IceServersReply = z.infer<typeof IceServersReply>;

export interface IceClientEvents {
  'call-ice-servers': (request: IceServersRequest, done: (answer: Answer<IceServersReply>) => void) => void;
}
