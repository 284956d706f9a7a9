import {
  PasskeyRequestOptions,
  Problem,
  SecondStepMethodsReply,
  SecondStepReply,
  UsePasskeyBody,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { createPasskeyCeremonies } from '../../secondFactor/passkeyCeremonies';
import { passkeyRepository } from '../../secondFactor/passkeyRepository';
import { createPendingSignIns, stepEnded } from '../../secondFactor/pendingSignIns';
import { createRecoveryCodes } from '../../secondFactor/recoveryCodes';
import { createTotpFactors } from '../../secondFactor/totpFactors';
import type { IdentityApp, IdentityContext } from '../IdentityContext';

const noPasskey = () => new ProblemError(404, 'no-passkey', 'This account has no passkey.');
const refused = () =>
  new ProblemError(
    400,
    'passkey-refused',
    'This passkey is not one of this account. Try again, or use another method.',
    'passkey',
  );

/** The second step of a sign-in with a passkey, in the browser that did the first. Nothing of it can be guessed. */
export function passkeyStepRoutes(app: IdentityApp, context: IdentityContext): void {
  const pending = createPendingSignIns(app.db);
  const ceremonies = createPasskeyCeremonies(app);
  const factors = createTotpFactors(app.config.identity);
  const recovery = createRecoveryCodes(app.config.identity);
  const tags = ['Identity'];
  const config = { access: 'public', rateLimit: httpLimits.identity } as const;

  const pendingOf = async (request: FastifyRequest) => {
    const signIn = await pending.find(request, app.clock.now());
    if (!signIn) throw stepEnded();
    return signIn;
  };
  const asking = (token: string) => ({
    purpose: 'second-step' as const,
    boundTo: token,
    now: app.clock.now(),
  });

  app.get(
    '/identity/second-step/methods',
    { schema: { tags, response: { 200: SecondStepMethodsReply } }, config },
    async (request) => {
      const signIn = await pending.find(request, app.clock.now());
      if (!signIn) return { methods: [] };
      const { userId } = signIn;
      const since = await factors.since(app.db, userId);
      const passkeys = await passkeyRepository.of(app.db, userId);
      const left = await recovery.left(app.db, userId);
      return {
        methods: [
          ...(since ? ['app' as const] : []),
          ...(passkeys.length > 0 ? ['passkey' as const] : []),
          ...(left > 0 ? ['recovery-code' as const] : []),
        ],
      };
    },
  );

  app.post(
    '/identity/second-step/passkey/options',
    {
      schema: { tags, response: { 200: PasskeyRequestOptions, 401: Problem, 404: Problem, 429: Problem } },
      config,
    },
    async (request) => {
      const { userId, token } = await pendingOf(request);
      const options = await ceremonies.requestOptions(userId, asking(token));
      if (options.allowCredentials?.length === 0) throw noPasskey();
      return options;
    },
  );

  app.post(
    '/identity/second-step/passkey',
    {
      schema: {
        tags,
        body: UsePasskeyBody,
        response: { 200: SecondStepReply, 400: Problem, 401: Problem, 403: Problem, 429: Problem },
      },
      config,
    },
    async (request, reply) => {
      const { userId, token, deviceType, returnTo } = await pendingOf(request);
      const outcome = await app.db.transaction(async (transaction) => {
        if ((await pending.countTry(transaction, token, app.clock.now())) === null) return 'ended';
        const { passkey } = request.body;
        const used = await ceremonies.use(transaction, passkey, { ...asking(token), userId });
        if (!used) return 'refused';
        await pending.end(transaction, token);
        return 'done';
      });
      if (outcome === 'ended') throw stepEnded();
      if (outcome === 'refused') {
        await context.recordRefusal(request, { userId, event: 'second-step-refused' });
        throw refused();
      }
      pending.clearCookie(request, reply);
      const signedIn = await app.sessions.signInFully(request, reply, userId, deviceType);
      return { ...(await context.welcome(userId, signedIn)), returnTo };
    },
  );
}
