import {
  CallResume,
  PreOffer,
  PreOfferAnswer,
  UserHangedUp,
  type PlacedReply,
} from '@tayyib/shared/contracts';
import { type AccessFacts, refusalOf } from '@tayyib/shared/access';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { eventLimits } from '../../../../plugins/rateLimit/limits';
import { callerOf } from '../callers';
import { answerCall, type CallRefusal, type CallDecision, leaveStoredCall } from './rules/callRules';
import { resumeCall } from './rules/followConnections';
import type { StoredCall } from '../../../../database/schema/community/StoredCall';
import { placeCall } from './rules/placeCall';
import { deviceOf, sendAll } from './callDevices';
import { attitudeTo, findCallee } from './calleeOf';
import type { CallWatch } from './callWatch';
import type { StoredCalls } from './storedCalls';

const refusals: Readonly<Record<CallRefusal, string>> = {
  'no-such-call': 'That call is over.',
  'already-in-call': 'You are in a call already, here or on another tab or device. End it first.',
  'advisor-by-plan':
    'Advisors are called by members of Premium Pro. Everybody can write a question to the advisor.',
  'rung-too-often': 'They have not answered your last calls. Please wait ten minutes before you call again.',
};
const refused = (refusal: CallRefusal) => new ProblemError(409, refusal, refusals[refusal]);

/**
 * Placing, answering and ending a call. The sender is determined from the connection, the callee from
 * server-issued ids.
 */
export function registerOneToOneEvents(
  app: FastifyInstance,
  storedCalls: StoredCalls,
  watch: CallWatch,
): void {
  const now = () => app.clock.now().getTime();
  const apply = (decision: CallDecision) => {
    if (!decision.ok) throw refused(decision.refusal);
    watch.apply(decision);
  };

  app.socketEvents.register(
    'pre-offer',
    { access: 'user', schema: PreOffer, limit: eventLimits.callOffer(app.config.calls.allowance) },
    (socket, offer, viewer) => place(socket, offer, viewer),
  );

  async function place(
    socket: RealtimeSocket,
    { callId, callee: { socketId }, media }: PreOffer,
    viewer: AccessFacts,
  ): Promise<PlacedReply> {
    const caller = { ...callerOf(socket), ...deviceOf(socket) };
    const found = await findCallee(app.io, socketId);
    if (!found || found.userId === caller.userId) {
      const payload = { callId, answer: 'CALL_NOT_AVAILABLE' } as const;
      sendAll(app.io, [{ to: caller.device, event: 'pre-offer-answer', payload }]);
      return { merged: null };
    }
    const pair = { calleeId: found.userId, callerId: caller.userId };
    const attitude = await attitudeTo(app.db, pair, app.clock.now());
    const { userId, device, peer, username } = caller;
    const isBeyondPlan = found.isAdvisor && refusalOf('pro', viewer) !== null;
    const placed = {
      callId,
      media,
      caller: { userId, device, peer, username },
      callee: { ...found, ...attitude, isBeyondPlan },
    };
    const decision = await storedCalls.place(callId, [userId, found.userId], (known, active) =>
      placeCall(placed, known, active, now()),
    );
    apply(decision);
    const into =
      decision.ok && decision.into !== null ? { callId: decision.into, caller: asCaller(found) } : null;
    return { merged: into };
  }

  app.socketEvents.register(
    'pre-offer-answer',
    { access: 'user', schema: PreOfferAnswer, limit: eventLimits.call },
    async (socket, { callId, answer }) =>
      apply(await storedCalls.decide(callId, (call) => answerCall(call, deviceOf(socket), answer, now()))),
  );

  app.socketEvents.register(
    'user-hanged-up',
    { access: 'user', schema: UserHangedUp, limit: eventLimits.call },
    async (socket, hangUp) =>
      apply(
        await storedCalls.decide(hangUp.callId, (call) =>
          leaveStoredCall(call, deviceOf(socket), hangUp, now()),
        ),
      ),
  );

  app.socketEvents.register(
    'call-resume',
    { access: 'user', schema: CallResume, limit: eventLimits.call },
    async (socket, { callId }) => {
      let requested: StoredCall | null = null;
      const answer = await storedCalls.decide(callId, (call) => {
        requested = call;
        const resuming = resumeCall(call, deviceOf(socket));
        return {
          ...resuming,
          outcome: resuming.ok && resuming.decision.ok ? resuming.decision.outcome : null,
        };
      });
      if (!answer.ok) return { as: 'ended' as const, merged: null };
      apply(answer.decision);
      return { as: answer.as, merged: answer.as === 'ended' ? null : mergedInto(requested, callId) };
    },
  );
}

/** The call this one was merged into (glare), for its caller. */
function mergedInto(call: StoredCall | null, callId: string): PlacedReply['merged'] {
  return call?.alias === callId ? { callId: call.id, caller: asCaller(call.caller) } : null;
}

const asCaller = ({ peer, username }: { peer: string; username: string }) => ({ socketId: peer, username });
