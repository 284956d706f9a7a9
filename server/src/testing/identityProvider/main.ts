import { createServer, type IncomingMessage } from 'node:http';
import { importSPKI, jwtVerify } from 'jose';
import { Provider } from 'oidc-provider';
import { z } from 'zod';

/**
 * A certified OpenID provider that acts as Google or Apple in tests, as a process of its own. It prints its
 * issuer when it is ready. Accepts any email and any password (`accountFrom` has the exceptions).
 */
const { PORT, CLIENT_ID, CLIENT_SECRET, REDIRECT_URI, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PUBLIC_KEY } = z
  .object({
    PORT: z.coerce.number().default(0),
    CLIENT_ID: z.string(),
    /** Like Google: a shared secret. */
    CLIENT_SECRET: z.string(),
    REDIRECT_URI: z.string(),
    /** Like Apple, where a public key is given: a signed token in place of the secret. */
    APPLE_TEAM_ID: z.string().optional(),
    APPLE_KEY_ID: z.string().optional(),
    APPLE_PUBLIC_KEY: z.string().optional(),
  })
  .parse(process.env);

const server = createServer();
server.listen(PORT, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const answer = createProvider(issuer).callback();
  server.on('request', (request, response) => {
    const isAppleToken = APPLE_PUBLIC_KEY !== undefined && request.url === '/token';
    const ready = isAppleToken ? withPlainSecret(request, issuer) : Promise.resolve();
    ready.then(
      () => answer(request, response),
      (error: unknown) => {
        response.writeHead(401, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: 'invalid_client', error_description: String(error) }));
      },
    );
  });
  console.log(`Issuer ${issuer}`);
});

function createProvider(issuer: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [REDIRECT_URI],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['only for tests'] },
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    findAccount: (_context, id) => ({ accountId: id, claims: () => accountFrom(id) }),
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile name');
      await grant.save();
      return grant;
    },
  });
}

/** Verifies the signed token that Apple requires, and substitutes the secret that the library compares. */
async function withPlainSecret(request: IncomingMessage & { body?: unknown }, issuer: string): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const { payload, protectedHeader } = await jwtVerify(
    form.get('client_secret') ?? '',
    await importSPKI(APPLE_PUBLIC_KEY ?? '', 'ES256'),
    { issuer: APPLE_TEAM_ID ?? '', audience: issuer, subject: CLIENT_ID, algorithms: ['ES256'] },
  );
  if (protectedHeader.kid !== APPLE_KEY_ID || payload.exp === undefined)
    throw new Error('Another key was named.');
  form.set('client_secret', CLIENT_SECRET);
  request.body = Object.fromEntries(form);
}

/**
 * The claims of a test account, by the name typed: `ann@x` is a verified email, `unverified:ann@x` an
 * unverified one, and `nobody:ann` has none.
 */
function accountFrom(name: string): { sub: string; [claim: string]: string | boolean } {
  const [kind = '', rest = ''] = name.split(':');
  const names = { given_name: 'Given', family_name: 'Family' };
  if (kind === 'nobody') return { sub: name, ...names };
  if (kind === 'unverified') return { sub: name, email: rest, email_verified: false, ...names };
  // Apple sends it as a string
  return { sub: name, email: name, email_verified: 'true', ...names };
}
