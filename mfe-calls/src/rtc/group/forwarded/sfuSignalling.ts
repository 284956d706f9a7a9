import type {
  GroupSfuAnswer,
  GroupSfuCandidate,
  GroupSfuLeave,
  GroupSfuOffer,
  GroupSfuPublish,
  GroupSfuSubscribe,
  SfuPublishedReply,
} from '@tayyib/shared/contracts';
import { liveSocket, onSocket } from '@tayyib/shared/realtime';
import { notConnected, type Asked } from '../GroupSignalling';

/** Listens to the offers of our forwarding server from now on; the returned function ends it. */
export function listenToOffers(take: (offer: GroupSfuOffer) => void): () => void {
  return onSocket((socket) => {
    socket.on('group-sfu-offer', take);
    return () => socket.off('group-sfu-offer', take);
  });
}

/** How a browser speaks to our forwarding server, which it never reaches itself. */
export const sfuSignalling = {
  publish: (asked: GroupSfuPublish): Promise<Asked<SfuPublishedReply>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-sfu-publish', asked, resolve);
      else resolve(notConnected);
    }),

  subscribe: (asked: GroupSfuSubscribe): Promise<Asked<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-sfu-subscribe', asked, resolve);
      else resolve(notConnected);
    }),

  answer: (said: GroupSfuAnswer): Promise<Asked<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-sfu-answer', said, resolve);
      else resolve(notConnected);
    }),

  /** Our forwarding server listens to UDP alone: places that it could not reach are not said. */
  candidate(said: GroupSfuCandidate): void {
    if (!overTcp.test(said.candidate.candidate)) liveSocket()?.emit('group-sfu-candidate', said, ignore);
  },

  leave: (left: GroupSfuLeave): void => void liveSocket()?.emit('group-sfu-leave', left, ignore),
};

const overTcp = /^candidate:\S+ \d+ tcp /i;

/** What is refused here shows as a connection that does not come up, and is tried again. */
const ignore = () => undefined;
