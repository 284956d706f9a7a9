import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { aPerson, FakeSocket, problem, runStandalone } from '@tayyib/shared/standalone';
import type {
  CommunityStandingReply,
  ConsentsReply,
  PostBody,
  PostMarksBody,
} from '@tayyib/shared/contracts';
import descriptor from '../module.json';
import definition from '../src/module';
import { aLesson, anEvent, eventsReply, inDays, libraryReply } from '../src/components/learn/learnFixtures';
import {
  sampleDoor,
  sampleFound,
  samplePost,
  sampleReplies,
  sampleStocks,
  sampleThreads,
} from './conversation';

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

const standing: CommunityStandingReply = { silencedUntil: null, mayLink: true, isDemo: true, sanctions: [] };
const silenced: CommunityStandingReply = {
  ...standing,
  silencedUntil: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  sanctions: [
    {
      id: '00000000-0000-4000-8000-0000000000a1',
      reason: 'It sold tips.',
      at: new Date().toISOString(),
      until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      appeal: null,
      appealedAt: null,
      answer: null,
      liftedAt: null,
    },
  ],
};
const sampleEvents = eventsReply({
  coming: [
    anEvent(),
    anEvent({
      id: '00000000-0000-4000-8000-0000000000e2',
      kind: 'circle',
      title: 'One annual report, read together',
      seatsReserved: 20,
      hasSeat: true,
      place: 'https://meet.example/circle',
      hasRoom: false,
    }),
  ],
  past: [
    anEvent({
      id: '00000000-0000-4000-8000-0000000000e3',
      title: 'Zakat on shares',
      startsAt: inDays(-9),
      lesson: { slug: 'one', title: 'What a verdict says' },
    }),
  ],
  isDemo: true,
});
const down = () =>
  problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.');

const full: readonly RequestHandler[] = [
  http.get('/api/consents', () => HttpResponse.json(agreed)),
  http.put('/api/consents/:purpose', () => HttpResponse.json(agreed)),
  http.get('/api/community/standing', () => HttpResponse.json(standing)),
  http.get('/api/community/door', () => HttpResponse.json(sampleDoor(me))),
  http.get('/api/community/stocks', () => HttpResponse.json(sampleStocks)),
  http.get('/api/community/topics', () => HttpResponse.json({ topics: ['funds'] })),
  http.put('/api/community/topics/:topic', () => HttpResponse.json({ topics: [] })),
  http.get('/api/community/search', () => HttpResponse.json(sampleFound(me))),
  http.get('/api/community/posts', ({ request }) =>
    HttpResponse.json(sampleThreads(me, new URL(request.url).searchParams.get('cursor'))),
  ),
  http.get<{ id: string }>('/api/community/posts/:id', ({ params }) =>
    HttpResponse.json(samplePost(me, params.id)),
  ),
  http.get<{ id: string }>('/api/community/posts/:id/replies', ({ params }) =>
    HttpResponse.json(sampleReplies(me, params.id)),
  ),
  http.get('/api/community/posts/:id/edits', () =>
    HttpResponse.json({
      edits: [{ title: 'Gold', text: 'I hold a gold bond.', at: new Date().toISOString() }],
    }),
  ),
  http.post<never, PostBody>('/api/community/posts', async ({ request }) => {
    const { text, replyTo = null } = await request.json();
    const { post } = samplePost(me, '1000');
    const id = String((newest += 1));
    return HttpResponse.json({
      ...post,
      id,
      text,
      blocks: [{ kind: 'paragraph', spans: [{ text }] }],
      editedAt: null,
      likes: 0,
      ruledAt: null,
      replyTo,
      thread: replyTo,
      replies: 0,
      head: replyTo === null ? post.head && { ...post.head, id } : null,
    });
  }),
  http.post<never, { text: string }>('/api/community/preview', async ({ request }) => {
    const { text } = await request.json();
    return HttpResponse.json({ blocks: [{ kind: 'paragraph', spans: [{ text }] }] });
  }),
  http.put<never, PostMarksBody>('/api/community/posts/:id/marks', async ({ request }) => {
    const { isLiked = false, isBookmarked = false, isFollowed = false } = await request.json();
    return HttpResponse.json({ isLiked, isBookmarked, isFollowed, unread: 0 });
  }),
  http.get('/api/learn/events', () => HttpResponse.json(sampleEvents)),
  http.put('/api/learn/events/:id/seat', () => HttpResponse.json(sampleEvents.coming[1])),
  http.delete('/api/learn/events/:id/seat', () => HttpResponse.json(sampleEvents.coming[0])),
  http.get('/api/learn/lessons', () => HttpResponse.json(libraryReply)),
  http.get('/api/learn/lessons/:slug', () => HttpResponse.json(aLesson())),
  http.put('/api/learn/lessons/:slug/:mark', () => HttpResponse.json(libraryReply.courses[0]?.lessons[1])),
  http.get('/api/community/rulings', () => HttpResponse.json({ rulings: [] })),
  http.put<{ id: string }>('/api/community/posts/:id/ruling', ({ params }) =>
    HttpResponse.json(samplePost(me, params.id).post),
  ),
  http.put<{ id: string }>('/api/community/posts/:id', ({ params }) =>
    HttpResponse.json(samplePost(me, params.id).post),
  ),
  http.post('/api/community/posts/:id/report', () => HttpResponse.json({ success: true })),
  http.delete('/api/community/posts/:id', () => HttpResponse.json({ success: true })),
  http.post('/api/staff/community/posts/:id/take-down', () => HttpResponse.json({ success: true })),
];

await runStandalone({
  descriptor,
  definition,
  as: me,
  scenarios: {
    full,
    empty: [
      http.get('/api/community/posts', () => HttpResponse.json({ threads: [], marks: {}, next: null })),
      http.get('/api/community/search', () => HttpResponse.json({ found: [], next: null })),
      http.get('/api/learn/events', () => HttpResponse.json(eventsReply({ coming: [] }))),
      http.get('/api/learn/lessons', () => HttpResponse.json({ courses: [], next: null })),
      http.get('/api/community/door', () =>
        HttpResponse.json({ threads: [], members: 0, posts: 0, isDemo: false }),
      ),
      ...full,
    ],
    'new member': [
      http.get('/api/consents', () => HttpResponse.json({ consents: [], history: [] })),
      ...full,
    ],
    'a pause of staff': [http.get('/api/community/standing', () => HttpResponse.json(silenced)), ...full],
    loading: [
      http.get('/api/community/posts', () => delay('infinite')),
      http.get('/api/learn/*', () => delay('infinite')),
      ...full,
    ],
    error: [
      http.get('/api/community/posts', down),
      http.get('/api/community/door', down),
      http.get('/api/learn/*', down),
      ...full,
    ],
    'replies that fail': [http.get('/api/community/posts/:id/replies', down), ...full],
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
