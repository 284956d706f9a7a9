import { identityMails } from '../identity/identityMails';
import { createIdentityContext } from '../identity/IdentityContext';
import { linkedProviderRoutes } from './linkedProviderRoutes';
import { seal, unseal } from '../../../lib/seal';
import { PostedName, readAnswer, readPostedName } from './readAnswer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { audit } from '../../platform/audit/audit';
import { knownBrowser, nameBrowser } from '../identity/browserCookie';
import { publicAddress } from '../../../lib/publicAddress';
import { returnPath } from '../identity/returnPath';
import { createExternalAttempts } from './externalAttempts';
import { ExternalRefusal } from './externalRefusal';
import { userOfIdentity } from './userOfIdentity';
import { createProviderClients } from './providerClients';
import { providerNames, providersOf, type Provider } from './providers';
import { byUser } from '../../../plugins/personalData/Holding';
import { mailExpiresAt } from '../../platform/outbox/messageQueue';

const Params = z.object({ provider: z.string() });
const StartQuery = z.object({ returnTo: z.string().max(2000).optional() });
const FormBody = z.object({
  state: z.string().max(500),
  code: z.string().max(2000).optional(),
  error: z.string().max(200).optional(),
  iss: z.string().max(500).optional(),
  user: z.string().max(2000).optional(),
});

const browser = 0;
const secondStepPage = '/login/second-step';
/**
 * A cancelled sign-in and an unreachable provider are no refusals; a closed account is recorded where it is
 * detected.
 */
const harmless = new Set(['cancelled', 'unavailable', 'account-closed']);
const formLimitBytes = 16_384;
/** Signing in with Google or Apple, or the providers configured in their place. */
export const externalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add([
    {
      table: 'external_identities',
      exports: ['provider', 'subject', 'user_id', 'linked_at', 'removed_at'],
      withholds: [],
      title: 'otherWaysIn',
      inWords: 'Your way in with Google or Apple',
      isOf: byUser,
    },
  ]);
  linkedProviderRoutes(app, createIdentityContext(app));
  const providers = providersOf(app.config.identity);
  const attempts = createExternalAttempts(app.db);
  const clientOf = createProviderClients(app.clock);
  app.jobs.add({ name: 'external sign-ins', everyMinutes: 60, run: () => attempts.tidy(app.clock.now()) });

  // Apple's response; no other route here accepts forms
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimitBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const callbackOf = ({ id }: Provider) => publicAddress(app, `/api/oauth/${id}/callback`);
  const providerOf = (id: string): Provider => {
    const provider = providers.get(id);
    if (!provider) throw new ProblemError(404, 'not-found', 'There is no such sign-in method here.');
    return provider;
  };
  const discover = (provider: Provider): Promise<Configuration> =>
    clientOf(provider).catch((cause: unknown) => {
      throw new ExternalRefusal('unavailable', { cause });
    });

  /** Refusals end on the login page, which has a sentence for each code. */
  const orBack = async (
    request: FastifyRequest,
    reply: FastifyReply,
    provider: Provider,
    work: () => Promise<string>,
  ) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      return await reply.redirect(await work(), 303);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!harmless.has(refusal))
        await audit(app.db, {
          at: app.clock.now(),
          userId: null,
          event: 'sign-in-refused',
          address: request.ip,
          detail: { provider: provider.id, refusal },
        });
      request.log.warn({ provider: provider.id, err: error }, 'A sign-in through a provider did not succeed');
      return reply.redirect(
        `/login?${new URLSearchParams({ provider: provider.id, refused: refusal }).toString()}`,
        303,
      );
    }
  };

  app.get(
    '/oauth/:provider/start',
    {
      schema: { tags: ['Identity'], params: Params, querystring: StartQuery },
      config: { access: 'public', rateLimit: httpLimits.identity },
    },
    (request, reply) => {
      const provider = providerOf(request.params.provider);
      return orBack(request, reply, provider, async () => {
        const client = await discover(provider);
        const state = randomState();
        const nonce = randomNonce();
        const codeVerifier = randomPKCECodeVerifier();
        const usesPkce = client.serverMetadata().supportsPKCE();
        await attempts.begin(
          {
            provider: provider.id,
            state,
            nonce,
            codeVerifier,
            usesPkce,
            browser: nameBrowser(request, reply),
            returnTo: returnPath(request.query.returnTo),
          },
          app.clock.now(),
        );
        return buildAuthorizationUrl(client, {
          redirect_uri: callbackOf(provider),
          scope: provider.scope,
          state,
          nonce,
          ...(usesPkce && {
            code_challenge: await calculatePKCECodeChallenge(codeVerifier),
            code_challenge_method: 'S256',
          }),
          ...(provider.answersByPost && { response_mode: 'form_post' }),
        }).href;
      });
    },
  );

  app.get(
    '/oauth/:provider/callback',
    {
      schema: { tags: ['Identity'], params: Params },
      config: { access: 'public', rateLimit: httpLimits.identity },
    },
    (request, reply) => {
      const provider = providerOf(request.params.provider);
      return orBack(request, reply, provider, async () => {
        const now = app.clock.now();
        const address = new URL(callbackOf(provider));
        address.search = new URL(request.url, address).search;
        const state = address.searchParams.get('state');
        const name = knownBrowser(request);
        const attempt =
          state && name && (await attempts.consume({ provider: provider.id, state, browser: name }, now));
        if (!attempt) throw new ExternalRefusal('expired');
        const sealed = address.searchParams.get('name') ?? '';
        address.searchParams.delete('name');
        const posted = PostedName.parse(unseal(app.config.identity.secret, sealed, state));
        const identity = await readAnswer(provider, await discover(provider), address, attempt, posted);
        const person = await userOfIdentity(app.db, identity, now, async (transaction, { id, email }) => {
          const detail = { provider: provider.id };
          await audit(transaction, {
            at: now,
            userId: id,
            event: 'provider-linked',
            address: request.ip,
            detail,
          });
          const text = identityMails.providerLinked(providerNames[provider.id]);
          const expiresAt = mailExpiresAt(now);
          await app.messages.add(transaction, { channel: 'mail', recipient: email, ...text, expiresAt });
        });
        const { returnTo } = attempt;
        const signedIn = await app.sessions.signIn(request, reply, person.id, browser, returnTo);
        return signedIn ? returnTo : secondStepPage;
      });
    },
  );

  app.post(
    '/oauth/:provider/callback',
    {
      schema: { tags: ['Identity'], params: Params, body: FormBody },
      // the response is verified at the address it is forwarded to, where the browser sends its cookies
      config: {
        access: 'public',
        rateLimit: httpLimits.identity,
        callableFromElsewhere: true,
        knowsViewer: false,
      },
    },
    async (request, reply) => {
      const provider = providerOf(request.params.provider);
      const { user, ...answer } = request.body;
      const name = JSON.stringify(readPostedName(user));
      const address = new URL(callbackOf(provider));
      // an address is written to logs and histories: the name in it is encrypted
      const sealed = user === undefined ? '' : seal(app.config.identity.secret, name, answer.state);
      const parameters = { ...answer, name: sealed };
      for (const [name, value] of Object.entries(parameters))
        if (value) address.searchParams.set(name, value);
      return reply.header('cache-control', 'no-store').redirect(address.pathname + address.search, 303);
    },
  );
};

function refusalOf(error: unknown): string {
  if (error instanceof ExternalRefusal) return error.code;
  if (error instanceof ProblemError && error.code === 'account-closed') return error.code;
  return 'registration-failed';
}
