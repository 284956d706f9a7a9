import type { Dispatch, LoginReply } from '@tayyib/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { demoAccounts, demoPassword } from '../../../config/demoAccounts';
import { isThisMachine } from '../../../config/identityConfig';
import type { Transaction } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { sendLimits } from '../../../plugins/rateLimit/limits';
import type { AuditFact } from '../../platform/audit/audit';
import { audit } from '../../platform/audit/audit';
import { readSubscription } from '../billing/terms/openSubscription';
import type { Message } from '../../platform/outbox/messageQueue';
import { outboxPath } from '../../platform/outbox/outboxRoutes';
import type { CodePurpose } from '../oneTimeCodes/oneTimeCodes';
import { createOneTimeCodes } from '../oneTimeCodes/oneTimeCodes';
import { createOneTimeLinks } from '../oneTimeCodes/oneTimeLinks';
import type { SendPurpose } from '../oneTimeCodes/sendAllowance';
import { createSendAllowance } from '../oneTimeCodes/sendAllowance';
import { toWireUser } from './toWireUser';
import { createPasswordAttempts } from '../loginAttempts/passwordAttempts';
import { knownDevice } from './knownDevice';
import { createUserRepository } from './userRepository';

export type IdentityApp = Parameters<FastifyPluginAsyncZod>[0];

interface Sending {
  /** Who requests it. */
  request: FastifyRequest;
  /** What is requested; each has an allowance of its own. */
  purpose: SendPurpose;
  /** An email in lower case, or a phone number. */
  target: string;
  channel: Message['channel'];
  /** Creates the message; null when there is no recipient. */
  compose: (transaction: Transaction) => Promise<Omit<Message, 'channel'> | null>;
}

/** The demo accounts as the sign-in page shows them. */
const demo = {
  password: demoPassword,
  accounts: demoAccounts.map(({ email, firstName, lastName, plan, roles = [] }) => ({
    email,
    name: `${firstName} ${lastName}`,
    plan,
    role: roles[0] ?? null,
  })),
};

/** Shared parts of every sign-in method. */
export function createIdentityContext(app: IdentityApp) {
  const { secret, smtp, sms, hasOutbox, google, apple } = app.config.identity;
  const users = createUserRepository(app.db);
  const billing = { db: app.db, now: () => app.clock.now() };
  const sends = createSendAllowance(app);

  /** The reply to a completed sign-in. */
  const welcome = async (
    userId: string,
    { deviceId, accessToken }: { deviceId: string; accessToken?: string },
  ): Promise<LoginReply> => {
    const person = await users.require(userId);
    const user = toWireUser(person, await readSubscription(billing, userId), deviceId);
    return {
      success: true,
      data: { user },
      ...(accessToken !== undefined && { access_token: accessToken }),
    };
  };

  const issuers = [google, apple].flatMap((each) => each?.issuer ?? []);
  const areLocal = issuers.length > 0 && issuers.every(isThisMachine);

  return {
    users,
    sends,
    /** Sign-in methods that this server supports. */
    signInMethods: {
      email: smtp !== null || hasOutbox,
      phone: sms !== null || hasOutbox,
      google: google !== null,
      apple: apple !== null,
      ...(areLocal && { areProvidersLocal: true as const }),
      outbox: hasOutbox ? outboxPath : null,
      ...(app.config.offersDemoAccounts && { demo }),
    },
    codes: createOneTimeCodes(secret),
    links: createOneTimeLinks(secret),
    loginAttempts: createPasswordAttempts(app),

    /**
     * Sends a code or a link after the commit. The work, the response and the refusals are the same whether
     * or not there is a recipient.
     * @throws ProblemError 429 when one was sent a moment ago
     */
    send: async ({ request, purpose, target, channel, compose }: Sending): Promise<Dispatch> => {
      const device = await knownDevice(app, request, target);
      const sending = { purpose, target, device, address: request.ip };
      const seconds = await sends.consume(sending);
      if (seconds > 0) throw sentRecently(seconds);
      try {
        await app.db.transaction(async (transaction) => {
          const message = await compose(transaction);
          if (message) await app.messages.add(transaction, { channel, ...message });
          else await app.messages.addDecoy(transaction, channel);
        });
      } catch (error) {
        await sends
          .refund(sending)
          .catch((failure: unknown) => app.log.warn(failure, 'cannot refund a send'));
        throw error;
      }
      const isDelayed = await app.messages.isDelayed(channel);
      return { resendAfterSeconds: sendLimits.minute.seconds, isDelayed };
    },

    /** An attempt at the password of that account. */
    attemptOf: async (request: FastifyRequest, email: string) => ({
      email,
      address: request.ip,
      device: await knownDevice(app, request, targetOf(email)),
    }),

    /** Records a failed proof of identity. @param fact.userId the account it was about, where there is one */
    recordRefusal: (request: FastifyRequest, fact: Pick<AuditFact, 'userId' | 'event' | 'detail'>) =>
      audit(app.db, { at: app.clock.now(), actor: null, address: request.ip, ...fact }),

    /**
     * Signs in a user who has proven one factor.
     * @param deviceType of the spec; 0 is a browser
     * @param returnTo where to go after a second step
     * @throws ProblemError 403 `second-step-needed`
     */
    completeSignIn: async (
      request: FastifyRequest,
      reply: FastifyReply,
      userId: string,
      deviceType = 0,
      returnTo: string | null = null,
    ): Promise<LoginReply> => {
      const signedIn = await app.sessions.signIn(request, reply, userId, deviceType, returnTo);
      if (!signedIn) throw secondStepNeeded();
      return welcome(userId, signedIn);
    },

    welcome,
  };
}

/** Addresses count once, in any spelling. */
export const targetOf = (email: string): string => email.toLowerCase();

export const wrongCode = (field = 'code') =>
  new ProblemError(
    400,
    'wrong-code',
    'This code is not right, or no longer works. Check it, or ask for a new one.',
    field,
  );

/** The log entry of a wrong code. */
export const refusedCode = (userId: string | undefined, purpose: CodePurpose) =>
  ({ userId: userId ?? null, event: 'code-refused', detail: { purpose } }) as const;

const secondStepNeeded = () =>
  new ProblemError(403, 'second-step-needed', 'Finish signing in with your second step.');

export type IdentityContext = ReturnType<typeof createIdentityContext>;

function sentRecently(seconds: number): ProblemError {
  const wait = seconds <= 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new ProblemError(429, 'sent-recently', `One was sent a moment ago. You can ask again in ${wait}.`);
}
