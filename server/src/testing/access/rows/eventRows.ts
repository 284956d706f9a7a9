import { randomUUID } from 'node:crypto';
import { aDescription } from '../../../features/community/calls/callFixtures';
import { aStatus } from '../../../features/community/calls/group/groupFixtures';
import type { MatrixRows } from '../MatrixRow';
import { people } from '../MatrixRow';

let names = 0;
const callerSocketId = randomUUID();
const calleeSocketId = callerSocketId;
const callee = { socketId: callerSocketId };
const link = () => ({ callId: randomUUID(), seq: 1, generation: 0 });
const candidate = { candidate: '', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null };
const sdp = aDescription();
const onRoute = () => ({ roomId: randomUUID(), epoch: 1, attempt: 1 });
const inRoom = () => ({ payload: { roomId: randomUUID() } });

/** Socket events. A visitor has no connection to send them on. */
export const eventRows: MatrixRows = {
  'register-new-user': people(200, { ask: () => ({ payload: { username: `Caller ${(names += 1)}` } }) }),
  'unregister-user': people(200),
  'call-away': people(409, { ask: () => ({ payload: { isAway: true } }) }),
  // no caller in the table is online for calls, so each gets the reply for a call that is not theirs
  'pre-offer': people(409, { ask: () => ({ payload: { callId: randomUUID(), callee, media: 'video' } }) }),
  'pre-offer-answer': people(409, {
    ask: () => ({ payload: { callId: randomUUID(), callerSocketId, answer: 'CALL_ACCEPTED' } }),
  }),
  'webRTC-offer': people(409, {
    ask: () => ({ payload: { ...link(), calleeSocketId, offer: { type: 'offer', sdp } } }),
  }),
  'webRTC-answer': people(409, {
    ask: () => ({ payload: { ...link(), callerSocketId, answer: { type: 'answer', sdp } } }),
  }),
  'webRTC-candidate': people(409, {
    ask: () => ({ payload: { ...link(), connectedUserSocketId: callerSocketId, candidate } }),
  }),
  'user-hanged-up': people(409, {
    ask: () => ({
      payload: { callId: randomUUID(), connectedUserSocketId: callerSocketId, reason: 'hung-up' },
    }),
  }),
  'call-message': people(409, {
    ask: () => ({ payload: { callId: randomUUID(), id: randomUUID(), content: 'Salaam' } }),
  }),
  'call-resume': people(200, { ask: () => ({ payload: { callId: randomUUID() } }) }),
  'call-ice-servers': people(409, { ask: () => ({ payload: { callId: randomUUID() } }) }),
  'group-call-register': people(409, { ask: () => ({ payload: { title: 'Lessons', hasLobby: false } }) }),
  'group-call-plan': people(409, {
    ask: () => ({ payload: { title: 'Lessons', hasLobby: false, startsAt: new Date().toISOString() } }),
  }),
  'group-call-join-request': people(409, { ask: inRoom }),
  'group-call-from-call': people(409, { ask: () => ({ payload: { callId: randomUUID() } }) }),
  'group-call-join-by-invite': people(409, { ask: () => ({ payload: { code: 'x'.repeat(59) } }) }),
  'group-call-invite': people(409, {
    ask: () => ({ payload: { roomId: randomUUID(), peer: randomUUID() } }),
  }),
  'group-call-user-left': people(409, { ask: inRoom }),
  'group-call-closed-by-host': people(409, { ask: inRoom }),
  'group-call-chart': people(409, { ask: () => ({ payload: { ...inRoom().payload, content: 'Salaam' } }) }),
  'group-call-react': people(409, { ask: () => ({ payload: { ...inRoom().payload, reaction: 'heart' } }) }),
  'group-call-status': people(409, { ask: () => ({ payload: aStatus(randomUUID()) }) }),
  'group-sfu-publish': people(409, {
    ask: () => ({ payload: { ...onRoute(), offer: { type: 'offer', sdp } } }),
  }),
  'group-sfu-subscribe': people(409, { ask: () => ({ payload: onRoute() }) }),
  'group-sfu-answer': people(409, {
    ask: () => ({ payload: { ...onRoute(), answer: { type: 'answer', sdp } } }),
  }),
  'group-sfu-candidate': people(409, { ask: () => ({ payload: { ...onRoute(), link: 'out', candidate } }) }),
  // leaving a room one is not in succeeds
  'group-sfu-leave': people(200, { ask: () => ({ payload: { roomId: randomUUID(), epoch: 1 } }) }),
  'group-call-moderate': people(409, { ask: () => ({ payload: { ...inRoom().payload, verb: 'lock' } }) }),
};
