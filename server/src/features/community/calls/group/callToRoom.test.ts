import type { CallMoved, GroupCallState } from '@tayyib/shared/contracts';
import { groupRooms } from '../../../../database/schema/community/groupTables';
import { signedIn, userIdOf } from '../../../../testing';
import { app, online, over, ringing, talking, tryAttacks } from '../attackSetup.testing';
import type { OnlineTester } from '../onlineFixture';
import { createBlockRepository } from '../records/blockRepository';
import { closed } from './rules/leaveRoom';

/** What a user is sent of the room that their call becomes. */
function followed({ socket }: OnlineTester) {
  const moved = new Promise<CallMoved>((resolve) => socket.once('group-call-from-call', resolve));
  const room = new Promise<GroupCallState>((resolve) => socket.once('group-call-room', resolve));
  return { moved, room };
}
const move = ({ socket }: OnlineTester, callId: string) =>
  socket.emitWithAck('group-call-from-call', { callId });
const join = ({ socket }: OnlineTester, roomId: string) =>
  socket.emitWithAck('group-call-join-request', { roomId });

/** A call of Ann and Bob that Bob made a room. */
async function moved() {
  const call = await talking();
  const atAnn = followed(call.ann);
  const atBob = followed(call.bob);
  expect(await move(call.bob, call.callId)).toEqual({ ok: true });
  const { roomId } = await atAnn.moved;
  return { ...call, atAnn, atBob, roomId };
}

afterEach(async () => {
  await app.db.delete(groupRooms);
});

tryAttacks({
  'a call that becomes a room': {
    'lose the call, or learn of the room who is not in it': async () => {
      const { mallory, callId, atAnn, atBob, roomId, ann } = await moved();
      expect(await atBob.moved).toEqual({ callId, roomId, username: 'bob' });
      const room = await atAnn.room;
      expect(room.participants.map(({ username, isHost, self }) => [username, isHost, self])).toEqual([
        ['bob', true, false],
        ['ann', false, true],
      ]);
      expect(room.title).toBe('Group call');
      // both are in it on the device of the call
      expect(await join(ann, roomId)).toMatchObject({ ok: true, as: 'joined' });
      expect(await ann.socket.emitWithAck('call-resume', { callId })).toMatchObject({ as: 'accepted' });
      expect(await join(mallory, roomId)).toMatchObject({ ok: false, code: 'no-such-room' });
      const late = await online('paro');
      const rooms = late.received.filter(([event]) => event === 'broadcast');
      expect(JSON.stringify(rooms)).not.toContain(roomId);
    },
    'come in by the invitation of another user': async () => {
      const { mallory, bob, roomId, peers } = await moved();
      const paro = await online('paro');
      const invitation = { roomId, peer: peers.mallory };
      expect(await paro.socket.emitWithAck('group-call-invite', invitation)).toMatchObject({
        code: 'no-such-room',
      });
      expect(await join(mallory, roomId)).toMatchObject({ code: 'no-such-room' });
      expect(await bob.socket.emitWithAck('group-call-invite', invitation)).toEqual({ ok: true });
      expect(await join(mallory, roomId)).toMatchObject({ ok: true, as: 'joined' });
      const { data } = (
        await app.inject({ url: '/api/getnotification', headers: await signedIn(app, 'basim') })
      ).json();
      expect(data).toMatchObject([{ title: 'bob invites you to a group call' }]);
    },
    'be asked in whom one of the two has blocked': async () => {
      const call = await talking();
      await createBlockRepository(app.db).add({
        userId: await userIdOf(app, 'ann'),
        blockedId: await userIdOf(app, 'basim'),
        username: 'basim',
        since: new Date(),
      });
      const atAnn = followed(call.ann);
      await move(call.bob, call.callId);
      const { roomId } = await atAnn.moved;
      const peer = call.peers.mallory;
      expect(await call.bob.socket.emitWithAck('group-call-invite', { roomId, peer })).toEqual({ ok: true });
      expect(await join(call.mallory, roomId)).toMatchObject({ code: 'no-such-room' });
    },
    'make two rooms of one call': async () => {
      const { ann, bob, callId } = await talking();
      const answers = await Promise.all([move(ann, callId), move(bob, callId)]);
      expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'already-in-room' });
      expect(await app.db.$count(groupRooms)).toBe(1);
    },
    'be named by a room that is closed': async () => {
      const { bob, roomId } = await moved();
      await bob.socket.emitWithAck('group-call-closed-by-host', { roomId });
      const [row] = await app.db.select().from(groupRooms);
      expect(row?.title).toBe('Group call');
      expect(row?.held).toEqual(row && { ...closed(row.held) });
      expect(row?.held).toMatchObject({ members: [], invited: [] });
    },
  },
  'the call of other users': {
    'make a room of it': async () => {
      const { mallory, callId } = await talking();
      expect(await move(mallory, callId)).toEqual(over);
    },
    'make a room of it while it rings': async () => {
      const { ann, bob, callId } = await ringing();
      expect(await move(ann, callId)).toEqual(over);
      expect(await move(bob, callId)).toEqual(over);
    },
    'make a room of it on another tab': async () => {
      const { callId } = await talking();
      const tab = await online('ann');
      expect(await move(tab, callId)).toEqual(over);
    },
    'make a room of it when it is over': async () => {
      const { ann, peers, callId } = await talking();
      await ann.socket.emitWithAck('user-hanged-up', {
        callId,
        connectedUserSocketId: peers.bob,
        reason: 'hung-up',
      });
      expect(await move(ann, callId)).toEqual(over);
    },
  },
});
