import {
  LoginReply,
  TermsBody,
  UserCheckQuery,
  UserCheckReply,
  SignInMethodsReply,
} from '@tayyib/shared/contracts';
import { viewerOf } from '../../../plugins/session/Viewer';
import { readSubscription } from '../billing/readSubscription';
import { noteConsent, saidFrom } from '../consents/consentLedger';
import type { IdentityApp, IdentityContext } from './IdentityContext';
import { perAddress, targetOf } from './IdentityContext';
import { toWireUser } from './toWireUser';

/** Which ways in there are, the terms, and what may be asked about an account. */
export function accountRoutes(app: IdentityApp, { users, ways }: IdentityContext): void {
  const billing = { db: app.db, now: () => app.clock.now() };

  app.get(
    '/identity/ways',
    {
      schema: { tags: ['Identity'], response: { 200: SignInMethodsReply } },
      config: { access: 'public', knowsViewer: false },
    },
    async () => ways,
  );

  app.post(
    '/userstatus',
    {
      schema: { tags: ['Identity'], body: TermsBody, response: { 200: LoginReply } },
      config: { access: 'user', beforeTerms: true },
    },
    async (request) => {
      const { userId, deviceId } = viewerOf(request);
      await noteConsent(app.db, {
        userId,
        purpose: 'terms',
        isGiven: true,
        at: app.clock.now(),
        from: saidFrom(request),
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
