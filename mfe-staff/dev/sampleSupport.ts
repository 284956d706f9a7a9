import type { StaffHelpVotesReply, StaffSupportReply, StaffSupportRequest } from '@tayyib/shared/contracts';

/** A request that waits; made up. */
export const sampleRequest: StaffSupportRequest = {
  id: '00000000-0000-4000-8000-0000000000c1',
  topic: 'problem',
  state: 'open',
  code: 'ABCD2345',
  createdAt: '2026-11-28T09:30:00.000Z',
  since: '2026-11-28T09:30:00.000Z',
  user: { name: 'Zoya Ali', email: 'zoya@tayyib.example', plan: 'premium' },
  messages: [
    {
      id: '1',
      text: 'My watchlist <b>stays</b> empty.',
      at: '2026-11-28T09:30:00.000Z',
      isFromStaff: false,
    },
  ],
};
export const sampleSupport: StaffSupportReply = {
  counts: { open: 1, answered: 4, closed: 12 },
  requests: [sampleRequest],
};

/** What readers said about two articles. */
export const sampleHelpVotes: StaffHelpVotesReply = {
  articles: [
    { article: 'under-review', helpful: 3, unhelpful: 5 },
    { article: 'purify', helpful: 9, unhelpful: 0 },
  ],
};
