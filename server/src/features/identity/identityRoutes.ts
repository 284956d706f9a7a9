import {
  LoginBody,
  LoginReply,
  LogoutReply,
  Problem,
  RegisterBody,
  SessionReply,
} from '@tayyib/shared/contracts';
import type { LoginReply as LoginAnswer } from '@tayyib/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../plugins/ProblemError';
import { readSubscription } from '../billing/readSubscription';
import { clearSessionCookie } from '../../plugins/sessionCookie';
import { browserDevice } from '../sessions/sessionService';
import { hashPassword, isPasswordRight } from './passwords';
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
  const billing = { db: app.db, now: () => app.clock.now() };

  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    person: UserRow,
    deviceType: number,
  ): Promise<LoginAnswer> => {
    const { deviceId, accessToken } = await app.sessions.signIn(request, reply, person.id, deviceType);
    const user = toWireUser(person, await readSubscription(billing, person.id), deviceId);
    return { success: true, data: { user }, ...(accessToken !== undefined && { access_token: accessToken }) };
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
      return reply.code(201).send(await signIn(request, reply, person, browserDevice));
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
      return signIn(request, reply, person, request.body.deviceType);
    },
  );

  app.post(
    '/logout',
    { schema: { tags: ['Identity'], response: { 200: LogoutReply } }, config: { access: 'public' } },
    async (request, reply) => {
      const { viewer } = request;
      if (viewer) await app.sessions.end(viewer.userId, viewer.sessionId, 'You have signed out.');
      clearSessionCookie(request, reply);
      // what scripts of ours may have missed; whoever uses this browser next finds nothing
      reply.header('clear-site-data', '"cache", "cookies", "storage"');
      return { success: true as const };
    },
  );

  app.get(
    '/session',
    { schema: { tags: ['Identity'], response: { 200: SessionReply } }, config: { access: 'public' } },
    async ({ viewer }, reply) => {
      reply.header('cache-control', 'no-store');
      const person = viewer && (await users.findById(viewer.userId));
      return {
        user: person && toWireUser(person, await readSubscription(billing, person.id), viewer.deviceId),
      };
    },
  );
};
