import { http, HttpResponse } from 'msw';
import type { User } from '@tayyib/shared/contracts';

/** The handler of a session of this user. */
export const signedInAs = (user: User) => http.get('/api/session', () => HttpResponse.json({ user }));
