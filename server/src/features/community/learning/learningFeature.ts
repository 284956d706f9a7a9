import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { eventDeskRoutes } from './eventDeskRoutes';
import { eventRoutes } from './eventRoutes';
import { lessonDeskRoutes } from './lessonDeskRoutes';
import { lessonRoutes } from './lessonRoutes';
import { changeRecordings } from './changeRecordings';
import { learningPersonalData } from './learningPersonalData';
import { recordingRoutes } from './recordingRoutes';
import { remindOfEvents } from './remindOfEvents';

/** Learning: events with seats and their recordings, the library of lessons, and the desk for both. */
export const learningFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(learningPersonalData);
  app.jobs.add({
    name: 'event-reminders',
    everyMinutes: 1,
    run: (ending) => remindOfEvents(app.db, app.clock.now(), ending),
  });
  app.jobs.add({
    name: 'event-recordings',
    everyMinutes: 1,
    run: () => changeRecordings(app).tidy(app.clock.now()),
  });
  await app.register(eventRoutes);
  await app.register(eventDeskRoutes);
  await app.register(recordingRoutes);
  await app.register(lessonRoutes);
  await app.register(lessonDeskRoutes);
};
