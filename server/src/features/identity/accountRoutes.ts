import {
  DispatchReply,
  EmailBody,
  EmailCodeBody,
  LoginReply,
  Problem,
  RegisterBody,
  RegisterReply,
  TermsBody,
  UserCheckQuery,
  UserCheckReply,
  WaysReply,
} from '@tayyib/shared/contracts';
import { termsVersion } from '@tayyib/shared/prices';
import { viewerOf } from '../../plugins/session';
import { readSubscription } from '../billing/readSubscription';
import { knownBrowser, nameBrowser } from './browserCookie';
import type { IdentityApp, IdentityContext } from './IdentityContext';
import { perAddress, targetOf, wrongCode } from './IdentityContext';
import { identityMails } from './identityMails';
import { checkPassword } from './passwordRules';
import { hashPassword } from './passwords';
import { publicAddress } from './publicAddress';
import { toWireUser } from './toWireUser';
import { createUserRepository } from './userRepository';

const purpose = 'verify-email';

/** Making an account and verifying its email. Every answer is the same whether or not the address has an account. */
export function accountRoutes(app: IdentityApp, { users, codes, ways, send, letIn }: IdentityContext): void {
  const billing = { db: app.db, now: () => app.clock.now() };
  const common = { config: { access: 'public', rateLimit: perAddress } } as const;

  app.get(
    '/identity/ways',
    {
      schema: { tags: ['Identity'], response: { 200: WaysReply } },
      config: { access: 'public', knowsViewer: false },
    },
    async () => ways,
  );

  app.post(
    '/add/user',
    {
      ...common,
      schema: {
        tags: ['Identity'],
        body: RegisterBody,
        response: { 201: RegisterReply, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const { email, first_name: firstName, last_name: lastName, password } = request.body;
      checkPassword(password, { email, firstName, lastName });
      const passwordHash = await hashPassword(password);
      const browser = nameBrowser(request, reply);
      const target = targetOf(email);
      const dispatch = await send({
        purpose,
        target,
        channel: 'mail',
        compose: async (transaction) => {
          const now = app.clock.now();
          const people = createUserRepository(transaction);
          const person = await people.register({ email, firstName, lastName, passwordHash });
          const code = await codes.issue(transaction, { purpose, target, holder: browser, now });
          // the form says that signing up agrees to them
          if (person) await people.acceptTerms(person.id, termsVersion, now);
          const expiresAt = codes.expiryOf(now);
          return person
            ? { recipient: person.email, ...identityMails.verification(code), expiresAt }
            : {
                recipient: email,
                ...identityMails.alreadyRegistered(publicAddress(app, '/login')),
                expiresAt,
              };
        },
      });
      return reply.code(201).send({ success: true, data: { email, ...dispatch } });
    },
  );

  app.post(
    '/identity/verification',
    {
      ...common,
      schema: { tags: ['Identity'], body: EmailBody, response: { 200: DispatchReply, 429: Problem } },
    },
    async (request, reply) => {
      const target = targetOf(request.body.email);
      const browser = nameBrowser(request, reply);
      const dispatch = await send({
        purpose,
        target,
        channel: 'mail',
        compose: async (transaction) => {
          const now = app.clock.now();
          const isOurs = await codes.isFor(transaction, { purpose, target, holder: browser });
          const person = await createUserRepository(transaction).findByEmail(target);
          if (!isOurs) return null;
          const code = await codes.issue(transaction, { purpose, target, holder: browser, now });
          return person && !person.emailVerifiedAt
            ? { recipient: person.email, ...identityMails.verification(code), expiresAt: codes.expiryOf(now) }
            : null;
        },
      });
      return { success: true as const, data: dispatch };
    },
  );

  app.post(
    '/identity/verification/use',
    {
      ...common,
      schema: { tags: ['Identity'], body: EmailCodeBody, response: { 200: LoginReply, 400: Problem } },
    },
    async (request, reply) => {
      const { email, code } = request.body;
      const now = app.clock.now();
      const guess = { purpose, target: targetOf(email), code, holder: knownBrowser(request) } as const;
      const isRight = await codes.redeem(app.db, guess, now);
      const person = await users.findByEmail(email);
      if (!isRight || !person || person.emailVerifiedAt) throw wrongCode();
      await users.verifyEmail(person.id, { at: now, keepsPassword: true });
      return letIn(request, reply, person.id);
    },
  );

  app.post(
    '/userstatus',
    {
      schema: { tags: ['Identity'], body: TermsBody, response: { 200: LoginReply } },
      config: { access: 'user' },
    },
    async (request) => {
      const { userId, deviceId } = viewerOf(request);
      await users.acceptTerms(userId, termsVersion, app.clock.now());
      const person = await users.require(userId);
      return {
        success: true as const,
        data: { user: toWireUser(person, await readSubscription(billing, userId), deviceId) },
      };
    },
  );

  app.get(
    '/usercheck',
    {
      schema: { tags: ['Identity'], querystring: UserCheckQuery, response: { 200: UserCheckReply } },
      config: { access: 'public', rateLimit: perAddress },
    },
    async ({ viewer, query }, reply) => {
      reply.header('cache-control', 'no-store');
      const person = viewer && (await users.require(viewer.userId));
      const isOwn = person !== null && targetOf(person.email) === targetOf(query.q);
      const user =
        isOwn && viewer && toWireUser(person, await readSubscription(billing, person.id), viewer.deviceId);
      return { status: true as const, data: { user: user || null } };
    },
  );
}
