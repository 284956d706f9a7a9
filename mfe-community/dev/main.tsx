import { aPerson, FakeSocket, never, problem, runStandalone, type Fixtures } from '@tayyib/shared/standalone';
import type { ConsentsReply, PostBody } from '@tayyib/shared/contracts';
import descriptor from '../module.json';
import definition from '../src/module';
import { conversation } from './conversation';

const me = aPerson('premium');
const socket = new FakeSocket();
socket.connect();

const refusal = problem(
  503,
  'database-unavailable',
  'Our database is not answering. Please try again in a moment.',
);
const isPostBody = (body: unknown): body is PostBody =>
  typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string';
let newest = 1000;

const agreed: ConsentsReply = {
  consents: [{ purpose: 'community-terms', isGiven: true, at: null }],
  history: [],
};

const full: Fixtures = {
  'GET /api/consents': agreed,
  'PUT /api/consents/:purpose': agreed,
  'GET /api/community/posts': ({ query }) => conversation(me, query.get('before')),
  'POST /api/community/posts': ({ body }) => ({
    id: String((newest += 1)),
    author: { id: me._id, name: 'Ann Rahman', status: me.status },
    text: isPostBody(body) ? body.text : '',
    createdAt: new Date().toISOString(),
  }),
  'DELETE /api/community/posts/:id': { success: true },
};

runStandalone({
  descriptor,
  definition,
  as: me,
  scenarios: {
    full,
    empty: { ...full, 'GET /api/community/posts': { posts: [], next: null } },
    'new member': { ...full, 'GET /api/consents': { consents: [], history: [] } },
    loading: { ...full, 'GET /api/community/posts': never },
    error: { ...full, 'GET /api/community/posts': refusal },
    'refused changes': {
      ...full,
      'POST /api/community/posts': problem(
        429,
        'too-many-requests',
        'That was tried too often. Please wait a minute and try again.',
      ),
      'DELETE /api/community/posts/:id': problem(
        404,
        'no-such-post',
        'You have no such post. It may be deleted already.',
      ),
    },
  },
});
