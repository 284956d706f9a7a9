import { randomUUID } from 'node:crypto';
import type { ClientEvents } from '@tayyib/shared/contracts';
import { aDescription } from '../../server/src/features/community/calls/callFixtures';
import type { TestSocket } from '../../server/src/testing';
import { consultationClientEvents } from './consultationEvents';
import { groupClientEvents } from './groupEvents';

export const link = (callId: string) => ({ callId, seq: 1, generation: 0 });

/** Every client event, sent over a real socket. */
export const clientEvents: Readonly<Record<keyof ClientEvents, (socket: TestSocket) => Promise<unknown>>> = {
  'call-away': async (socket) => {
    await socket.emitWithAck('register-new-user', { username: 'Paro' });
    return socket.emitWithAck('call-away', { isAway: true });
  },
  'register-new-user': (socket) => socket.emitWithAck('register-new-user', { username: 'Paro' }),
  'unregister-user': (socket) => socket.emitWithAck('unregister-user'),
  'pre-offer': (socket) =>
    socket.emitWithAck('pre-offer', {
      callId: randomUUID(),
      callee: { socketId: randomUUID() },
      media: 'audio',
    }),
  'pre-offer-answer': (socket) =>
    socket.emitWithAck('pre-offer-answer', {
      callId: randomUUID(),
      callerSocketId: randomUUID(),
      answer: 'CALL_REJECTED',
    }),
  'webRTC-offer': (socket) =>
    socket.emitWithAck('webRTC-offer', {
      ...link(randomUUID()),
      calleeSocketId: randomUUID(),
      offer: { type: 'offer', sdp: aDescription() },
    }),
  'webRTC-answer': (socket) =>
    socket.emitWithAck('webRTC-answer', {
      ...link(randomUUID()),
      callerSocketId: randomUUID(),
      answer: { type: 'answer', sdp: aDescription() },
    }),
  'webRTC-candidate': (socket) =>
    socket.emitWithAck('webRTC-candidate', {
      ...link(randomUUID()),
      connectedUserSocketId: randomUUID(),
      candidate: { candidate: '', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null },
    }),
  'user-hanged-up': (socket) =>
    socket.emitWithAck('user-hanged-up', {
      callId: randomUUID(),
      connectedUserSocketId: randomUUID(),
      reason: 'hung-up',
    }),
  'call-message': (socket) =>
    socket.emitWithAck('call-message', { callId: randomUUID(), id: randomUUID(), content: 'Salaam' }),
  'call-resume': (socket) => socket.emitWithAck('call-resume', { callId: randomUUID() }),
  ...consultationClientEvents,
  ...groupClientEvents,
};
