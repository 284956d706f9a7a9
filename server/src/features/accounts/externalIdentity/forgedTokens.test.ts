import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readConfig } from '../../../config/config';
import { buildTestApp, createBrowser, lastMessageTo, people } from '../../../testing';
import { signInAgain } from '../sessions/sessionFixtures';

/** What the token endpoint does to the signature, as someone between us and the provider could. */
type Forgery = 'none' | 'another key' | 'empty' | 'garbage' | 'changed claims';
let forgery: Forgery = 'none';
let nonce = '';
let issuer = '';
const subject = { sub: 'subject-of-ann', email: people.ann.email, email_verified: true };

const provider = createServer((request, response) => {
  void answer(request.url ?? '').then((body) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
const keys = Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);

async function answer(path: string): Promise<object> {
  const [own] = await keys;
  if (path.startsWith('/jwks'))
    return { keys: [{ ...(await exportJWK(own.publicKey)), alg: 'RS256', kid: 'k' }] };
  if (path.startsWith('/token'))
    return { access_token: 'a', token_type: 'Bearer', id_token: await idToken(), expires_in: 60 };
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
  };
}

async function idToken(): Promise<string> {
  const [own, foreign] = await keys;
  const token = await new SignJWT({ ...subject, nonce })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(issuer)
    .setAudience('our-google')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(forgery === 'another key' ? foreign.privateKey : own.privateKey);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, email: people.amin.email })).toString('base64url');
  if (forgery === 'empty') return `${header}.${payload}.`;
  if (forgery === 'garbage') return `${header}.${payload}.${Buffer.from('garbage').toString('base64url')}`;
  return forgery === 'changed claims' ? `${header}.${changed}.${signature}` : token;
}

let app: FastifyInstance;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const google = { issuer: new URL(issuer), clientId: 'our-google', clientSecret: 'secret' };
  app = await buildTestApp({
    publicUrl: new URL('http://localhost:9201'),
    identity: { ...readConfig({ NODE_ENV: 'test' }).identity, google },
  });
});
afterAll(async () => {
  await app.close();
  provider.closeAllConnections();
  provider.close();
});

async function signIn(how: Forgery) {
  forgery = how;
  const browser = createBrowser(app);
  const start = new URL(String((await browser.get('/oauth/google/start')).headers.location));
  nonce = start.searchParams.get('nonce') ?? '';
  const state = encodeURIComponent(start.searchParams.get('state') ?? '');
  const reply = await browser.get(`/oauth/google/callback?code=1&state=${state}`);
  return { who: await browser.whoIs(), location: reply.headers.location };
}

it.each<Forgery>(['another key', 'empty', 'garbage', 'changed claims'])(
  'signs nobody in with an ID token whose signature is wrong: %s',
  async (how) => {
    expect(await signIn(how)).toEqual({ who: null, location: '/login?provider=google&refused=refused' });
  },
);

it('signs in with a right one, and tells the owner of an existing account that it was linked', async () => {
  const owner = await signInAgain(app, 'ann');
  expect((await signIn('none')).who).toBe(people.ann.email);
  expect(await lastMessageTo(app, people.ann.email)).toContain('From now on that signs in to your account');
  const again = await signInAgain(app, 'ann', owner);
  const { events } = (await again.get('/profile/security-events')).json();
  expect(events.map(({ event }: { event: string }) => event)).toContain('provider-linked');
});
