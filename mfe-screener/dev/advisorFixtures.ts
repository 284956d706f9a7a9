import { http, HttpResponse } from 'msw';
import type { AdvisorQuestion, AdvisorReply } from '@tayyib/shared/contracts';
import { standardById, standardIds, standards } from '@tayyib/shared/shariah';

/** Made up, like the scholar. */
const sampleQuestions: readonly AdvisorQuestion[] = [
  {
    id: '0f3b6f0a-1f7b-4a53-9d0e-6f6b5a1c2d01',
    text: 'Is a company that leases ships to oil firms permitted?',
    askedAt: '2026-11-20T09:30:00.000Z',
    answer: null,
  },
  {
    id: '0f3b6f0a-1f7b-4a53-9d0e-6f6b5a1c2d02',
    text: 'A stock I hold fell under review. Do I have to sell it at once?',
    askedAt: '2026-11-18T06:00:00.000Z',
    answer: {
      text: 'No. Under review means that facts are missing; wait until they are known.',
      at: '2026-11-19T10:00:00.000Z',
      by: 'Mufti Salman Farooqi',
    },
  },
];

const advisor: AdvisorReply = {
  advisors: [{ name: 'Mufti Salman Farooqi', about: 'Teaches the law of trade. Made up for this page.' }],
  editions: standards.map(({ id, edition, title, reviewer }) => ({
    standard: id,
    edition,
    title,
    reviewer,
    publishedAt: null,
    publishedBy: null,
    publishedFor: null,
  })),
};

/** Replies about the advisor. */
export const advisors = [
  http.get('/api/advisor', () => HttpResponse.json(advisor)),
  http.get('/api/standards/:id', ({ params }) =>
    HttpResponse.json(standardById[standardIds.find((id) => id === params['id']) ?? 'TASIS']),
  ),
  http.get('/api/advisor/questions', () => HttpResponse.json({ questions: sampleQuestions, openMost: 3 })),
  http.post('/api/advisor/questions', () => HttpResponse.json(sampleQuestions[0] ?? {})),
];

/** No advisors and no questions. */
export const noAdvisors = [
  http.get('/api/advisor', () => HttpResponse.json({ ...advisor, advisors: [] })),
  http.get('/api/advisor/questions', () => HttpResponse.json({ questions: [], openMost: 3 })),
];
