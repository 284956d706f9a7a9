import { cleanName, problemOfName } from '@tayyib/shared/person-name';
import { z } from 'zod';
import type { Configuration } from 'openid-client';
import { AuthorizationResponseError, authorizationCodeGrant } from 'openid-client';
import type { ExternalIdentity } from './userOfIdentity';
import { ExternalRefusal } from './externalRefusal';
import type { Provider } from './providers';

const longestName = 60;
const Name = z
  .string()
  .catch('')
  .transform((name) => cleanName(name.slice(0, 2 * longestName)).slice(0, longestName))
  .transform((name) => (problemOfName(name) === null ? name : ''));

/** Apple sends `email_verified` as a string as often as a boolean. */
const Claims = z.object({
  sub: z.string().min(1),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  given_name: Name,
  family_name: Name,
});

interface Attempt {
  nonce: string;
  codeVerifier: string;
  usesPkce: boolean;
}

/** What the provider posts in addition at the first sign-in. */
export const PostedName = z
  .string()
  .transform((text): unknown => (text === '' ? {} : JSON.parse(text)))
  .pipe(z.object({ firstName: Name, lastName: Name }));
type PostedName = z.infer<typeof PostedName>;

/**
 * Exchanges the code in the response for a signed identity. The library checks signature, issuer, audience,
 * expiry, state, nonce and the verifier.
 * @throws ExternalRefusal
 */
export async function readAnswer(
  provider: Provider,
  client: Configuration,
  address: URL,
  { nonce, codeVerifier, usesPkce }: Attempt,
  posted: PostedName,
): Promise<ExternalIdentity> {
  const state = address.searchParams.get('state') ?? '';
  const tokens = await authorizationCodeGrant(client, address, {
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
    ...(usesPkce && { pkceCodeVerifier: codeVerifier }),
  }).catch((error: unknown) => {
    throw refusalFrom(error);
  });
  const claims = Claims.parse(tokens.claims());
  return {
    provider: provider.id,
    subject: claims.sub,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    firstName: claims.given_name || posted.firstName,
    lastName: claims.family_name || posted.lastName,
  };
}

/** `user_cancelled_authorize` is Apple's own code. */
const cancellations = new Set(['access_denied', 'user_cancelled_authorize']);

function refusalFrom(error: unknown): ExternalRefusal {
  if (error instanceof AuthorizationResponseError && cancellations.has(error.error))
    return new ExternalRefusal('cancelled', { cause: error });
  return new ExternalRefusal('refused', { cause: error });
}

const PostedUser = z.object({ name: z.object({ firstName: Name, lastName: Name }) });

/** The name in Apple's `user` field, which comes with the first sign-in only; empty where there is none. */
export function readPostedName(user: string | undefined): PostedName {
  const nobody = { firstName: '', lastName: '' };
  if (user === undefined) return nobody;
  try {
    return PostedUser.parse(JSON.parse(user)).name;
  } catch {
    return nobody;
  }
}
