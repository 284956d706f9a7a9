import type { ClassAnswerEntry, ClassAnswerPreview, ClassQuestion } from '@tayyib/shared/contracts';

/** The answer in force on a class. */
export const sugarAnswer: ClassAnswerEntry = {
  id: 2,
  className: 'Sugar',
  decision: 'permissible',
  reason: 'Sugar is food; spirit is a by-product that is mostly fuel.',
  signedBy: 'Adil Alim',
  signedAt: '2026-11-20T06:00:00.000Z',
};

/** Classes that say nothing: open, answered and none at all. */
export const sampleClassQuestions: readonly ClassQuestion[] = [
  {
    className: 'Trading & Distributors',
    companies: 192,
    open: 187,
    named: [
      { isin: 'INE423A01024', symbol: 'ADANIENT', name: 'Adani Enterprises Limited' },
      { isin: 'INE314A01017', symbol: 'STCINDIA', name: 'The State Trading Corporation of India Limited' },
    ],
    answer: null,
    history: [],
  },
  {
    className: null,
    companies: 144,
    open: 143,
    named: [{ isin: 'INE0NEW01011', symbol: 'NEWCO', name: 'Newly Listed Limited' }],
    answer: null,
    history: [],
  },
  {
    className: 'Sugar',
    companies: 38,
    open: 36,
    named: [
      { isin: 'INE119A01028', symbol: 'BALRAMCHIN', name: 'Balrampur Chini Mills Limited' },
      { isin: 'INE256C01024', symbol: 'TRIVENI', name: 'Triveni Engineering & Industries Limited' },
    ],
    answer: sugarAnswer,
    history: [
      sugarAnswer,
      {
        ...sugarAnswer,
        id: 1,
        decision: 'doubtful',
        reason: 'What the mills do with their molasses is not known yet.',
        signedAt: '2026-11-18T06:00:00.000Z',
      },
    ],
  },
];

/** What a decision would move. */
export const previewOf = (query: URLSearchParams): ClassAnswerPreview =>
  query.get('decision') === 'doubtful'
    ? { judged: 192, moved: 0, byStandard: [] }
    : {
        judged: 192,
        moved: 31,
        byStandard: [
          { standard: 'TASIS', compliant: 4, nonCompliant: 9, underReview: 18 },
          { standard: 'AAOIFI', compliant: 12, nonCompliant: 0, underReview: 0 },
        ],
      };
