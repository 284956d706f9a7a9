import { WebRtcAnswer, WebRtcCandidate, WebRtcOffer } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { eventLimits } from '../../../../plugins/rateLimit/limits';
import { relaySignal, type Signal, type Unaddressed } from './rules/relaySignal';
import { checkDescription } from './checkDescription';
import { deviceOf, sendAll } from './callDevices';
import type { StoredCalls } from './storedCalls';

/** Relays descriptions and candidates between the two sides of an accepted call. */
export function registerRelayEvents(app: FastifyInstance, storedCalls: StoredCalls): void {
  const relay = async (socket: RealtimeSocket, callId: string, signal: Signal, message: Unaddressed) => {
    const ruling = await storedCalls.relay(callId, (call) =>
      relaySignal(call, deviceOf(socket), signal, message),
    );
    if (!ruling.ok) throw new ProblemError(409, ruling.refusal, 'That call is over.');
    sendAll(app.io, ruling.outcome?.sends ?? []);
  };

  app.socketEvents.register(
    'webRTC-offer',
    { access: 'user', schema: WebRtcOffer, limit: eventLimits.callDescription },
    (socket, { calleeSocketId, ...payload }) => {
      checkDescription(payload.offer.sdp);
      const signal = { ...payload, addressee: calleeSocketId };
      return relay(socket, payload.callId, signal, { event: 'webRTC-offer', payload });
    },
  );

  app.socketEvents.register(
    'webRTC-answer',
    { access: 'user', schema: WebRtcAnswer, limit: eventLimits.callDescription },
    (socket, { callerSocketId, ...payload }) => {
      checkDescription(payload.answer.sdp);
      const signal = { ...payload, addressee: callerSocketId };
      return relay(socket, payload.callId, signal, { event: 'webRTC-answer', payload });
    },
  );

  app.socketEvents.register(
    'webRTC-candidate',
    { access: 'user', schema: WebRtcCandidate, limit: eventLimits.iceCandidate },
    (socket, { connectedUserSocketId, ...payload }) => {
      const signal = { ...payload, addressee: connectedUserSocketId };
      return relay(socket, payload.callId, signal, { event: 'webRTC-candidate', payload });
    },
  );
}
