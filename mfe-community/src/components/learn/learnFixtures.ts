import type { LearningEvent, LearningEventsReply, Lesson, LibraryReply } from '@tayyib/shared/contracts';

const dayMs = 86_400_000;
export const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

/** An event in three days. */
export const anEvent = (facts: Partial<LearningEvent> = {}): LearningEvent => ({
  id: '00000000-0000-4000-8000-0000000000e1',
  kind: 'webinar',
  title: 'Reading a balance sheet',
  blocks: [{ kind: 'paragraph', spans: [{ text: 'What debt means, line by line.' }] }],
  speaker: 'Adil Alim',
  startsAt: inDays(3),
  minutes: 60,
  seats: 20,
  seatsReserved: 5,
  audience: 'user',
  isCancelled: false,
  revision: 0,
  hasSeat: false,
  place: null,
  hasRoom: false,
  lesson: null,
  recordings: [],
  ...facts,
});

export const eventsReply = (facts: Partial<LearningEventsReply> = {}): LearningEventsReply => ({
  coming: [anEvent()],
  past: [],
  isDemo: false,
  ...facts,
});

export const libraryReply: LibraryReply = {
  courses: [
    {
      id: '00000000-0000-4000-8000-0000000000c1',
      title: 'Screening',
      summary: 'How a stock is judged.',
      lessons: [
        { slug: 'one', title: 'What a verdict says', minutes: 2, audience: 'user', isRead: true },
        { slug: 'two', title: 'What debt is', minutes: 3, audience: 'user', isRead: false },
        { slug: 'three', title: 'Two standards', minutes: 4, audience: 'premium', isRead: false },
      ],
    },
  ],
  next: { slug: 'two', title: 'What debt is', course: 'Screening' },
};

export const aLesson = (facts: Partial<Lesson> = {}): Lesson => ({
  slug: 'two',
  title: 'What debt is',
  minutes: 3,
  audience: 'user',
  isRead: false,
  course: 'Screening',
  blocks: [{ kind: 'paragraph', spans: [{ text: 'Debt is what bears interest.' }] }],
  recordings: [],
  before: { slug: 'one', title: 'What a verdict says' },
  after: { slug: 'three', title: 'Two standards' },
  ...facts,
});
