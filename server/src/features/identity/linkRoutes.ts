import {
  DispatchReply,
  LinkBody,
  LinkReply,
  LinkRequestBody,
  LinkUsedReply,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../plugins/ProblemError';
import { knownBrowser, nameBrowser } from './browserCookie';
import type { IdentityApp, IdentityContext } from './IdentityContext';
import { perAddress, targetOf } from './IdentityContext';
import { identityMails } from './identityMails';
import { publicAddress } from './publicAddress';
import { returnPath } from './returnPath';
import { createUserRepository } from './userRepository';

const purpose = 'sign-in';

const deadLink = () =>
  new ProblemError(400, 'dead-link', 'This link was used or is too old. Ask for a new one.', 'token');

/** Signing in with a link by mail. The token stands behind the `#`, so it never is in a request for a page or in a log. */
export function linkRoutes(
  app: IdentityApp,
  { users, links, send, letIn, noteRefusal }: IdentityContext,
): void {
  const refuse = async (request: FastifyRequest, token: string) => {
    const userId = await links.ownerOf(app.db, token);
    await noteRefusal(request, { userId, event: 'link-refused', detail: { purpose } });
    return deadLink();
  };
  const common = { config: { access: 'public', rateLimit: perAddress } } as const;

  app.post(
    '/identity/link',
    {
      ...common,
      schema: { tags: ['Identity'], body: LinkRequestBody, response: { 200: DispatchReply, 429: Problem } },
    },
    async (request, reply) => {
      const target = targetOf(request.body.email);
      const returnTo = returnPath(request.body.returnTo);
      const browser = nameBrowser(request, reply);
      const data = await send({
        purpose,
        target,
        channel: 'mail',
        compose: async (transaction) => {
          const now = app.clock.now();
          const person = await createUserRepository(transaction).findByEmail(target);
          const token = await links.issue(transaction, {
            purpose,
            userId: person?.id ?? null,
            browser,
            returnTo,
            now,
          });
          if (!person) return null;
          const address = publicAddress(app, `/login/link#${token}`);
          return {
            recipient: person.email,
            ...identityMails.signInLink(address),
            expiresAt: links.expiryOf(now),
          };
        },
      });
      return { success: true as const, data };
    },
  );

  app.post(
    '/identity/link/look',
    { ...common, schema: { tags: ['Identity'], body: LinkBody, response: { 200: LinkReply, 400: Problem } } },
    async (request) => {
      const { token } = request.body;
      const seen = await links.look(app.db, {
        purpose,
        token,
        browser: knownBrowser(request),
        now: app.clock.now(),
      });
      if (!seen) throw await refuse(request, token);
      const { email } = await users.require(seen.userId);
      return { account: masked(email), isSameBrowser: seen.isSameBrowser };
    },
  );

  app.post(
    '/identity/link/use',
    {
      ...common,
      schema: { tags: ['Identity'], body: LinkBody, response: { 200: LinkUsedReply, 400: Problem } },
    },
    async (request, reply) => {
      const { token } = request.body;
      const now = app.clock.now();
      const used = await links.use(app.db, { purpose, token, browser: knownBrowser(request), now });
      if (!used) throw await refuse(request, token);
      const reached = await letIn(request, reply, used.userId);
      return { ...reached, returnTo: used.returnTo };
    },
  );
}

/** `ann@tayyib.example` as `a***@tayyib.example`: enough to know one's own, too little to learn another's. */
const masked = (email: string) => email.replace(/^(.).*@/, '$1***@');
