import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Acknowledgement } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { seedSample } from '../../seed/seedSample';
import { adoptShippedEditions } from '../../features/facts/verdicts/standards/adoptShippedEditions';
import { fallBehindTerms } from '../../features/accounts/consents/consentFixtures';
import { buildTestApp, openSocket } from '..';
import { eventMatrix, openBeforeTerms, routeMatrix } from './accessMatrix';
import { createDeclaringFile } from './declaringFile';
import type { MatrixRequest, MatrixRow } from './MatrixRow';
import type { Caller, Subject } from './subject';
import { callers, createSubject, nextAddress } from './subject';
import { printMatrix } from './printMatrix';
import { slowStartMs } from '../slowStartMs';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await adoptShippedEditions(app.db);
  await seedSample(app.db);
  await app.ready();
});
afterAll(() => app.close());

/** The HTTP status that corresponds to a socket's refusal. */
const statusOfCode: Readonly<Record<string, number>> = {
  'upgrade-needed': 403,
  forbidden: 403,
  'terms-needed': 403,
  'session-ended': 401,
  'invalid-request': 400,
  'no-such-call': 409,
  'no-such-room': 409,
  'no-such-consultation': 404,
  'not-registered': 409,
};

async function callRoute(
  route: string,
  caller: Subject,
  { params = {}, query, payload, headers }: MatrixRequest,
) {
  const [method = '', pattern = ''] = route.split(' ');
  const filled = pattern.replaceAll(
    /:(\w+)|\*/g,
    (_all, name: string | undefined) => params[name ?? '*'] ?? '',
  );
  const reply = await app.inject({
    method: method === 'GET' ? 'GET' : methodNamed(method),
    url: query === undefined ? filled : `${filled}?${query}`,
    headers: { ...caller.headers, ...headers },
    remoteAddress: nextAddress(),
    ...(payload && { payload }),
  });
  return reply.statusCode;
}

function methodNamed(method: string) {
  const known = (['POST', 'PUT', 'PATCH', 'DELETE'] as const).find((each) => each === method);
  if (!known) throw new Error(`${method} is no method of ours.`);
  return known;
}

async function sendEvent(event: string, caller: Subject, { payload }: MatrixRequest): Promise<number> {
  const socket = await openSocket(app, { ...caller.headers }).catch(() => null);
  if (!socket) return 401;
  // untyped by name: the table has every event, also those whose types differ
  const answer = await new Promise<Acknowledgement>((resolve) => {
    Reflect.apply(socket.emit, socket, [event, ...(payload ? [payload] : []), resolve]);
  });
  socket.close();
  return answer.ok ? 200 : (statusOfCode[answer.code] ?? 500);
}

type Ask = (name: string, caller: Subject, requested: MatrixRequest) => Promise<number>;

/** The status of each caller for their own objects. A visitor's objects are always another user's. */
async function statusFor(name: string, { ask }: MatrixRow, send: Ask): Promise<number[]> {
  const heard: number[] = [];
  for (const caller of callers) {
    const self = await createSubject(app, caller);
    const owner = caller === 'visitor' ? { ...(await createSubject(app, 'pro')), email: self.email } : self;
    heard.push(await send(name, self, ask ? await ask(owner) : {}));
  }
  return heard;
}

/** The status of a user who requests another user's object, and the status of its owner right after. */
async function statusForOthers(name: string, { ask, answers }: MatrixRow, send: Ask) {
  // an owner who may have such objects at all
  const kind: Caller = answers[callers.indexOf('free')] === 403 ? 'pro' : 'free';
  const owner = await createSubject(app, kind);
  const requested = ask ? await ask(owner) : {};
  const stranger = await send(name, await createSubject(app, 'pro'), requested);
  return { stranger, owner: await send(name, owner, requested) };
}

it('the access matrix has a row for every route and event, and none for what does not exist', () => {
  expect(Object.keys(routeMatrix).sort()).toEqual([...app.routePolicies.keys()].sort());
  expect(Object.keys(eventMatrix).sort()).toEqual([...app.socketEvents.policies.keys()].sort());
});

it.each(Object.entries(routeMatrix))('%s', async (route, row) => {
  expect(await statusFor(route, row, callRoute)).toEqual(row.answers);
});

it.each(Object.entries(eventMatrix))('%s', async (event, row) => {
  expect(await statusFor(event, row, sendEvent)).toEqual(row.answers);
});

const owned = Object.entries(routeMatrix).filter(([, { others }]) => others !== null);

it.each(owned)('%s, of someone else', async (route, row) => {
  const heard = await statusForOthers(route, row, callRoute);
  expect(heard.stranger).toBe(row.others);
  // so there was something to refuse, and the stranger left it unchanged
  expect(heard.owner).toBeLessThan(300);
});

const closedRoutes = () => [...app.routePolicies].filter(([, access]) => access !== 'public');

it('opens no route above public before the terms but what is listed', async () => {
  const open: string[] = [];
  for (const [route] of closedRoutes()) {
    // an administrator, who otherwise has access everywhere
    const admin = await createSubject(app, 'admin');
    const requested = (await routeMatrix[route]?.ask?.(admin)) ?? {};
    await fallBehindTerms(app, admin.userId);
    if ((await callRoute(route, admin, requested)) !== 403) open.push(route);
  }
  expect(open.sort()).toEqual([...openBeforeTerms].sort());
});

it('the access matrix is printed as it is', () => {
  const file = path.resolve(import.meta.dirname, '../../../../docs/generated/access-matrix.md');
  const policies = new Map([...app.routePolicies, ...app.socketEvents.policies]);
  const page = printMatrix(policies, createDeclaringFile());
  if (process.env['ACCESS_MATRIX'] === 'write') writeFileSync(file, page);
  expect(readFileSync(file, 'utf8')).toBe(page);
});
