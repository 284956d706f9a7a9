import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ServerEvents } from '@tayyib/shared/contracts';
import {
  Acknowledgement,
  Alert,
  CallAnswer,
  CallBroadcast,
  CallEndReason,
  CallId,
  CallMedia,
  CallMoved,
  CallPeer,
  CheckoutReply,
  GroupSfuOffer,
  ModulesChanged,
  SandboxPayReply,
  WebRtcAnswer,
  WebRtcCandidate,
  WebRtcOffer,
} from '@tayyib/shared/contracts';
import { termsVersion } from '@tayyib/shared/prices';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { aDescription } from '../../server/src/features/community/calls/callFixtures';
import { calls } from '../../server/src/database/schema/community/callsTables';
import { groupRooms } from '../../server/src/database/schema/community/groupTables';
import { agreeToCommunityTerms } from '../../server/src/features/accounts/consents/consentFixtures';
import { listCompliant } from '../../server/src/features/personal/alerts/alertFixtures';
import type { TestSocket } from '../../server/src/testing';
import { buildTestApp, connectSocket, openSocket, signedIn, userIdOf } from '../../server/src/testing';
import { typeScriptFiles } from '../architecture/sourceFiles';
import { communityServerEvents } from './communityEvents';
import { consultationServerEvents } from './consultationEvents';
import { clientEvents, link } from './clientEvents';
import { forwardedRoom } from './forwardedRoom';
import { groupServerEvents } from './groupEvents';
import { createReleasedModule } from './createReleasedModule';
import { putContent, watchAChange } from './rows/notificationRows';

