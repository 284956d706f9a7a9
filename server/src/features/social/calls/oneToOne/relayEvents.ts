import { WebRtcAnswer, WebRtcCandidate, WebRtcOffer } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { relaySignal, type Signal, type Unaddressed } from '../rules/relaySignal';
import { checkDescription } from './checkDescription';
import { deviceOf, sendAll } from './callDevices';
import type { HeldCalls } from './heldCalls';

/** One call makes a few offers; a side has some dozens of candidates for each. */
const descriptions = { burst: 20, perSecond: 2 };
const candidates = { burst: 200, perSecond: 20 };

/** Passes descriptions and candidates between the two sides of an accepted call. */
export function registerRelayEvents(app: FastifyInstance, held: HeldCalls): void {
  const relay = async (socket: RealtimeSocket, callId: string, signal: Signal, message: Unaddressed) => {
    const ruling = await held.relay(callId, (call) => relaySignal(call, deviceOf(socket), signal, message));
    if (!ruling.ok) throw new ProblemError(409, ruling.refusal, 'That call is over.');
    sendAll(app.io, ruling.outcome?.sends ?? []);
  };

  app.socketEvents.register(
    'webRTC-offer',
    { access: 'user', schema: WebRtcOffer, limit: descriptions },
    (socket, { calleeSocketId, ...payload }) => {
      checkDescription(payload.offer.sdp);
      const signal = { ...payload, addressee: calleeSocketId };
      return relay(socket, payload.callId, signal, { event: 'webRTC-offer', payload });
    },
  );

  app.socketEvents.register(
    'webRTC-answer',
    { access: 'user', schema: WebRtcAnswer, limit: descriptions },
    (socket, { callerSocketId, ...payload }) => {
      checkDescription(payload.answer.sdp);
      const signal = { ...payload, addressee: callerSocketId };
      return relay(socket, payload.callId, signal, { event: 'webRTC-answer', payload });
    },
  );

  app.socketEvents.register(
    'webRTC-candidate',
    { access: 'user', schema: WebRtcCandidate, limit: candidates },
    (socket, { connectedUserSocketId, ...payload }) => {
      const signal = { ...payload, addressee: connectedUserSocketId };
      return relay(socket, payload.callId, signal, { event: 'webRTC-candidate', payload });
    },
  );
}
