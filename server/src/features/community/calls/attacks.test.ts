import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import type { TestSocket } from '../../../testing';
import { openSocket, signedIn } from '../../../testing';
import { aDescription } from './callFixtures';
import { callBlocks, calls } from '../../../database/schema/community/callsTables';
import { onlineAt } from './onlineFixture';
import {
  allReceived,
  app,
  invalid,
  online,
  over,
  relayed,
  ringing,
  sockets,
  talking,
  three,
  tryAttacks,
  until,
} from './attackSetup.testing';

/** Each row of the table of abuses that applies to one-to-one calls, run against the real server. */
tryAttacks({
  identity: {
    'speak without being signed in': async () => {
      await online('ann');
      await expect(openSocket(app, {})).rejects.toThrow('Please sign in first.');
    },

    'open a connection from a page that is not ours': async () => {
      await online('ann');
      const { cookie } = await signedIn(app, 'bob');
      await expect(openSocket(app, { cookie, origin: 'https://evil.example' })).rejects.toThrow();
    },

    'register as another user': async () => {
      const { ann, mallory } = await three();
      expect(await mallory.sends('register-new-user', { username: 'Ghost', userId: 'ann' })).toEqual(invalid);
      expect(await mallory.sends('register-new-user', { username: 'ann' })).toMatchObject({
        code: 'username-taken',
      });
      expect(ann.sees('basim')).toBe(true);
    },

    'call under another name, or as another connection': async () => {
      const { ann, bob, mallory, peers, callId } = await three();
      const offer = { callId, callee: { socketId: peers.bob }, media: 'video' };
      for (const forged of [
        { ...offer, caller: { username: 'ann' } },
        { ...offer, callerSocketId: peers.ann },
        { ...offer, callee: { socketId: peers.bob, username: 'x' } },
      ]) {
        expect(await mallory.sends('pre-offer', forged)).toEqual(invalid);
      }
      await mallory.call(callId, peers.bob);
      const caller = { socketId: peers.mallory, username: 'basim' };
      await bob.receives('pre-offer', { callId, caller, media: 'video' });
      expect(ann.received).toEqual([]);
    },

    'call without being online': async () => {
      const { bob, peers, callId } = await three();
      const onlooker = await openSocket(app, await signedIn(app, 'paro'));
      sockets.push(onlooker);
      const offer = { callId, callee: { socketId: peers.bob }, media: 'video' as const };
      expect(await onlooker.emitWithAck('pre-offer', offer)).toMatchObject({ code: 'not-registered' });
      expect(bob.received).toEqual([]);
    },

    'take over a call by resuming it': async () => {
      const { mallory, peers, callId } = await talking();
      expect(await mallory.socket.emitWithAck('call-resume', { callId })).toMatchObject({ as: 'ended' });
      expect(await mallory.candidate(callId, peers.bob, 1)).toEqual(over);
    },

    'take over a call under the name of another user’s tab': async () => {
      const { ann, bob, peers, callId } = await three();
      const tab = randomUUID();
      const named = (headers: Record<string, string>): Promise<TestSocket> =>
        new Promise((resolve) => {
          const socket: TestSocket = io(app.listeningOrigin, {
            extraHeaders: headers,
            transports: ['websocket'],
            forceNew: true,
            reconnection: false,
            auth: { tab },
          });
          socket.once('connect', () => resolve(socket));
        });
      const victim = await onlineAt(await named(await signedIn(app, 'paro')), 'paro');
      const thief = await onlineAt(await named(await signedIn(app, 'rafi')), 'rafi');
      sockets.push(victim.socket, thief.socket);
      await ann.call(callId, await ann.peerOf('paro'));
      await until(() => victim.receivedOf('pre-offer').length === 1);
      await victim.answer(callId, peers.ann, 'CALL_ACCEPTED');
      await ann.candidate(callId, await ann.peerOf('paro'), 1);
      await until(() => relayed(victim).length === 1);
      await allReceived(thief, bob);
      expect(thief.received).toEqual([]);
      expect(await thief.candidate(callId, peers.ann, 1)).toEqual(over);
    },
  },

  'a call of others': {
    'send descriptions and candidates outside a call': async () => {
      const { ann, bob, mallory, peers, callId } = await talking();
      for (const id of [callId, randomUUID()]) {
        expect(await mallory.describe(id, peers.ann, aDescription())).toEqual(over);
        expect(await mallory.candidate(id, peers.bob, 1)).toEqual(over);
      }
      expect(await ann.candidate(callId, peers.mallory, 1)).toEqual(over);
      await allReceived(ann, bob, mallory);
      expect([relayed(ann), relayed(bob), relayed(mallory)]).toEqual([[], [], []]);
    },

    'send descriptions before the call is accepted': async () => {
      const { ann, bob, peers, callId } = await ringing();
      expect(await ann.describe(callId, peers.bob, aDescription())).toEqual(over);
      await allReceived(bob);
      expect(relayed(bob)).toEqual([]);
    },

    'answer the call of another user, to receive the caller’s offer': async () => {
      const { ann, mallory, peers, callId } = await ringing();
      for (const answer of ['CALL_ACCEPTED', 'CALL_REJECTED', 'CALL_NOT_AVAILABLE'] as const) {
        expect(await mallory.answer(callId, peers.ann, answer)).toEqual(over);
      }
      await allReceived(ann);
      expect(ann.received).toEqual([]);
    },

    'answer twice, or answer the own call': async () => {
      const { ann, bob, peers, callId } = await ringing();
      expect(await ann.answer(callId, peers.ann, 'CALL_ACCEPTED')).toEqual(over);
      await bob.answer(callId, peers.ann, 'CALL_ACCEPTED');
      await bob.answer(callId, peers.ann, 'CALL_REJECTED');
      await bob.answer(callId, peers.ann, 'CALL_ACCEPTED');
      await allReceived(ann);
      expect(ann.received).toEqual([['pre-offer-answer', { callId, answer: 'CALL_ACCEPTED' }]]);
    },

    'answer when the call is over': async () => {
      const { ann, bob, peers, callId } = await ringing();
      await ann.hangUp(callId, peers.bob);
      expect(await bob.answer(callId, peers.ann, 'CALL_ACCEPTED')).toEqual(over);
      await allReceived(ann);
      expect(ann.received).toEqual([]);
    },

    'hang up the call of other users': async () => {
      const { ann, bob, mallory, peers, callId } = await talking();
      expect(await mallory.hangUp(callId, peers.bob)).toEqual(over);
      await allReceived(ann, bob);
      expect([...ann.receivedOf('user-hanged-up'), ...bob.receivedOf('user-hanged-up')]).toEqual([]);
    },
  },

  'two at once': {
    'make two calls of two users who call each other': async () => {
      const { ann, bob, peers, callId } = await three();
      const theirs = randomUUID();
      const answers = await Promise.all([ann.call(callId, peers.bob), bob.call(theirs, peers.ann)]);
      const merged = answers.filter((answer) => answer.ok && answer.merged !== null);
      expect(merged).toHaveLength(1);
      expect(await app.db.$count(calls)).toBe(1);
    },

    'place a call under the number of another that is placed at the same moment': async () => {
      const { ann, mallory, peers, callId } = await three();
      await online('paro');
      const paroPeer = await mallory.peerOf('paro');
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      // neither is stored before both were looked up
      const { replies } = await app.db.transaction(async (transaction) => {
        await transaction.execute(sql`lock table ${calls} in share mode`);
        const both = Promise.all([ann.call(callId, peers.bob), mallory.call(callId, paroPeer)]);
        while ((await app.db.execute(waiting)).rows.length < 2)
          await new Promise((resolve) => setTimeout(resolve, 10));
        return { replies: both };
      });
      const answers = await replies;
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers).toContainEqual(over);
      const rows = await app.db.select().from(calls);
      expect(rows.map(({ callerId, calleeId }) => [callerId, calleeId])).toEqual(
        rows.map(({ held: { caller, callee } }) => [caller.userId, callee.userId]),
      );
    },

    'ring a user who is in a call': async () => {
      const { mallory, bob, peers } = await talking();
      const second = randomUUID();
      await mallory.call(second, peers.bob);
      await mallory.receives('pre-offer-answer', { callId: second, answer: 'CALL_NOT_AVAILABLE' });
      await allReceived(bob);
      expect(bob.receivedOf('pre-offer')).toHaveLength(1);
    },

    'be in two calls at once': async () => {
      const { ann, peers } = await talking();
      expect(await ann.call(randomUUID(), peers.mallory)).toMatchObject({ code: 'already-in-call' });
    },

    'answer on a second tab after the first': async () => {
      const { ann, bob, peers, callId } = await three();
      const second = await online('bob');
      await ann.call(callId, peers.bob);
      await until(() => second.receivedOf('pre-offer').length === 1);
      await bob.answer(callId, peers.ann, 'CALL_ACCEPTED');
      await second.receives('user-hanged-up', { callId, reason: 'answered-elsewhere' });
      expect(await second.answer(callId, peers.ann, 'CALL_ACCEPTED')).toEqual(over);
      expect(await second.hangUp(callId, peers.ann)).toEqual(over);
      expect(await second.socket.emitWithAck('call-resume', { callId })).toMatchObject({ as: 'ended' });
      expect(await second.candidate(callId, peers.ann, 9)).toEqual(over);
    },
  },

  harassment: {
    'harass a user by ringing repeatedly': async () => {
      const { ann, bob, peers } = await three();
      for (let ring = 0; ring < 3; ring += 1) {
        const callId = randomUUID();
        await ann.call(callId, peers.bob);
        await ann.hangUp(callId, peers.bob);
      }
      expect(await ann.call(randomUUID(), peers.bob)).toMatchObject({ ok: false, code: 'rung-too-often' });
      await allReceived(bob);
      expect(bob.receivedOf('pre-offer')).toHaveLength(3);
      // what never rang is no missed call
      const list = await app.inject({ url: '/api/calls', headers: await signedIn(app, 'bob') });
      expect(list.json()).toMatchObject({ missed: 3 });
    },

    'call a user who blocked the caller and is no longer listed': async () => {
      const { ann, bob, peers } = await three();
      const headers = await signedIn(app, 'bob');
      const payload = { peer: peers.ann };
      const blocked = await app.inject({ method: 'POST', url: '/api/calls/blocks', headers, payload });
      expect(blocked.statusCode).toBe(201);
      await Promise.all([ann.seesNot('bob'), bob.seesNot('ann')]);
      const callId = randomUUID();
      await ann.call(callId, peers.bob);
      await ann.receives('pre-offer-answer', { callId, answer: 'CALL_NOT_AVAILABLE' });
      await allReceived(bob);
      expect(bob.received).toEqual([]);
      const list = (await app.inject({ url: '/api/calls', headers })).json();
      expect(list).toMatchObject({ calls: [], missed: 0 });
    },

    'unblock oneself': async () => {
      const { mallory, peers } = await three();
      const headers = await signedIn(app, 'bob');
      const payload = { peer: peers.mallory };
      const block = (await app.inject({ method: 'POST', url: '/api/calls/blocks', headers, payload })).json();
      const own = await signedIn(app, 'basim');
      const url = `/api/calls/blocks/${block.id}`;
      expect((await app.inject({ method: 'DELETE', url, headers: own })).statusCode).toBe(404);
      await mallory.seesNot('bob');
      expect(await app.db.$count(callBlocks)).toBe(1);
      expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
      await mallory.peerOf('bob');
    },

    'place calls faster than anyone would': async () => {
      const { ann, peers } = await three();
      const answers = [];
      for (let place = 0; place < 7; place += 1) {
        const callId = randomUUID();
        answers.push(await ann.call(callId, peers.bob));
        await ann.hangUp(callId, peers.bob);
      }
      expect(answers.at(-1)).toMatchObject({ code: 'too-many-requests' });
    },
  },
});
