import {
  ArticlePreview,
  DeskEvent,
  DeskEventsReply,
  DeskLesson,
  DeskLibraryReply,
  EventRoomReply,
  LearningEvent,
  LearningEventsReply,
  Lesson,
  LessonSummary,
  LibraryReply,
  type LearningEventBody,
  type LessonBody,
} from '@tayyib/shared/contracts';
import { learningApi } from '../../../mfe-community/src/api/learningApi';
import { learningDeskApi } from '../../../mfe-staff/src/api/learningDeskApi';
import type { Row } from './Row';

const learning = learningApi.endpoints;
const desk = learningDeskApi.endpoints;

const event: LearningEventBody = {
  kind: 'webinar',
  title: 'Reading a balance sheet',
  description: 'What **debt** means.',
  speaker: 'Adil Alim',
  // its room can be opened already
  startsAt: new Date(Date.now() + 5 * 60_000).toISOString(),
  minutes: 60,
  seats: 2,
  audience: 'user',
  place: 'Hall 2',
  hasRoom: true,
};
const course = { title: 'Screening', summary: 'How a stock is judged.', position: 1 };
const lesson: Omit<LessonBody, 'courseId'> = {
  slug: 'a-contract-lesson',
  title: 'What a verdict says',
  body: 'The answer of one standard.',
  audience: 'user',
  position: 1,
  isPublished: true,
  eventId: null,
};

/** The requests of events, of the library and of their desk, in an order in which they work. */
export const learningRows: Readonly<Record<string, Row>> = {
  announceEvent: {
    as: 'adil',
    route: 'POST /api/staff/learning/events',
    reply: DeskEvent,
    ask: (send) => send(desk.announceEvent.initiate(event)),
    learn: (body) => ({ learningEvent: DeskEvent.parse(body).id }),
  },
  changeEvent: {
    as: 'adil',
    route: 'PUT /api/staff/learning/events/:id',
    reply: DeskEvent,
    ask: (send, { learningEvent }) =>
      send(desk.changeEvent.initiate({ id: learningEvent, change: { ...event, seats: 3, revision: 0 } })),
  },
  getDeskEvents: {
    as: 'adil',
    route: 'GET /api/staff/learning/events',
    reply: DeskEventsReply,
    ask: (send) => send(desk.getDeskEvents.initiate()),
  },
  takeCommunitySeat: {
    as: 'ann',
    route: 'PUT /api/learn/events/:id/seat',
    reply: LearningEvent,
    ask: (send, { learningEvent }) => send(learning.takeCommunitySeat.initiate(learningEvent)),
  },
  openEventRoom: {
    as: 'adil',
    route: 'POST /api/staff/learning/events/:id/room',
    reply: EventRoomReply,
    ask: (send, { learningEvent }) => send(desk.openEventRoom.initiate(learningEvent)),
  },
  joinCommunityEvent: {
    as: 'ann',
    route: 'POST /api/learn/events/:id/room',
    reply: EventRoomReply,
    ask: (send, { learningEvent }) => send(learning.joinCommunityEvent.initiate(learningEvent)),
  },
  getCommunityEvents: {
    as: 'ann',
    route: 'GET /api/learn/events',
    reply: LearningEventsReply,
    ask: (send) => send(learning.getCommunityEvents.initiate()),
  },
  giveBackCommunitySeat: {
    as: 'ann',
    route: 'DELETE /api/learn/events/:id/seat',
    reply: LearningEvent,
    ask: (send, { learningEvent }) => send(learning.giveBackCommunitySeat.initiate(learningEvent)),
  },
  cancelEvent: {
    as: 'sana',
    route: 'POST /api/staff/learning/events/:id/cancel',
    reply: DeskEvent,
    ask: (send, { learningEvent }) =>
      send(desk.cancelEvent.initiate({ id: learningEvent, why: 'The hall is closed.' })),
  },
  previewLearningText: {
    as: 'adil',
    route: 'POST /api/staff/learning/preview',
    reply: ArticlePreview,
    ask: (send) => send(desk.previewLearningText.initiate('A text.')),
  },
  addCourse: {
    as: 'adil',
    route: 'POST /api/staff/learning/courses',
    reply: DeskLibraryReply,
    ask: (send) => send(desk.addCourse.initiate(course)),
    learn: (body) => ({
      course: DeskLibraryReply.parse(body).courses.find(({ title }) => title === course.title)?.id ?? '',
    }),
  },
  changeCourse: {
    as: 'adil',
    route: 'PUT /api/staff/learning/courses/:id',
    reply: DeskLibraryReply,
    ask: (send, { course: id }) => send(desk.changeCourse.initiate({ id, course })),
  },
  addLesson: {
    as: 'adil',
    route: 'POST /api/staff/learning/lessons',
    reply: DeskLesson,
    ask: (send, { course: courseId }) => send(desk.addLesson.initiate({ ...lesson, courseId })),
    learn: (body) => ({ lesson: DeskLesson.parse(body).id }),
  },
  changeLesson: {
    as: 'sana',
    route: 'PUT /api/staff/learning/lessons/:id',
    reply: DeskLesson,
    ask: (send, { course: courseId, lesson: id }) =>
      send(desk.changeLesson.initiate({ id, change: { ...lesson, courseId, version: 1 } })),
  },
  getDeskLibrary: {
    as: 'adil',
    route: 'GET /api/staff/learning/library',
    reply: DeskLibraryReply,
    ask: (send) => send(desk.getDeskLibrary.initiate()),
  },
  openCommunityLesson: {
    as: 'ann',
    route: 'PUT /api/learn/lessons/:slug/opened',
    reply: LessonSummary,
    ask: (send) => send(learning.openCommunityLesson.initiate(lesson.slug)),
  },
  markCommunityLesson: {
    as: 'ann',
    route: 'PUT /api/learn/lessons/:slug/read',
    reply: LessonSummary,
    ask: (send) => send(learning.markCommunityLesson.initiate({ slug: lesson.slug, isRead: true })),
  },
  getCommunityLesson: {
    as: 'ann',
    route: 'GET /api/learn/lessons/:slug',
    reply: Lesson,
    ask: (send) => send(learning.getCommunityLesson.initiate(lesson.slug)),
  },
  getCommunityLibrary: {
    as: 'ann',
    route: 'GET /api/learn/lessons',
    reply: LibraryReply,
    ask: (send) => send(learning.getCommunityLibrary.initiate()),
  },
};
