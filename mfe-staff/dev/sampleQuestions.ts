import type { AdvisorQuestion } from '@tayyib/shared/contracts';

/** One open and one answered question; made up, like the scholar. */
export const sampleQuestions: readonly [AdvisorQuestion, AdvisorQuestion] = [
  {
    id: '0f3b6f0a-1f7b-4a53-9d0e-6f6b5a1c2d11',
    text: 'May I hold a bank that sells nothing but sukuk?',
    askedAt: '2026-11-20T09:30:00.000Z',
    answer: null,
  },
  {
    id: '0f3b6f0a-1f7b-4a53-9d0e-6f6b5a1c2d12',
    text: 'Does a split of shares change what has to be purified?',
    askedAt: '2026-11-18T06:00:00.000Z',
    answer: {
      text: 'No. The share of impure income stays the same.',
      at: '2026-11-19T10:00:00.000Z',
      by: 'Adil Alim',
    },
  },
];
