import {
  DispatchReply,
  LinkBody,
  LinkReply,
  LinkRequestBody,
  LinkUsedReply,
  Problem,
} from '@tayyib/shared/contracts';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { knownBrowser } from '../browserCookie';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { browserDevice } from '../../../../plugins/session/sessionCookie';
import { identityMails } from '../identityMails';
import { createMailedLink } from './mailedLink';
import { returnPath } from '../returnPath';

const purpose = 'sign-in';

/** Signing in with a link by mail. */
export function linkRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, links, completeSignIn } = context;
  const link = createMailedLink(app, context, {
    purpose,
    page: '/login/link',
    mail: identityMails.signInLink,
  });
  const common = { config: { access: 'public', rateLimit: httpLimits.identity } } as const;

  app.post(
    '/identity/link',
    {
      ...common,
      schema: { tags: ['Identity'], body: LinkRequestBody, response: { 200: DispatchReply, 429: Problem } },
    },
    async (request, reply) => {
      const { email } = request.body;
      const returnTo = returnPath(request.body.returnTo);
      const data = await link.request(request, reply, { email, returnTo });
      return { success: true as const, data };
    },
  );

  app.post(
    '/identity/link/look',
    { ...common, schema: { tags: ['Identity'], body: LinkBody, response: { 200: LinkReply, 400: Problem } } },
    async (request) => {
      const { token } = request.body;
      const seen = await links.inspect(app.db, {
        purpose,
        token,
        browser: knownBrowser(request),
        now: app.clock.now(),
      });
      if (!seen) throw await link.refuse(request, token);
      const { email } = await users.require(seen.userId);
      return { account: masked(email), isSameBrowser: seen.isSameBrowser };
    },
  );

  app.post(
    '/identity/link/use',
    {
      ...common,
      schema: {
        tags: ['Identity'],
        body: LinkBody,
        response: { 200: LinkUsedReply, 400: Problem, 403: Problem },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      const now = app.clock.now();
      const used = await links.use(app.db, { purpose, token, browser: knownBrowser(request), now });
      if (!used) throw await link.refuse(request, token);
      const reached = await completeSignIn(request, reply, used.userId, browserDevice, used.returnTo);
      return { ...reached, returnTo: used.returnTo };
    },
  );
}

/**
 * `ann@tayyib.example` as `a***@tayyib.example`: enough to recognise one's own, too little to learn
 * another's.
 */
const masked = (email: string) => email.replace(/^(.).*@/, '$1***@');
