import type { APIRequestContext } from 'playwright-core';
import { demoPassword } from '../../server/src/seed/demoAccounts';

/** Signs in a demo account and returns an access token. */
export async function bearerToken(request: APIRequestContext, email: string): Promise<string> {
  const data = { email, password: demoPassword, deviceType: 0 };
  const signedIn = await request.post('/api/login', { data });
  if (!signedIn.ok()) throw new Error(`Signing in returned ${signedIn.status()}.`);
  const session = await request.get('/api/session');
  const { user }: { user: { _id: string } } = await session.json();
  const reply = await request.get(`/api/userAuth/${user._id}`);
  const { access_token: token }: { access_token: string } = await reply.json();
  return token;
}
