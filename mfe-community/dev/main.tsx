import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { aPerson, FakeSocket, problem, runStandalone } from '@tayyib/shared/standalone';
import type { ConsentsReply, PostBody } from '@tayyib/shared/contracts';
import descriptor from '../module.json';
import definition from '../src/module';
import { conversation, sampleReplies } from './conversation';

const me = aPerson('premium');
const socket = new FakeSocket();
socket.connect();

let newest = 1000;

const agreed: ConsentsReply = {
  consents: [{ purpose: 'community-terms', isGiven: true, at: null }],
  history: [],
  disclaimer: { isGiven: true, at: null },
  purificationLedger: { isGiven: false, at: null },
};

const full: readonly RequestHandler[] = [
  http.get('/api/consents', () => HttpResponse.json(agreed)),
  http.put('/api/consents/:purpose', () => HttpResponse.json(agreed)),
  http.get('/api/community/posts', ({ request }) =>
    HttpResponse.json(conversation(me, new URL(request.url).searchParams.get('before'))),
  ),
  http.get<{ id: string }>('/api/community/posts/:id', ({ params }) =>
    HttpResponse.json(conversation(me, null).posts.find(({ id }) => id === params.id)),
  ),
  http.get<{ id: string }>('/api/community/posts/:id/replies', ({ params }) =>
    HttpResponse.json(sampleReplies(me, params.id)),
  ),
  http.post<never, PostBody>('/api/community/posts', async ({ request }) => {
    const { text, replyTo = null } = await request.json();
    return HttpResponse.json({
      id: String((newest += 1)),
      author: { id: me._id, name: 'Ann Rahman', status: me.status },
      text,
      createdAt: new Date().toISOString(),
      replyTo,
      thread: replyTo,
      replies: 0,
    });
  }),
  http.delete('/api/community/posts/:id', () => HttpResponse.json({ success: true })),
  http.post('/api/staff/community/posts/:id/take-down', () => HttpResponse.json({ success: true })),
];

await runStandalone({
  descriptor,
  definition,
  as: me,
  scenarios: {
    full,
    empty: [http.get('/api/community/posts', () => HttpResponse.json({ posts: [], next: null })), ...full],
    'new member': [
      http.get('/api/consents', () => HttpResponse.json({ consents: [], history: [] })),
      ...full,
    ],
    loading: [http.get('/api/community/posts', () => delay('infinite')), ...full],
    error: [
      http.get('/api/community/posts', () =>
        problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.'),
      ),
      ...full,
    ],
    'replies that fail': [
      http.get('/api/community/posts/:id/replies', () =>
        problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.'),
      ),
      ...full,
    ],
    'deleted post': [
      http.get('/api/community/posts/:id', () => problem(404, 'post-deleted', 'This post was deleted.')),
      ...full,
    ],
    'refused changes': [
      http.post('/api/community/posts', () =>
        problem(429, 'too-many-requests', 'That was tried too often. Please wait a minute and try again.'),
      ),
      http.delete('/api/community/posts/:id', () =>
        problem(404, 'no-such-post', 'You have no such post. It may be deleted already.'),
      ),
      ...full,
    ],
  },
});
