import {
  CallResume,
  PreOffer,
  PreOfferAnswer,
  UserHangedUp,
  type PlacedReply,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { callerOn } from '../callerOn';
import { answerCall } from '../rules/answerCall';
import { resumeCall } from '../rules/followConnections';
import type { CallRefusal, Ruling } from '../rules/Ruling';
import type { HeldCall } from '../../../../database/schema/HeldCall';
import { leaveHeldCall } from '../rules/leaveHeldCall';
import { placeCall } from '../rules/placeCall';
import { deviceOf, sendAll } from './callDevices';
import { findCallee, takesCallsFrom } from './calleeOf';
import type { CallWatch } from './callWatch';
import type { HeldCalls } from './heldCalls';
import { tellOfEnd } from './tellOfEnd';

const refusals: Readonly<Record<CallRefusal, string>> = {
  'no-such-call': 'That call is over.',
  'already-in-call': 'You are in a call already. End it first.',
};
const refused = (refusal: CallRefusal) => new ProblemError(409, refusal, refusals[refusal]);

/** A person may try a few calls in a row, and as many again each minute. */
const placingWith = (allowance: number) => ({ burst: allowance, perSecond: allowance / 60 });
const usual = { burst: 20, perSecond: 5 };

/** Placing, answering and ending a call. Who speaks is known from the connection, whom they mean from ids we made. */
export function registerOneToOneEvents(app: FastifyInstance, held: HeldCalls, watch: CallWatch): void {
  const now = () => app.clock.now().getTime();
  const carryOut = (ruling: Ruling) => {
    if (!ruling.ok) throw refused(ruling.refusal);
    if (!ruling.outcome) return;
    sendAll(app.io, ruling.outcome.sends);
    tellOfEnd(app, ruling.outcome.call);
    watch.follow(ruling.outcome.call);
  };

  app.socketEvents.register(
    'pre-offer',
    { access: 'user', schema: PreOffer, limit: placingWith(app.config.calls.allowance) },
    (socket, offer) => place(socket, offer),
  );

  async function place(
    socket: RealtimeSocket,
    { callId, callee: { socketId }, media }: PreOffer,
  ): Promise<PlacedReply> {
    const caller = { ...callerOn(socket), ...deviceOf(socket) };
    const found = await findCallee(app.io, socketId);
    if (!found || found.userId === caller.userId) {
      const said = { callId, answer: 'CALL_NOT_AVAILABLE' } as const;
      sendAll(app.io, [{ to: caller.device, event: 'pre-offer-answer', payload: said }]);
      return { merged: null };
    }
    const takesCalls = await takesCallsFrom(app.db, found.userId, caller.userId, app.clock.now());
    const { userId, device, peer, username } = caller;
    const placed = {
      callId,
      media,
      caller: { userId, device, peer, username },
      callee: { ...found, takesCalls },
    };
    const placing = await held.place(callId, [userId, found.userId], (known, active) =>
      placeCall(placed, known, active, now()),
    );
    carryOut(placing);
    const into =
      placing.ok && placing.into !== null ? { callId: placing.into, caller: asCaller(found) } : null;
    return { merged: into };
  }

  app.socketEvents.register(
    'pre-offer-answer',
    { access: 'user', schema: PreOfferAnswer, limit: usual },
    async (socket, { callId, answer }) =>
      carryOut(await held.decide(callId, (call) => answerCall(call, deviceOf(socket), answer, now()))),
  );

  app.socketEvents.register(
    'user-hanged-up',
    { access: 'user', schema: UserHangedUp, limit: usual },
    async (socket, { callId, reason }) =>
      carryOut(await held.decide(callId, (call) => leaveHeldCall(call, deviceOf(socket), reason, now()))),
  );

  app.socketEvents.register(
    'call-resume',
    { access: 'user', schema: CallResume, limit: usual },
    async (socket, { callId }) => {
      let asked: HeldCall | null = null;
      const answer = await held.decide(callId, (call) => {
        asked = call;
        const resuming = resumeCall(call, deviceOf(socket));
        return { ...resuming, outcome: resuming.ok && resuming.ruling.ok ? resuming.ruling.outcome : null };
      });
      if (!answer.ok) return { as: 'ended' as const, merged: null };
      carryOut(answer.ruling);
      return { as: answer.as, merged: answer.as === 'ended' ? null : mergedInto(asked, callId) };
    },
  );
}

/** What became of a call that was made one with the other's, for the one who had placed it. */
function mergedInto(call: HeldCall | null, callId: string): PlacedReply['merged'] {
  return call?.alias === callId ? { callId: call.id, caller: asCaller(call.caller) } : null;
}

const asCaller = ({ peer, username }: { peer: string; username: string }) => ({ socketId: peer, username });
