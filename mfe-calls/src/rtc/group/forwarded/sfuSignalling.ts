import type {
  GroupSfuAnswer,
  GroupSfuCandidate,
  GroupSfuLeave,
  GroupSfuOffer,
  GroupSfuPublish,
  GroupSfuSubscribe,
  SfuPublishedReply,
} from '@tayyib/shared/contracts';
import { liveSocket, onSocket } from '@tayyib/shared/sdk/realtime';
import { notConnected, type SignallingReply } from '../GroupSignalling';

/** Starts to listen for offers of our forwarding server; the returned function stops. */
export function listenToOffers(onOffer: (offer: GroupSfuOffer) => void): () => void {
  return onSocket((socket) => {
    socket.on('group-sfu-offer', onOffer);
    return () => socket.off('group-sfu-offer', onOffer);
  });
}

/** Signalling with our forwarding server, over our own socket: browsers never reach it directly. */
export const sfuSignalling = {
  publish: (request: GroupSfuPublish): Promise<SignallingReply<SfuPublishedReply>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-sfu-publish', request, resolve);
      else resolve(notConnected);
    }),

  subscribe: (request: GroupSfuSubscribe): Promise<SignallingReply<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-sfu-subscribe', request, resolve);
      else resolve(notConnected);
    }),

  answer: (reply: GroupSfuAnswer): Promise<SignallingReply<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-sfu-answer', reply, resolve);
      else resolve(notConnected);
    }),

  /** Our forwarding server only uses UDP: TCP candidates are not sent. */
  candidate(message: GroupSfuCandidate): void {
    if (!overTcp.test(message.candidate.candidate))
      liveSocket()?.emit('group-sfu-candidate', message, ignore);
  },

  leave: (request: GroupSfuLeave): void => void liveSocket()?.emit('group-sfu-leave', request, ignore),
};

const overTcp = /^candidate:\S+ \d+ tcp /i;

/** A refusal shows as a connection that does not come up, and is retried. */
const ignore = () => undefined;
