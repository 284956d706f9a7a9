import type { APIRequestContext } from 'playwright-core';
import { demoPassword } from '../../server/src/seed/demoAccounts';

/** Signs a demo account in, and gives what its programs show the server. */
export async function bearerToken(request: APIRequestContext, email: string): Promise<string> {
  const data = { email, password: demoPassword, deviceType: 0 };
  const signedIn = await request.post('/api/login', { data });
  if (!signedIn.ok()) throw new Error(`Signing in was answered with ${signedIn.status()}.`);
  const session = await request.get('/api/session');
  const { user }: { user: { _id: string } } = await session.json();
  const reply = await request.get(`/api/userAuth/${user._id}`);
  const { access_token: token }: { access_token: string } = await reply.json();
  return token;
}
