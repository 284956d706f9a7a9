import { productName } from '@tayyib/shared/brand';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../../database/client';
import { publicAddress } from '../../../lib/publicAddress';
import { createPasskeyChallenges, type ChallengeScope } from './passkeyChallenges';
import { passkeyRepository, type PasskeyRow } from './passkeyRepository';

/** Loaded when it is first needed: it takes longer to load than the rest of a start. */
const webauthn = () => import('@simplewebauthn/server');

const ClientData = z.object({ challenge: z.string() });
const timeout = 120_000;
const userHandle = (userId: string) => Buffer.from(userId);

/** The challenge that an authenticator signed; null where there is none. */
function challengeOf(clientDataJSON: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return ClientData.parse(parsed).challenge;
  } catch {
    return null;
  }
}

/** What the library throws for anything that is not right. */
const orNull = <Result>(verification: Promise<Result>): Promise<Result | null> =>
  verification.catch(() => null);

const descriptorOf = ({ credentialId: id, transports }: PasskeyRow) => ({ id, transports });

interface Asking extends ChallengeScope {
  now: Date;
}

/** Registering passkeys and signing in with them: WebAuthn, for our own origin only. The user is always verified by the device. */
export function createPasskeyCeremonies(app: FastifyInstance) {
  const { db } = app;
  const challenges = createPasskeyChallenges(app.config.identity.secret);
  const relyingParty = () => {
    const { hostname, origin } = new URL(publicAddress(app, '/'));
    return { id: hostname, origin };
  };
  const expected = () => {
    const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
    return { expectedRPID, expectedOrigin, requireUserVerification: true };
  };

  const consume = async (connection: Database | Transaction, clientDataJSON: string, asking: Asking) => {
    const challenge = challengeOf(clientDataJSON);
    if (challenge === null) return null;
    return (await challenges.use(connection, { ...asking, challenge })) ? challenge : null;
  };

  return {
    /** What a browser needs to create a passkey. */
    async creationOptions(
      user: { id: string; email: string },
      asking: Asking,
    ): Promise<PasskeyCreationOptions> {
      const { generateRegistrationOptions } = await webauthn();
      const challenge = await challenges.issue(db, { ...asking, userId: user.id });
      return generateRegistrationOptions({
        rpName: productName,
        rpID: relyingParty().id,
        userID: userHandle(user.id),
        userName: user.email,
        userDisplayName: user.email,
        challenge: Buffer.from(challenge, 'base64url'),
        timeout,
        attestationType: 'none',
        excludeCredentials: (await passkeyRepository.of(db, user.id)).map(descriptorOf),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      });
    },

    /** The passkey that a browser created, to be stored; null where something about it is not right. */
    async verifyNew(passkey: PasskeyRegistration, asking: Asking) {
      const { response: given } = passkey;
      const expectedChallenge = await consume(db, given.clientDataJSON, asking);
      if (expectedChallenge === null) return null;
      const { verifyRegistrationResponse } = await webauthn();
      const { transports = [], ...response } = given;
      const verified = await orNull(
        verifyRegistrationResponse({
          response: { ...passkey, response, clientExtensionResults: {} },
          expectedChallenge,
          ...expected(),
        }),
      );
      if (!verified?.verified) return null;
      const { credential, credentialBackedUp: isSynced } = verified.registrationInfo;
      const publicKey = Buffer.from(credential.publicKey).toString('base64url');
      return { credentialId: credential.id, publicKey, counter: credential.counter, transports, isSynced };
    },

    /** What a browser needs to use a passkey: one of that user, or any it has for us. */
    async requestOptions(userId: string | null, asking: Asking): Promise<PasskeyRequestOptions> {
      const { generateAuthenticationOptions } = await webauthn();
      const challenge = await challenges.issue(db, { ...asking, userId });
      return generateAuthenticationOptions({
        rpID: relyingParty().id,
        challenge: Buffer.from(challenge, 'base64url'),
        timeout,
        userVerification: 'required',
        ...(userId !== null && {
          allowCredentials: (await passkeyRepository.of(db, userId)).map(descriptorOf),
        }),
      });
    },

    /**
     * The passkey that signed the challenge; null where something about it is not right.
     * @param userId whose passkey it has to be; null for anyone's
     */
    async use(
      connection: Database | Transaction,
      passkey: PasskeyAssertion,
      { userId, ...asking }: Asking & { userId: string | null },
    ): Promise<PasskeyRow | null> {
      const expectedChallenge = await consume(connection, passkey.response.clientDataJSON, asking);
      const row = await passkeyRepository.find(connection, passkey.id);
      if (expectedChallenge === null || !row || (userId !== null && row.userId !== userId)) return null;
      const { userHandle: handle, ...response } = passkey.response;
      if (handle !== undefined && handle !== userHandle(row.userId).toString('base64url')) return null;
      const { verifyAuthenticationResponse } = await webauthn();
      const verified = await orNull(
        verifyAuthenticationResponse({
          response: { ...passkey, response, clientExtensionResults: {} },
          expectedChallenge,
          ...expected(),
          credential: {
            id: row.credentialId,
            publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
            counter: row.counter,
          },
        }),
      );
      if (!verified?.verified) return null;
      const counter = verified.authenticationInfo.newCounter;
      return (await passkeyRepository.count(connection, { id: row.id, counter, now: asking.now }))
        ? row
        : null;
    },

    /** Deletes unused, expired challenges. */
    tidy: (now: Date) => challenges.tidy(db, now),
  };
}
