import { randomUUID } from 'node:crypto';
import {
  Alert,
  GroupCallReacted,
  GroupCallState,
  GroupChatLine,
  RoomEndReason,
  RoomId,
} from '@tayyib/shared/contracts';
import { z } from 'zod';
import { aDescription } from '../../server/src/features/community/calls/callFixtures';
import { aStatus } from '../../server/src/features/community/calls/group/groupFixtures';
import type { PersonName, TestSocket } from '../../server/src/testing';

type Connect = (name: PersonName) => Promise<TestSocket>;
interface Person {
  socket: TestSocket;
}

/** The server events of group rooms with their triggers. @param others are closed after each row */
export const groupServerEvents = (connect: Connect, others: TestSocket[]) => {
  const inARoom = async ({ socket }: Person) => {
    const host = await connect('rafi');
    others.push(host);
    await host.emitWithAck('register-new-user', { username: 'Rafi' });
    await socket.emitWithAck('register-new-user', { username: 'Paro' });
    const opened = await host.emitWithAck('group-call-register', { title: 'Lessons', hasLobby: false });
    if (!opened.ok || !opened.room) throw new Error('The room did not open.');
    const { roomId } = opened.room;
    await socket.emitWithAck('group-call-join-request', { roomId });
    return { host, roomId };
  };
  return {
    'group-call-room': { payload: z.tuple([GroupCallState]), trigger: inARoom },
    'group-call-chart': {
      payload: z.tuple([GroupChatLine]),
      trigger: async (person: Person) => {
        const { host, roomId } = await inARoom(person);
        await host.emitWithAck('group-call-chart', { roomId, content: 'Salaam' });
      },
    },
    'group-call-reacted': {
      payload: z.tuple([GroupCallReacted]),
      trigger: async (person: Person) => {
        const { host, roomId } = await inARoom(person);
        await host.emitWithAck('group-call-react', { roomId, reaction: 'heart' });
      },
    },
    'group-call-notification': {
      payload: z.tuple([Alert]),
      trigger: async ({ socket }: Person) => {
        const host = await connect('rafi');
        others.push(host);
        await socket.emitWithAck('register-new-user', { username: 'Paro' });
        const online = new Promise<string>((resolve) => {
          host.on('broadcast', (message) => {
            if (message.event !== 'ACTIVE_USERS') return;
            const paro = message.activeUsers.find(({ username }) => username === 'Paro');
            if (paro) resolve(paro.peer);
          });
        });
        await host.emitWithAck('register-new-user', { username: 'Rafi' });
        const opened = await host.emitWithAck('group-call-register', { title: 'Lessons', hasLobby: false });
        if (!opened.ok || !opened.room) throw new Error('The room did not open.');
        const { roomId } = opened.room;
        await host.emitWithAck('group-call-invite', { roomId, peer: await online });
      },
    },
    'group-call-ended': {
      payload: z.tuple([z.strictObject({ roomId: RoomId, reason: RoomEndReason })]),
      trigger: async (person: Person) => {
        const { host, roomId } = await inARoom(person);
        await host.emitWithAck('group-call-closed-by-host', { roomId });
      },
    },
  };
};

const onWay = () => ({ roomId: randomUUID(), epoch: 1, attempt: 1 });
const sdp = aDescription();
const inRoom = () => ({ roomId: randomUUID() });

/** The client events of group rooms, sent over a real socket. */
export const groupClientEvents = {
  'call-ice-servers': (socket: TestSocket) =>
    socket.emitWithAck('call-ice-servers', { callId: randomUUID() }),
  'group-call-register': async (socket: TestSocket) => {
    await socket.emitWithAck('register-new-user', { username: 'Paro' });
    return socket.emitWithAck('group-call-register', { title: 'Lessons', hasLobby: true });
  },
  'group-call-plan': async (socket: TestSocket) => {
    await socket.emitWithAck('register-new-user', { username: 'Paro' });
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    return socket.emitWithAck('group-call-plan', { title: 'Lessons', hasLobby: true, startsAt });
  },
  'group-call-join-request': (socket: TestSocket) => socket.emitWithAck('group-call-join-request', inRoom()),
  'group-call-from-call': (socket: TestSocket) =>
    socket.emitWithAck('group-call-from-call', { callId: randomUUID() }),
  'group-call-join-by-invite': (socket: TestSocket) =>
    socket.emitWithAck('group-call-join-by-invite', { code: 'x'.repeat(59) }),
  'group-call-user-left': (socket: TestSocket) => socket.emitWithAck('group-call-user-left', inRoom()),
  'group-call-invite': (socket: TestSocket) =>
    socket.emitWithAck('group-call-invite', { ...inRoom(), peer: randomUUID() }),
  'group-call-closed-by-host': (socket: TestSocket) =>
    socket.emitWithAck('group-call-closed-by-host', inRoom()),
  'group-call-chart': (socket: TestSocket) =>
    socket.emitWithAck('group-call-chart', { ...inRoom(), content: 'Salaam' }),
  'group-call-react': (socket: TestSocket) =>
    socket.emitWithAck('group-call-react', { ...inRoom(), reaction: 'heart' }),
  'group-call-status': (socket: TestSocket) => socket.emitWithAck('group-call-status', aStatus(randomUUID())),
  'group-call-moderate': (socket: TestSocket) =>
    socket.emitWithAck('group-call-moderate', { ...inRoom(), verb: 'lock' }),
  'group-sfu-publish': (socket: TestSocket) =>
    socket.emitWithAck('group-sfu-publish', { ...onWay(), offer: { type: 'offer', sdp } }),
  'group-sfu-subscribe': (socket: TestSocket) => socket.emitWithAck('group-sfu-subscribe', onWay()),
  'group-sfu-answer': (socket: TestSocket) =>
    socket.emitWithAck('group-sfu-answer', { ...onWay(), answer: { type: 'answer', sdp } }),
  'group-sfu-candidate': (socket: TestSocket) =>
    socket.emitWithAck('group-sfu-candidate', {
      ...onWay(),
      link: 'in',
      candidate: { candidate: '', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null },
    }),
  'group-sfu-leave': (socket: TestSocket) =>
    socket.emitWithAck('group-sfu-leave', { roomId: randomUUID(), epoch: 1 }),
};
