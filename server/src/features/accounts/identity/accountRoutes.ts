import {
  LoginReply,
  TermsBody,
  UserCheckQuery,
  UserCheckReply,
  SignInMethodsReply,
} from '@tayyib/shared/contracts';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { readSubscription } from '../billing/terms/openSubscription';
import { recordConsent, source } from '../consents/changeConsents';
import type { IdentityApp, IdentityContext } from './IdentityContext';
import { targetOf } from './IdentityContext';
import { toWireUser } from './toWireUser';

/** The available sign-in methods, the terms, and whether an account exists. */
export function accountRoutes(app: IdentityApp, { users, signInMethods }: IdentityContext): void {
  const billing = { db: app.db, now: () => app.clock.now() };

  app.get(
    '/identity/ways',
    {
      schema: { tags: ['Identity'], response: { 200: SignInMethodsReply } },
      config: { access: 'public', knowsViewer: false },
    },
    async () => signInMethods,
  );

  app.post(
    '/userstatus',
    {
      schema: { tags: ['Identity'], body: TermsBody, response: { 200: LoginReply } },
      config: { access: 'user', beforeTerms: true },
    },
    async (request) => {
      const { userId, deviceId } = viewerOf(request);
      await recordConsent(app.db, {
        userId,
        purpose: 'terms',
        isGiven: true,
        at: app.clock.now(),
        from: source(request),
      });
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
      config: { access: 'public', rateLimit: httpLimits.identity },
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
