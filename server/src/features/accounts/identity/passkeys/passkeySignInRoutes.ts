import { LoginReply, PasskeyRequestOptions, Problem, UsePasskeyBody } from '@tayyib/shared/contracts';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { createPasskeyCeremonies } from '../../secondFactor/passkeyCeremonies';
import { passkeyRepository } from '../../secondFactor/passkeyRepository';
import { browserDevice } from '../../../../plugins/session/sessionCookie';
import { knownBrowser, nameBrowser } from '../browserCookie';
import type { IdentityApp, IdentityContext } from '../IdentityContext';

const refused = () =>
  new ProblemError(
    400,
    'passkey-refused',
    'This passkey does not sign in here. Try again, or use another sign-in method.',
    'passkey',
  );

/**
 * Signing in with a passkey alone. It is two factors: the device that has it, and the fingerprint, face or PIN that the
 * device checks; so there is no second step.
 */
export function passkeySignInRoutes(app: IdentityApp, context: IdentityContext): void {
  const ceremonies = createPasskeyCeremonies(app);
  const tags = ['Identity'];
  const config = { access: 'public', rateLimit: httpLimits.identity } as const;
  const asking = (browser: string) => ({
    purpose: 'sign-in' as const,
    boundTo: browser,
    now: app.clock.now(),
  });

  app.post(
    '/identity/passkey/options',
    { schema: { tags, response: { 200: PasskeyRequestOptions, 429: Problem } }, config },
    (request, reply) => ceremonies.requestOptions(null, asking(nameBrowser(request, reply))),
  );

  app.post(
    '/identity/passkey/use',
    {
      schema: {
        tags,
        body: UsePasskeyBody,
        response: { 200: LoginReply, 400: Problem, 403: Problem, 429: Problem },
      },
      config,
    },
    async (request, reply) => {
      const { passkey } = request.body;
      const browser = knownBrowser(request) ?? 'none';
      const used = await ceremonies.use(app.db, passkey, { ...asking(browser), userId: null });
      if (!used) {
        const owner = await passkeyRepository.find(app.db, passkey.id);
        await context.recordRefusal(request, { userId: owner?.userId ?? null, event: 'second-step-refused' });
        throw refused();
      }
      const signedIn = await app.sessions.signInFully(request, reply, used.userId, browserDevice);
      return context.welcome(used.userId, signedIn);
    },
  );
}
