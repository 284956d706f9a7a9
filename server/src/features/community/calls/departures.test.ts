import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { groupRooms } from '../../../database/schema/community/groupTables';
import { sessions } from '../../../database/schema/accounts/sessionsTables';
import { signedIn, testPassword, userIdOf, type PersonName } from '../../../testing';
import { callSetup } from './callSetup.testing';
import { atRooms, type AtRooms } from './group/groupFixtures';

const setup = callSetup();
const { online } = setup;
const inRooms: AtRooms[] = [];
afterEach(async () => {
  for (const { socket } of inRooms.splice(0)) socket.close();
  await setup.app.db.delete(groupRooms);
});

/** Ann and Bob in a call that Ann placed. */
async function talking() {
  const ann = await online('ann');
  const bob = await online('bob');
  const annPeer = await bob.peerOf('ann');
  const bobPeer = await ann.peerOf('bob');
  const callId = randomUUID();
  await ann.call(callId, bobPeer);
  await bob.answer(callId, annPeer, 'CALL_ACCEPTED');
  await ann.receives('pre-offer-answer', { callId, answer: 'CALL_ACCEPTED' });
  return { ann, bob, annPeer, callId };
}

async function inRoom(name: PersonName) {
  const person = await atRooms(setup.app, name);
  inRooms.push(person);
  return person;
}

/** Ann and Bob in a room that Ann opened. */
async function together() {
  const ann = await inRoom('ann');
  const bob = await inRoom('bob');
  const roomId = await ann.opens();
  await bob.joins(roomId);
  await ann.sees(({ participants }) => participants.length === 2);
  return { ann, bob, roomId };
}

const logout = async (name: PersonName) =>
  setup.app.inject({ method: 'POST', url: '/api/logout', headers: await signedIn(setup.app, name) });

async function erase(name: PersonName) {
  const headers = await signedIn(setup.app, name);
  const payload = { word: 'ERASE', password: testPassword };
  const reply = await setup.app.inject({ method: 'DELETE', url: '/api/profile', headers, payload });
  expect(reply.statusCode).toBe(200);
}

async function sessionOf(name: PersonName): Promise<string> {
  const userId = await userIdOf(setup.app, name);
  const [session] = await setup.app.db.select().from(sessions).where(eq(sessions.userId, userId));
  return session?.id ?? '';
}

describe('a call', () => {
  it('ends for the other side as soon as a side signs out', async () => {
    const { ann, callId } = await talking();
    await logout('bob');
    await ann.receives('user-hanged-up', { callId, reason: 'hung-up' });
  });

  it('ends as soon as a side signs out whose page has closed its connection before', async () => {
    const { ann, bob, callId } = await talking();
    bob.socket.disconnect();
    await ann.seesNot('bob');
    await logout('bob');
    await ann.receives('user-hanged-up', { callId, reason: 'hung-up' });
  });

  it('stops ringing as soon as the caller signs out', async () => {
    const ann = await online('ann');
    const bob = await online('bob');
    const callId = randomUUID();
    await ann.call(callId, await ann.peerOf('bob'));
    await logout('ann');
    await bob.receives('user-hanged-up', { callId, reason: 'cancelled' });
  });

  it('ends when a side goes offline for calls, who can call again at once', async () => {
    const { ann, bob, annPeer, callId } = await talking();
    await bob.socket.emitWithAck('unregister-user');
    await ann.receives('user-hanged-up', { callId, reason: 'hung-up' });
    await bob.socket.emitWithAck('register-new-user', { username: 'bob' });
    const again = randomUUID();
    const bobPeer = await ann.peerOf('bob');
    await bob.call(again, annPeer);
    const caller = { socketId: bobPeer, username: 'bob' };
    await ann.receives('pre-offer', { callId: again, caller, media: 'video' });
  });

  it('goes on when the credentials of a session are replaced', async () => {
    const { ann, bob, annPeer, callId } = await talking();
    setup.app.reconnectSession(await sessionOf('bob'));
    await ann.seesNot('bob');
    expect(ann.receivedOf('user-hanged-up')).toEqual([]);
    const back = await online('bob');
    expect(await back.socket.emitWithAck('call-resume', { callId })).toMatchObject({ as: 'accepted' });
    await ann.receives('call-resumed', { callId });
    await back.hangUp(callId, annPeer);
    expect(bob.socket.connected).toBe(false);
  });
});

describe('a room', () => {
  it('is left as soon as a member signs out', async () => {
    const { ann } = await together();
    await logout('bob');
    await ann.sees(({ participants }) => participants.length === 1);
  });

  it('is left as soon as a member goes offline for calls', async () => {
    const { ann, bob } = await together();
    await bob.socket.emitWithAck('unregister-user');
    await ann.sees(({ participants }) => participants.length === 1);
  });
});

describe('an erased account', () => {
  it('is out of its call, and the other side is notified', async () => {
    const { ann, callId } = await talking();
    await erase('bob');
    await ann.receives('user-hanged-up', { callId, reason: 'hung-up' });
  });

  it('closes the room that it opened, and those in it are notified', async () => {
    const paro = await inRoom('paro');
    const ann = await inRoom('ann');
    const roomId = await paro.opens();
    await ann.joins(roomId);
    await erase('paro');
    expect(await ann.until(() => ann.ended[0])).toEqual({ roomId, reason: 'closed-by-host' });
  });
});
