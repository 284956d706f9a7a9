import { sign } from 'node:crypto';
import type { ClientAuth } from 'openid-client';
import { ClientSecretPost } from 'openid-client';
import type { AppleConfig, GoogleConfig, IdentityConfig } from '../../../config/identityConfig';
import type { ProviderId } from '../../../database/schema/accounts/externalIdentityTables';

/** What users call them. */
export const providerNames: Readonly<Record<ProviderId, string>> = { google: 'Google', apple: 'Apple' };

/** What differs between providers. */
export interface Provider {
  id: ProviderId;
  issuer: URL;
  clientId: string;
  authentication: ClientAuth;
  scope: string;
  /** Apple posts its response as a form, from its own page; Google redirects the browser with it. */
  answersByPost: boolean;
}

/** The providers that this server is registered with. */
export function providersOf({ google, apple }: IdentityConfig): ReadonlyMap<string, Provider> {
  const providers = [google && googleFrom(google), apple && appleFrom(apple)].filter((each) => each !== null);
  return new Map(providers.map((provider) => [provider.id, provider]));
}

function googleFrom({ issuer, clientId, clientSecret }: GoogleConfig): Provider {
  const authentication = ClientSecretPost(clientSecret);
  return {
    id: 'google',
    issuer,
    clientId,
    authentication,
    scope: 'openid email profile',
    answersByPost: false,
  };
}

function appleFrom(config: AppleConfig): Provider {
  const { issuer, clientId } = config;
  const authentication: ClientAuth = (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', appleClientSecret(config));
  };
  return { id: 'apple', issuer, clientId, authentication, scope: 'openid email name', answersByPost: true };
}

/** Apple allows six months; a token made per request cannot expire or leak for long. */
const secretLivesSeconds = 300;

/**
 * Apple's client secret: a token signed with the key from its developer pages ("Creating a client secret").
 */
function appleClientSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleConfig): string {
  const now = Math.floor(Date.now() / 1000);
  const audience = issuer.href.replace(/\/$/, '');
  const claims = { iss: teamId, sub: clientId, aud: audience, iat: now, exp: now + secretLivesSeconds };
  const token = `${encoded({ alg: 'ES256', kid: keyId })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(token), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${token}.${signature.toString('base64url')}`;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
