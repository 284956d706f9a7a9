import { canonicalText } from '@tayyib/shared/registry-signature';
import type { RegistrySigner } from '../../../../plugins/registrySigner';

/**
 * The id and expiry of a tester's link, signed: `<id>.<signature>`. The database knows whether it was
 * revoked.
 */
export function createOverrideTokens(signer: RegistrySigner) {
  const textOf = (id: string, expiresAt: Date) =>
    canonicalText({ purpose: 'module-override', id, expiresAt: expiresAt.toISOString() });
  return {
    make: (id: string, expiresAt: Date) => `${id}.${signer.sign(textOf(id, expiresAt), 'base64url')}`,
    /** The id in a token, unverified; undefined where there is none. */
    idIn: (token: string) => /^([\da-f]{8}-[\da-f-]{27})\.[\w-]{86}$/.exec(token)?.[1],
    isMine: (token: string, id: string, expiresAt: Date) =>
      signer.isSigned(textOf(id, expiresAt), token.split('.')[1] ?? ''),
  };
}