/** The context in which a user triggers a server event on their own socket. */
interface TriggerContext {
  socket: TestSocket;
  request: (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => Promise<unknown>;
  /** A socket or request of staff. */
  staffRequest: (method: 'PUT', url: string, payload: object) => Promise<unknown>;
}

/** Additional sockets that a row opened. */
const others: TestSocket[] = [];

/** Every server event with its trigger and payload. A new event does not compile until it has a row. */
const serverEvents: Readonly<
  Record<
    keyof ServerEvents,
    {
      payload: z.ZodType;
      trigger: (person: TriggerContext) => Promise<unknown>;
      listener?: () => Promise<TestSocket>;
    }
  >
> = {
  'session:ended': {
    payload: z.tuple([z.strictObject({ message: z.string().min(1) })]),
    trigger: ({ request }) => request('POST', '/api/logout'),
  },
  'plan:changed': {
    payload: z.tuple([]),
    trigger: async ({ request }) => {
      const { order } = CheckoutReply.parse(
        await request('POST', '/api/billing/checkout', {
          plan: 'premium_pro',
          period: 'monthly',
          termsVersion,
          idempotencyKey: randomUUID(),
        }),
      );
      const { payment } = SandboxPayReply.parse(
        await request('POST', '/api/billing/sandbox/pay', { orderId: order.id, outcome: 'pay' }),
      );
      await request('POST', '/api/billing/confirm', { orderId: order.id, ...payment });
    },
  },
  'watchlists:changed': {
    payload: z.tuple([]),
    trigger: ({ request }) => request('POST', '/api/addwatchlistcat', { title: 'Energy', status: 1 }),
  },
  newAlert: {
    payload: z.tuple([Alert]),
    trigger: ({ request }) => watchAChange(app, request),
  },
  secratscanner: { payload: z.tuple([Alert]), trigger: () => putContent(app, 'scanner') },
  data: { payload: z.tuple([Alert]), trigger: () => putContent(app, 'broadcast') },
  getNotification: {
    payload: z.tuple([]),
    trigger: ({ request }) => request('POST', '/api/notifications/visited', { upTo: '0' }),
  },
  'modules:changed': {
    payload: z.tuple([ModulesChanged]),
    trigger: ({ staffRequest }) =>
      staffRequest('PUT', '/api/staff/modules/community/enabled', { enabled: false, why: 'For a test' }),
  },
  'modules:revision': {
    payload: z.tuple([ModulesChanged]),
    trigger: async ({ socket }) => socket.disconnect().connect(),
  },
  'pre-offer': {
    payload: z.tuple([z.strictObject({ callId: CallId, caller: CallPeer, media: CallMedia })]),
    trigger: async (person) => ring(await aCall(person)),
  },
  'pre-offer-answer': {
    payload: z.tuple([z.strictObject({ callId: CallId, answer: CallAnswer })]),
    trigger: async (person) => {
      const { socket, callId } = await aCall(person);
      await socket.emitWithAck('pre-offer', { callId, callee: { socketId: randomUUID() }, media: 'video' });
    },
  },
  'group-call-from-call': {
    payload: z.tuple([CallMoved]),
    trigger: async (person) => {
      const call = await accepted(person);
      await call.other.emitWithAck('group-call-from-call', { callId: call.callId });
    },
  },
  'webRTC-offer': {
    payload: z.tuple([WebRtcOffer.omit({ calleeSocketId: true })]),
    trigger: async (person) => {
      const call = await accepted(person);
      await call.other.emitWithAck('webRTC-offer', {
        ...link(call.callId),
        calleeSocketId: call.peer,
        offer: { type: 'offer', sdp: aDescription() },
      });
    },
  },
  'webRTC-answer': {
    payload: z.tuple([WebRtcAnswer.omit({ callerSocketId: true })]),
    trigger: async (person) => {
      const call = await accepted(person);
      await call.other.emitWithAck('webRTC-answer', {
        ...link(call.callId),
        callerSocketId: call.peer,
        answer: { type: 'answer', sdp: aDescription() },
      });
    },
  },
  'webRTC-candidate': {
    payload: z.tuple([WebRtcCandidate.omit({ connectedUserSocketId: true })]),
    trigger: async (person) => {
      const call = await accepted(person);
      await call.other.emitWithAck('webRTC-candidate', {
        ...link(call.callId),
        connectedUserSocketId: call.peer,
        candidate: { candidate: '', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null },
      });
    },
  },
  'user-hanged-up': {
    payload: z.tuple([z.strictObject({ callId: CallId, reason: CallEndReason })]),
    trigger: async (person) => {
      const call = await accepted(person);
      await call.other.emitWithAck('user-hanged-up', {
        callId: call.callId,
        connectedUserSocketId: call.peer,
        reason: 'hung-up',
      });
    },
  },
  'call-resumed': {
    payload: z.tuple([z.strictObject({ callId: CallId })]),
    trigger: async (person) => {
      const { callId, other } = await accepted(person);
      other.close();
      const back = await connectSocket(app, 'rafi');
      others.push(back);
      for (;;) {
        // the server notices the closed socket with a delay
        const answer = await back.emitWithAck('call-resume', { callId });
        if (answer.ok && answer.as === 'accepted') return;
      }
    },
  },
  'call-peer-away': {
    payload: z.tuple([z.strictObject({ callId: CallId })]),
    trigger: async (person) => {
      const { other } = await accepted(person);
      let isReceived = false;
      person.socket.once('call-peer-away', () => {
        isReceived = true;
      });
      other.close();
      const { now } = app.clock;
      // the server notices the closed socket with a delay
      for (let minutes = 1; !isReceived; minutes += 1) {
        app.clock.now = () => new Date(Date.now() + minutes * 60_000);
        await app.jobs.runDue();
      }
      app.clock.now = now;
    },
  },
  ...communityServerEvents,
  ...consultationServerEvents(() => app, others),
  ...groupServerEvents((name) => connectSocket(app, name), others),
  'group-sfu-offer': {
    payload: z.tuple([GroupSfuOffer]),
    listener: async () => (await forwarded.person()).socket,
    trigger: () => forwarded.trigger(),
  },
  'calls:changed': {
    payload: z.tuple([]),
    trigger: ({ request }) => request('POST', '/api/calls/seen'),
  },
  broadcast: {
    payload: z.tuple([CallBroadcast]),
    trigger: ({ socket }) => socket.emitWithAck('register-new-user', { username: 'Paro' }),
  },
};

/** The user and a caller, both online for calls. */
async function aCall({ socket }: TriggerContext) {
  const other = await connectSocket(app, 'rafi');
  others.push(other);
  const peer = new Promise<string>((resolve) => {
    other.on('broadcast', (message) => {
      const found = message.event === 'ACTIVE_USERS' && message.activeUsers.find(({ self }) => !self);
      if (found) resolve(found.peer);
    });
  });
  await socket.emitWithAck('register-new-user', { username: 'Paro' });
  await other.emitWithAck('register-new-user', { username: 'Rafi' });
  return { socket, other, peer: await peer, callId: randomUUID() };
}

async function ring(call: Awaited<ReturnType<typeof aCall>>) {
  await call.other.emitWithAck('pre-offer', {
    callId: call.callId,
    callee: { socketId: call.peer },
    media: 'video',
  });
  return call;
}

/** The same two in a call that the user has accepted. */
async function accepted(person: TriggerContext) {
  const call = await ring(await aCall(person));
  const { callId, socket } = call;
  await socket.emitWithAck('pre-offer-answer', {
    callId,
    callerSocketId: randomUUID(),
    answer: 'CALL_ACCEPTED',
  });
  return call;
}

const forwarded = forwardedRoom();
let app: FastifyInstance;
let distDir: string;
let person: TriggerContext;
beforeAll(async () => {
  distDir = await createReleasedModule();
  app = await buildTestApp({ distDir });
  await listCompliant(app, 1);
  await agreeToCommunityTerms(app, await userIdOf(app, 'paro'));
});
beforeEach(async () => {
  const headers = await signedIn(app, 'paro');
  const socket = await openSocket(app, headers);
  const request: TriggerContext['request'] = async (method, url, payload) =>
    (await app.inject({ method, url, headers, ...(payload && { payload }) })).json();
  const staffRequest: TriggerContext['staffRequest'] = async (method, url, payload) =>
    (await app.inject({ method, url, headers: await signedIn(app, 'sana'), payload })).json();
  person = { socket, request, staffRequest };
});
afterEach(async () => {
  for (const socket of [person.socket, ...others.splice(0)]) socket.close();
  await app.db.delete(calls);
  await app.db.delete(groupRooms);
});
afterAll(async () => {
  await forwarded.close();
  await app.close();
  await rm(distDir, { recursive: true });
});

it.each(Object.entries(serverEvents))(
  '%s is sent as in the contract',
  async (name, { payload, trigger, listener }) => {
    const context = listener ? { ...person, socket: await listener() } : person;
    const received = new Promise<unknown[]>((resolve) => {
      context.socket.onAny((event: string, ...args: unknown[]) => {
        if (event === name) resolve(args);
      });
    });
    await trigger(context);
    const args = await received;
    expect(payload.parse(args)).toEqual(args);
  },
);

it.each(Object.entries(clientEvents))('%s is acknowledged as in the contract', async (_name, ask) => {
  const answer = await ask(person.socket);
  expect(Acknowledgement.and(z.looseObject({})).parse(answer)).toEqual(answer);
});

const browserCode = typeScriptFiles()
  .filter(({ path }) => /^(shared|shell|mfe-[^/]+)\/src\//.test(path) && !/\.test\./.test(path))
  .map(({ text }) => text)
  .join('\n');

it.each(Object.keys(serverEvents))('%s has a listener in some page', (name) => {
  expect(browserCode).toMatch(new RegExp(`\\.on\\(\\s*'${name}'`));
});

it.each(Object.keys(clientEvents))('%s is sent by some page', (name) => {
  expect(browserCode).toMatch(new RegExp(`\\.emit\\(\\s*'${name}'`));
});
