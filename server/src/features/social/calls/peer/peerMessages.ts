import { IceCandidate } from '@tayyib/shared/contracts';
import { z } from 'zod';

/** What `/peer` knows somebody as: their room, and a part made by the server. */
const PeerName = z.string().regex(/^[\da-f-]{36}_[\da-f-]{36}$/);
const Sdp = z.string().min(1).max(32_768);
const ofConnection = {
  /** Data connections open without asking anybody, so there are none. */
  type: z.literal('media'),
  connectionId: z.string().regex(/^[\w-]{1,64}$/),
};

/** What a PeerJS client says. Fields that we do not know are not passed on. */
export const PeerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('HEARTBEAT') }),
  z.object({
    type: z.literal('OFFER'),
    dst: PeerName,
    payload: z.object({ ...ofConnection, sdp: z.object({ type: z.literal('offer'), sdp: Sdp }) }),
  }),
  z.object({
    type: z.literal('ANSWER'),
    dst: PeerName,
    payload: z.object({ ...ofConnection, sdp: z.object({ type: z.literal('answer'), sdp: Sdp }) }),
  }),
  z.object({
    type: z.literal('CANDIDATE'),
    dst: PeerName,
    payload: z.object({ ...ofConnection, candidate: IceCandidate }),
  }),
  z.object({ type: z.literal('LEAVE'), dst: PeerName }),
]);
export type PeerMessage = z.infer<typeof PeerMessage>;

/** A message for another client. */
export type PeerRelay = Exclude<PeerMessage, { type: 'HEARTBEAT' }>;

/** What the server itself says. */
export type PeerNotice =
  | { type: 'OPEN' }
  | { type: 'ID-TAKEN'; payload: { msg: string } }
  | { type: 'ERROR'; payload: { msg: string } }
  /** Nobody is there under that id. */
  | { type: 'EXPIRE'; src: string; dst: string };
