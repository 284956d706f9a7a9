import { randomUUID } from 'node:crypto';
import type { PersonName } from '../../../testing';
import { signedIn } from '../../../testing';
import { aDescription } from './callFixtures';
import { callMessages } from '../../../database/schema/community/callsTables';
import {
  allReceived,
  app,
  invalid,
  over,
  relayed,
  ringing,
  talking,
  three,
  tryAttacks,
} from './attackSetup.testing';

/** The rows of the table of abuses about messages: too many, malformed, replayed, or in other users’ chat. */
tryAttacks({
  messages: {
    'flood a call with candidates': async () => {
      const { ann, bob, peers, callId } = await talking();
      const answers = await Promise.all(
        Array.from({ length: 300 }, (_nothing, place) => ann.candidate(callId, peers.bob, place + 1)),
      );
      expect(answers.filter(({ ok }) => ok).length).toBeLessThan(260);
      expect(answers.at(-1)).toMatchObject({ code: 'too-many-requests' });
      await allReceived(bob);
      expect(relayed(bob).length).toBeLessThan(260);
    },

    'send a description that is too large': async () => {
      const { ann, bob, peers, callId } = await talking();
      const large = `${aDescription()}${'a=x\r\n'.repeat(7000)}`;
      expect(await ann.describe(callId, peers.bob, large)).toEqual(invalid);
      await allReceived(bob);
      expect(relayed(bob)).toEqual([]);
    },

    'send a frame that no page of ours would': async () => {
      const { ann, peers, callId } = await talking();
      const closed = new Promise((resolve) => ann.socket.once('disconnect', resolve));
      void ann.sends('webRTC-offer', { callId, calleeSocketId: peers.bob, sdp: 'x'.repeat(200_000) });
      await closed;
    },

    'send a description that no browser would make': async () => {
      const { ann, bob, peers, callId } = await talking();
      const fine = aDescription();
      for (const sdp of [
        'hello',
        fine.replace(/a=fingerprint.*\r\n/, ''),
        fine.replace('sha-256', 'sha-1'),
        `${fine}${'m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n'.repeat(9)}`,
        `${fine}<script>alert(1)</script>\r\n`,
        `${fine}a=x\u0000y\r\n`,
      ]) {
        expect(await ann.describe(callId, peers.bob, sdp)).toEqual(invalid);
      }
      for (const candidate of ['candidate:1\r\na=evil', 'a=candidate:1', `candidate:${'1'.repeat(2000)}`]) {
        expect(await ann.candidate(callId, peers.bob, 1, candidate)).toEqual(invalid);
      }
      await allReceived(bob);
      expect(relayed(bob)).toEqual([]);
    },

    'repeat an old message': async () => {
      const { ann, bob, peers, callId } = await talking();
      for (const seq of [1, 2, 2, 1]) await ann.candidate(callId, peers.bob, seq);
      await allReceived(bob);
      expect(relayed(bob)).toHaveLength(2);
      await ann.hangUp(callId, peers.bob);
      expect(await ann.candidate(callId, peers.bob, 3)).toEqual(over);
      expect(await ann.call(callId, peers.bob)).toEqual(over);
    },

    'use a property of JavaScript objects, or a room, as an id': async () => {
      const { ann, bob, mallory, peers } = await talking();
      const rooms = [`peer:${peers.bob}`, `device:${ann.socket.id ?? ''}`, ann.socket.id, 'callers'];
      for (const id of ['__proto__', 'constructor', '', null, {}, [], ...rooms]) {
        for (const [event, payload] of Object.entries({
          'call-resume': { callId: id },
          'pre-offer': { callId: id, callee: { socketId: id }, media: 'video' },
          'user-hanged-up': { callId: id, connectedUserSocketId: id, reason: 'hung-up' },
        })) {
          const answer = await mallory.sends(event, payload);
          expect(['invalid-request', 'too-many-requests']).toContain(Reflect.get(Object(answer), 'code'));
        }
      }
      await allReceived(ann, bob);
      expect([...ann.receivedOf('user-hanged-up'), ...bob.receivedOf('user-hanged-up')]).toEqual([]);
    },

    'end the process with something malformed': async () => {
      const { mallory } = await three();
      const sent = [[], [null], [undefined], ['x'], [7], [[]], [{}], [{ callId: {} }], [{}, {}, {}]];
      for (const event of [
        'pre-offer',
        'pre-offer-answer',
        'webRTC-offer',
        'user-hanged-up',
        'call-message',
      ]) {
        for (const payload of sent)
          expect(await mallory.sends(event, ...payload)).toMatchObject({ ok: false });
      }
      expect(await mallory.socket.emitWithAck('unregister-user')).toEqual({ ok: true });
    },
  },

  chat: {
    'write into the chat of other users’ call, or read it': async () => {
      const { ann, mallory, callId } = await talking();
      const line = (content: string) => ({ callId, id: randomUUID(), content });
      const kept = line('Salaam <b>Bob</b>\u202E\u0007');
      expect(await ann.socket.emitWithAck('call-message', kept)).toEqual({ ok: true });
      expect(await ann.socket.emitWithAck('call-message', kept)).toEqual({ ok: true });
      expect(await mallory.socket.emitWithAck('call-message', line('Salaam'))).toMatchObject({
        code: 'no-such-call',
      });
      expect(await ann.sends('call-message', { ...line('x'), author: 'bob' })).toEqual(invalid);
      expect(await ann.sends('call-message', line('x'.repeat(4001)))).toEqual(invalid);
      // using the number of another user's line changes nothing
      expect(await ann.sends('call-message', { ...line('changed'), id: kept.id })).toEqual({ ok: true });
      const url = `/api/calls/${callId}/messages`;
      const read = async (name: PersonName) => app.inject({ url, headers: await signedIn(app, name) });
      expect((await read('basim')).statusCode).toBe(404);
      expect((await read('bob')).json()).toEqual({
        messages: [expect.objectContaining({ id: kept.id, isOwn: false, content: 'Salaam <b>Bob</b>' })],
      });
      expect(await app.db.$count(callMessages)).toBe(1);
    },

    'write into a call that was never accepted': async () => {
      const { ann, callId } = await ringing();
      const line = { callId, id: randomUUID(), content: 'Pick up!' };
      expect(await ann.socket.emitWithAck('call-message', line)).toMatchObject({ code: 'no-such-call' });
    },
  },
});
