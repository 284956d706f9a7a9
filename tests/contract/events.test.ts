import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ClientEvents, ServerEvents } from '@tayyib/shared/contracts';
import {
  Acknowledgement,
  CallBroadcast,
  CheckoutReply,
  ModulesChanged,
  Post,
  PostParams,
  SandboxPayReply,
} from '@tayyib/shared/contracts';
import { termsVersion } from '@tayyib/shared/prices';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { agreeToCommunityTerms } from '../../server/src/features/consents/consentFixtures';
import type { TestSocket } from '../../server/src/testing';
import { buildTestApp, openSocket, signedIn, userIdOf } from '../../server/src/testing';
import { typeScriptFiles } from '../architecture/sourceFiles';
import { aReleasedModule } from './aReleasedModule';

/** What a person does that makes the server speak, on their own connection. */
interface Doing {
  socket: TestSocket;
  request: (method: 'POST' | 'DELETE', url: string, payload?: object) => Promise<unknown>;
  /** The same by somebody who runs the product. */
  staffRequest: (method: 'PUT', url: string, payload: object) => Promise<unknown>;
}

/** Every event of the server, what brings it about, and what it carries. A new event fails to compile until it has a row. */
const serverEvents: Readonly<
  Record<keyof ServerEvents, { payload: z.ZodType; provoke: (person: Doing) => Promise<unknown> }>
> = {
  'session:ended': {
    payload: z.tuple([z.strictObject({ message: z.string().min(1) })]),
    provoke: ({ request }) => request('POST', '/api/logout'),
  },
  'plan:changed': {
    payload: z.tuple([]),
    provoke: async ({ request }) => {
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
    provoke: ({ request }) => request('POST', '/api/addwatchlistcat', { title: 'Energy', status: 1 }),
  },
  'modules:changed': {
    payload: z.tuple([ModulesChanged]),
    provoke: ({ staffRequest }) =>
      staffRequest('PUT', '/api/staff/modules/community/enabled', { enabled: false, why: 'For a test' }),
  },
  'community:posted': {
    payload: z.tuple([Post]),
    provoke: ({ request }) => request('POST', '/api/community/posts', { text: 'Salaam' }),
  },
  'community:deleted': {
    payload: z.tuple([PostParams]),
    provoke: async ({ request }) => {
      const { id } = Post.parse(await request('POST', '/api/community/posts', { text: 'Salaam' }));
      await request('DELETE', `/api/community/posts/${id}`);
    },
  },
  broadcast: {
    payload: z.tuple([CallBroadcast]),
    provoke: ({ socket }) => socket.emitWithAck('register-new-user', { username: 'Paro' }),
  },
};

/** Every event of a browser, asked for real. */
const clientEvents: Readonly<Record<keyof ClientEvents, (socket: TestSocket) => Promise<unknown>>> = {
  'register-new-user': (socket) => socket.emitWithAck('register-new-user', { username: 'Paro' }),
  'unregister-user': (socket) => socket.emitWithAck('unregister-user'),
};

let app: FastifyInstance;
let distDir: string;
let person: Doing;
beforeAll(async () => {
  distDir = await aReleasedModule();
  app = await buildTestApp({ distDir });
  await agreeToCommunityTerms(app, await userIdOf(app, 'paro'));
});
beforeEach(async () => {
  const headers = await signedIn(app, 'paro');
  const socket = await openSocket(app, headers);
  const request: Doing['request'] = async (method, url, payload) =>
    (await app.inject({ method, url, headers, ...(payload && { payload }) })).json();
  const staffRequest: Doing['staffRequest'] = async (method, url, payload) =>
    (await app.inject({ method, url, headers: await signedIn(app, 'sana'), payload })).json();
  person = { socket, request, staffRequest };
});
afterEach(() => person.socket.close());
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

it.each(Object.entries(serverEvents))('%s is said as agreed', async (name, { payload, provoke }) => {
  const heard = new Promise<unknown[]>((resolve) => {
    person.socket.onAny((event: string, ...said: unknown[]) => {
      if (event === name) resolve(said);
    });
  });
  await provoke(person);
  const said = await heard;
  expect(payload.parse(said)).toEqual(said);
});

it.each(Object.entries(clientEvents))('%s is answered as agreed', async (_name, ask) => {
  const answer = await ask(person.socket);
  expect(Acknowledgement.parse(answer)).toEqual(answer);
});

const browserCode = typeScriptFiles()
  .filter(({ path }) => /^(shared|shell|mfe-[^/]+)\/src\//.test(path) && !/\.test\./.test(path))
  .map(({ text }) => text)
  .join('\n');

it.each(Object.keys(serverEvents))('%s is listened for by some page', (name) => {
  expect(browserCode).toMatch(new RegExp(`\\.on\\(\\s*'${name}'`));
});

it.each(Object.keys(clientEvents))('%s is sent by some page', (name) => {
  expect(browserCode).toMatch(new RegExp(`\\.emit\\(\\s*'${name}'`));
});
