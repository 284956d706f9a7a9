import type {
  ArticlePreview,
  DeskEvent,
  DeskEventsReply,
  DeskLesson,
  DeskLibraryReply,
} from '@tayyib/shared/contracts';

const dayMs = 86_400_000;

const announced: DeskEvent = {
  id: '7a1f6d0e-6a5b-4f0f-9a3e-0d6c3a4b5c61',
  kind: 'webinar',
  title: 'Reading a balance sheet',
  description: 'What **debt** means, line by line.',
  blocks: [{ kind: 'paragraph', spans: [{ text: 'What debt means, line by line.' }] }],
  speaker: 'Adil Alim',
  startsAt: new Date(Date.now() + 3 * dayMs).toISOString(),
  minutes: 60,
  seats: 50,
  seatsReserved: 12,
  audience: 'user',
  isCancelled: false,
  revision: 2,
  place: 'https://meet.example/reading',
  hasRoom: false,
};
const cancelled: DeskEvent = {
  ...announced,
  id: '7a1f6d0e-6a5b-4f0f-9a3e-0d6c3a4b5c62',
  title: 'Zakat on shares',
  isCancelled: true,
  revision: 3,
};

/** What the desk for learning shows in the standalone scenarios. */
export const sampleDeskEvents: DeskEventsReply = { events: [announced, cancelled] };

export const sampleDeskLesson: DeskLesson = {
  id: '8a1f6d0e-6a5b-4f0f-9a3e-0d6c3a4b5c61',
  courseId: '9a1f6d0e-6a5b-4f0f-9a3e-0d6c3a4b5c61',
  slug: 'what-a-verdict-says',
  title: 'What a verdict says',
  body: 'A verdict is the answer of one standard.',
  audience: 'user',
  position: 1,
  isPublished: true,
  eventId: null,
  version: 4,
  readers: 7,
};

export const sampleDeskLibrary: DeskLibraryReply = {
  courses: [
    {
      id: sampleDeskLesson.courseId,
      title: 'Screening',
      summary: 'How a stock is judged.',
      position: 1,
      lessons: [sampleDeskLesson],
    },
  ],
};

export const sampleLearningPreview: ArticlePreview = { blocks: announced.blocks, minutes: 1 };
