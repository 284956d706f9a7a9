import type { Dispatch } from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { IdentityApp, IdentityContext } from './IdentityContext';
import { refusedCode, targetOf, wrongCode } from './IdentityContext';
import type { MailText } from './identityMails';
import { recordWrongPassword } from './password/recordWrongPassword';
import { isPasswordRight } from './password/passwords';
import type { UserRow } from './userRepository';

interface OwnProofOptions {
  purpose: 'erase-account' | 'change-phone' | 'change-provider' | 'change-second-factor';
  mail: (code: string) => MailText;
  /** The field of a request that contains the code. */
  codeField: string;
}

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

const wrongPassword = () => new ProblemError(400, 'wrong-password', 'This is not your password.', 'password');

/**
 * Re-authenticates signed-in users by their password or a mailed code before sensitive actions: a session alone may
 * be used by anyone at an unlocked browser, or with a copied cookie.
 */
export function createOwnProof(
  app: IdentityApp,
  context: IdentityContext,
  { purpose, mail, codeField }: OwnProofOptions,
) {
  const { codes, send, loginAttempts, recordRefusal } = context;
  return {
    /** Mails a code that works for this account and purpose only. */
    sendCode: (request: FastifyRequest, { id: holder, email }: UserRow): Promise<Dispatch> => {
      const target = targetOf(email);
      return send({
        request,
        purpose,
        target,
        channel: 'mail',
        compose: async (transaction) => {
          const now = app.clock.now();
          const code = await codes.issue(transaction, { purpose, target, holder, now });
          return { recipient: email, ...mail(code), expiresAt: codes.expiryOf(now) };
        },
      });
    },

    /** Throws a problem unless the password or the code is right. Wrong passwords count as at the sign-in. */
    verify: async (request: FastifyRequest, user: UserRow, { password, code }: Proof): Promise<void> => {
      if (password !== undefined) {
        const attempt = await context.attemptOf(request, user.email);
        const locks = await loginAttempts.consume(attempt);
        if (!(await isPasswordRight(password, user.passwordHash))) {
          await recordWrongPassword(context, request, { userId: user.id, locks });
          throw wrongPassword();
        }
        await loginAttempts.succeeded(attempt);
        return;
      }
      const guess = { purpose, target: targetOf(user.email), code: code ?? '', holder: user.id };
      if (!(await codes.redeem(app.db, guess, app.clock.now()))) {
        await recordRefusal(request, refusedCode(user.id, purpose));
        throw wrongCode(codeField);
      }
      await loginAttempts.reset(await context.attemptOf(request, user.email));
    },
  };
}
