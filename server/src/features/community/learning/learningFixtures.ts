import type { DeskEvent, LearningEventBody, LearningEventsReply, LessonBody } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { dayMs } from '../../../lib/durations';
import { browserOf } from '../../personal/watchlists/watchlistFixtures';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An event in three days, as it is announced. */
export const anEvent = (app: FastifyInstance, more: Partial<LearningEventBody> = {}): LearningEventBody => ({
  kind: 'webinar',
  title: 'Reading a balance sheet',
  description: 'What **debt** means, line by line.',
  speaker: 'Adil Alim',
  startsAt: new Date(app.clock.now().getTime() + 3 * dayMs).toISOString(),
  minutes: 60,
  seats: 20,
  audience: 'user',
  place: 'https://meet.example/reading',
  hasRoom: false,
  ...more,
});

/** A lesson, as it is written. */
export const aLesson = (courseId: string, more: Partial<LessonBody> = {}): LessonBody => ({
  courseId,
  slug: 'what-a-verdict-says',
  title: 'What a verdict says',
  body: 'A verdict is the answer of **one** standard.',
  audience: 'user',
  position: 1,
  isPublished: true,
  eventId: null,
  ...more,
});

/** People who teach and learn, by their requests. */
export function learningOf(server: () => FastifyInstance) {
  const ask = async (name: PersonName, method: Method, path: string, body?: object) =>
    (await browserOf(server(), name)).ask(method, path, body);
  return {
    ask,
    announce: async (more: Partial<LearningEventBody> = {}, by: PersonName = 'adil'): Promise<DeskEvent> =>
      (await ask(by, 'POST', 'staff/learning/events', anEvent(server(), more))).body,
    takeSeat: (name: PersonName, id: string) => ask(name, 'PUT', `learn/events/${id}/seat`),
    giveBack: (name: PersonName, id: string) => ask(name, 'DELETE', `learn/events/${id}/seat`),
    events: async (name: PersonName): Promise<LearningEventsReply> =>
      (await ask(name, 'GET', 'learn/events')).body,
  };
}
