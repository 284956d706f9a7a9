import {
  AccessTokenReply,
  AlertsReply,
  DeviceIdReply,
  DeviceTokenReply,
  LoginReply,
  PurificationReply,
  RegisterReply,
  SubscriptionReply,
  UserCheckReply,
  UserRecordReply,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { PersonName } from '../../server/src/testing';
import { buildTestApp, people, signedIn, testPassword, userIdOf } from '../../server/src/testing';

interface SpecRow {
  method: 'GET' | 'POST';
  /** The path in the spec; `{userId}` is the ID of the caller. */
  path: string;
  payload?: object;
  status: number;
  /** The user of the request; Ann by default. */
  as?: PersonName;
  answer: z.ZodType;
  /** The reply to a visitor; null for endpoints for visitors. */
  visitor: number | null;
  /** The reply to a request for another user's data; null if the path has no user. */
  stranger: number | null;
}

const newcomer = {
  email: 'newcomer@tayyib.example',
  first_name: 'Noor',
  last_name: 'New',
  password: 'a long secret of Noor',
  // sent by clients, but determined by the server
  status: '3',
  img: '',
  otpstatus: false,
  userstatus: true,
  goglelogin: false,
  subscriptionstatus: true,
};

/** The endpoints of users and plans with the paths, payloads and replies of the spec. */
const table: Readonly<Record<string, SpecRow>> = {
  login: {
    method: 'POST',
    path: 'login',
    payload: { email: people.bob.email, password: testPassword, deviceType: 0 },
    status: 200,
    answer: LoginReply,
    visitor: null,
    stranger: null,
  },
  'add/user': {
    method: 'POST',
    path: 'add/user',
    payload: newcomer,
    status: 201,
    answer: RegisterReply,
    visitor: null,
    stranger: null,
  },
  userAuth: own('userAuth/{userId}', AccessTokenReply),
  UserGeneratetoken: own('UserGeneratetoken/{userId}', DeviceTokenReply),
  usercachecheck: own('usercachecheck/{userId}', UserRecordReply),
  userstatus: {
    method: 'POST',
    path: 'userstatus',
    payload: { userstatus: true },
    status: 200,
    answer: LoginReply,
    visitor: 401,
    stranger: null,
  },
  usercheck: {
    method: 'GET',
    path: `usercheck?q=${people.ann.email}`,
    status: 200,
    answer: UserCheckReply,
    visitor: null,
    stranger: null,
  },
  subscriptionplancheck: {
    method: 'GET',
    path: 'subscriptionplancheck',
    status: 200,
    answer: SubscriptionReply,
    visitor: 401,
    stranger: null,
  },
  purification: {
    method: 'GET',
    path: 'purification?listAll=true',
    as: 'paro',
    status: 200,
    answer: PurificationReply,
    visitor: 401,
    stranger: null,
  },
  getnotification: {
    method: 'GET',
    path: 'getnotification',
    status: 200,
    answer: AlertsReply,
    visitor: 401,
    stranger: null,
  },
  getdeviceID: {
    method: 'GET',
    path: 'getdeviceID',
    status: 200,
    answer: DeviceIdReply,
    visitor: 401,
    stranger: null,
  },
};

/** Private to the user: others get 404. */
function own(path: string, answer: z.ZodType): SpecRow {
  return { method: 'GET', path, status: 200, answer, visitor: 401, stranger: 404 };
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const visitor = { 'sec-fetch-site': 'same-origin' };
const ask = async ({ method, path, payload }: SpecRow, headers: Record<string, string>) =>
  app.inject({
    method,
    url: `/api/${path.replace('{userId}', await userIdOf(app, 'ann'))}`,
    headers,
    ...(payload && { payload }),
  });

it.each(Object.entries(table))('%s has the path, payload and reply of the spec', async (_name, row) => {
  const reply = await ask(row, row.visitor === null ? visitor : await signedIn(app, row.as ?? 'ann'));
  expect(reply.statusCode).toBe(row.status);
  expect(row.answer.parse(reply.json())).toEqual(reply.json());
});

it.each(Object.entries(table).filter(([, row]) => row.visitor !== null))(
  '%s says nothing to visitors',
  async (_name, row) => {
    expect((await ask(row, visitor)).statusCode).toBe(row.visitor);
  },
);

it.each(Object.entries(table).filter(([, row]) => row.stranger !== null))(
  '%s says nothing to other people',
  async (_name, row) => {
    expect((await ask(row, await signedIn(app, 'rafi'))).statusCode).toBe(row.stranger);
  },
);

it('usercheck replies the same to a visitor, whether or not the email exists', async () => {
  const answers = await Promise.all(
    [people.ann.email, 'nobody@example.com'].map(async (q) =>
      (await app.inject({ url: `/api/usercheck?q=${q}`, headers: visitor })).json(),
    ),
  );
  expect(answers[0]).toEqual(answers[1]);
});
