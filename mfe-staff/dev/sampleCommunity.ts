import type { CommunityQueueReply, Sanction } from '@tayyib/shared/contracts';

const member = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Bilal Khan',
  status: 1,
  isScholar: false,
};

/** A warning, and a pause that its member appealed. */
export const sampleSanctions: readonly [warning: Sanction, pause: Sanction] = [
  {
    id: '00000000-0000-4000-8000-0000000000a1',
    reason: 'Sold tips',
    at: '2026-11-20T09:30:00.000Z',
    until: null,
    appeal: null,
    appealedAt: null,
    answer: null,
    liftedAt: null,
  },
  {
    id: '00000000-0000-4000-8000-0000000000a2',
    reason: 'Insulted a member',
    at: '2026-11-26T09:30:00.000Z',
    until: '2026-12-03T09:30:00.000Z',
    appeal: 'It was a joke between friends.',
    appealedAt: '2026-11-27T09:30:00.000Z',
    answer: null,
    liftedAt: null,
  },
];

/** One reported post and one appeal; made up. */
export const sampleCommunityQueue: CommunityQueueReply = {
  total: 1,
  posts: [
    {
      title: 'Which small company do you hold?',
      post: {
        id: '42',
        author: member,
        text: 'Join my paid group, **guaranteed** returns.',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              { text: 'Join my paid group, ' },
              { text: 'guaranteed', isStrong: true },
              { text: ' returns.' },
            ],
          },
        ],
        createdAt: '2026-11-28T09:30:00.000Z',
        editedAt: null,
        likes: 0,
        ruledAt: null,
        replyTo: '40',
        thread: '40',
        replies: 0,
        head: null,
      },
      reports: [
        { reason: 'selling-words', note: null, reporter: null, at: '2026-11-28T09:30:00.000Z' },
        {
          reason: 'spam',
          note: 'The third time this week.',
          reporter: 'Zoya Ali',
          at: '2026-11-28T09:40:00.000Z',
        },
      ],
      sanctions: [sampleSanctions[0]],
    },
  ],
  appeals: [
    {
      member: { ...member, id: '00000000-0000-4000-8000-000000000003', name: 'Zoya Ali' },
      sanction: sampleSanctions[1],
    },
  ],
};
