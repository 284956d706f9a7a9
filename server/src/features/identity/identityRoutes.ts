import { randomUUID } from 'node:crypto';
import {
  LoginBody,
  LoginReply,
  LogoutReply,
  Problem,
  RegisterBody,
  SessionReply,
} from '@tayyib/shared/contracts';
import type { User } from '@tayyib/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../plugins/ProblemError';
import { readSubscription } from '../billing/readSubscription';
import { clearSessionCookie, deviceCookie, setSessionCookies } from '../../plugins/sessionCookie';
import { hashPassword, isPasswordRight } from './passwords';
import { createSessionRepository } from './sessionRepository';
import { toWireUser } from './toWireUser';
import type { UserRow } from './userRepository';
import { createUserRepository } from './userRepository';

/** Tries per address. Enough for a household behind one address, too few to guess passwords. */
const tries = { max: 20, timeWindow: 60_000 };

const wrongCredentials = () => new ProblemError(401, 'wrong-credentials', 'Email or password is incorrect.');
const emailTaken = () =>
  new ProblemError(
    409,
    'email-taken',
    'An account with this email already exists. Sign in instead.',
    'email',
  );

/** Signing up, in and out with email and password. */
export const identityRoutes: FastifyPluginAsyncZod = async (app) => {
  const users = createUserRepository(app.db);
  const sessions = createSessionRepository(app.db);
  const billing = { db: app.db, now: () => app.clock.now() };

  // Expired sessions open nothing; sweeping them out at each start is often enough.
  await sessions.removeExpired();

  const signIn = async (request: FastifyRequest, reply: FastifyReply, person: UserRow): Promise<User> => {
    if (request.viewer) await endSession(request.viewer.sessionId);
    const known = z.uuid().safeParse(request.cookies[deviceCookie]);
    const deviceId = known.success ? known.data : randomUUID();
    setSessionCookies(request, reply, { ...(await sessions.open(person.id, deviceId)), deviceId });
    return toWireUser(person, await readSubscription(billing, person.id));
  };

  const endSession = async (sessionId: string): Promise<void> => {
    await sessions.close(sessionId);
    app.dropSession(sessionId, 'You have signed out.');
  };

  app.post(
    '/add/user',
    {
      schema: { tags: ['Identity'], body: RegisterBody, response: { 201: LoginReply, 409: Problem } },
      config: { access: 'public', rateLimit: tries },
    },
    async (request, reply) => {
      const { email, first_name: firstName, last_name: lastName, password } = request.body;
      const person = await users.add({
        email,
        firstName,
        lastName,
        passwordHash: await hashPassword(password),
      });
      if (!person) throw emailTaken();
      return reply.code(201).send({ success: true, data: { user: await signIn(request, reply, person) } });
    },
  );

  app.post(
    '/login',
    {
      schema: { tags: ['Identity'], body: LoginBody, response: { 200: LoginReply, 401: Problem } },
      config: { access: 'public', rateLimit: tries },
    },
    async (request, reply) => {
      const person = await users.findByEmail(request.body.email);
      const isRight = await isPasswordRight(request.body.password, person?.passwordHash);
      if (!person || !isRight) throw wrongCredentials();
      return { success: true as const, data: { user: await signIn(request, reply, person) } };
    },
  );

  app.post(
    '/logout',
    { schema: { tags: ['Identity'], response: { 200: LogoutReply } }, config: { access: 'public' } },
    async (request, reply) => {
      if (request.viewer) await endSession(request.viewer.sessionId);
      clearSessionCookie(request, reply);
      return { success: true as const };
    },
  );

  app.get(
    '/session',
    { schema: { tags: ['Identity'], response: { 200: SessionReply } }, config: { access: 'public' } },
    async ({ viewer }, reply) => {
      reply.header('cache-control', 'no-store');
      const person = viewer && (await users.findById(viewer.userId));
      return { user: person && toWireUser(person, await readSubscription(billing, person.id)) };
    },
  );
};
