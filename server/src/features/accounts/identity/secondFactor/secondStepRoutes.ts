import { Problem, SecondStepBody, SecondStepReply } from '@tayyib/shared/contracts';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { audit } from '../../../platform/audit/audit';
import { createPendingSignIns, maxTries, stepEnded } from '../../secondFactor/pendingSignIns';
import { createRecoveryCodes } from '../../secondFactor/recoveryCodes';
import { createTotpFactors } from '../../secondFactor/totpFactors';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { targetOf } from '../IdentityContext';
import { identityMails } from '../identityMails';
import { knownDevice } from '../knownDevice';
import { createStepAttempts } from './stepAttempts';
import { mailExpiresAt } from '../../../platform/outbox/messageQueue';

const isTotpCode = (code: string) => /^\d{6}$/.test(code);

const wrongStepCode = () =>
  new ProblemError(
    400,
    'wrong-code',
    'This code is not right, or was used before. Wait for the next one, or use a recovery code.',
    'code',
  );

type Outcome =
  | { kind: 'ended' }
  | { kind: 'wrong'; tries: number }
  | { kind: 'right'; recoveryLeft?: number };

/** The second step of a sign-in, in the browser that did the first. */
export function secondStepRoutes(app: IdentityApp, context: IdentityContext): void {
  const pending = createPendingSignIns(app.db);
  const factors = createTotpFactors(app.config.identity);
  const recovery = createRecoveryCodes(app.config.identity);
  const attempts = createStepAttempts(app);

  /** One transaction: a sign-in is completed once, and a code is not consumed for one that has ended. */
  const tryCode = (token: string, userId: string, typed: string, now: Date): Promise<Outcome> =>
    app.db.transaction(async (transaction) => {
      const tries = await pending.countTry(transaction, token, now);
      if (tries === null) return { kind: 'ended' };
      const code = typed.replaceAll(/\s/g, '');
      const guess = { userId, code, now };
      const isTotp = isTotpCode(code);
      const isRight = isTotp ? await factors.use(transaction, guess) : await recovery.use(transaction, guess);
      if (!isRight) return { kind: 'wrong', tries };
      await pending.end(transaction, token);
      if (isTotp) return { kind: 'right' };
      return { kind: 'right', recoveryLeft: await recovery.left(transaction, userId) };
    });

  app.post(
    '/identity/second-step',
    {
      schema: {
        tags: ['Identity'],
        body: SecondStepBody,
        response: { 200: SecondStepReply, 400: Problem, 401: Problem, 403: Problem, 429: Problem },
      },
      config: { access: 'public', rateLimit: httpLimits.identity },
    },
    async (request, reply) => {
      const now = app.clock.now();
      const signIn = await pending.find(request, now);
      if (!signIn) throw stepEnded();
      const { userId, token, deviceType, returnTo } = signIn;
      const { email } = await context.users.require(userId);
      const { ip: address } = request;
      const attempt = { userId, address, device: await knownDevice(app, request, targetOf(email)) };
      await attempts.consume(attempt);
      const outcome = await tryCode(token, userId, request.body.code, now);
      const notify = (text: { subject: string; body: string }) =>
        app.db.transaction((transaction) =>
          app.messages.add(transaction, {
            channel: 'mail',
            recipient: email,
            ...text,
            expiresAt: mailExpiresAt(now),
          }),
        );
      if (outcome.kind === 'ended') throw stepEnded();
      if (outcome.kind === 'wrong') {
        await context.recordRefusal(request, { userId, event: 'second-step-refused' });
        // someone has the first factor of this account: its owner should know
        if (outcome.tries === maxTries) await notify(identityMails.secondStepFailed());
        throw wrongStepCode();
      }
      await attempts.succeeded(attempt);
      pending.clearCookie(request, reply);
      if (outcome.recoveryLeft !== undefined) {
        await audit(app.db, { at: now, userId, event: 'recovery-code-used', address });
        await notify(identityMails.recoveryCodeUsed(outcome.recoveryLeft));
      }
      const signedIn = await app.sessions.signInFully(request, reply, userId, deviceType);
      return { ...(await context.welcome(userId, signedIn)), returnTo };
    },
  );

  app.jobs.add({
    name: 'pending sign-ins',
    everyMinutes: 60,
    run: () => pending.tidy(app.clock.now()),
  });
}
