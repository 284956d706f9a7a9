import { formatCountOf } from '@tayyib/shared/values/format';
import { ProblemError } from '../../../plugins/http/ProblemError';

export const noSuchEvent = () => new ProblemError(404, 'no-such-event', 'There is no such event.');

/** The same response for a missing event and for one that another person announced. */
export const noEventOfYours = () => new ProblemError(404, 'no-such-event', 'You announced no such event.');

export const eventIsCancelled = () => new ProblemError(409, 'event-cancelled', 'This event is cancelled.');

export const eventHasBegun = () =>
  new ProblemError(409, 'event-begun', 'This event has begun, and can no longer be changed.');

export const seatsAreGone = () =>
  new ProblemError(
    409,
    'event-full',
    'Every seat is taken. A seat that somebody gives back is free for others.',
  );

export const seatsInUse = (reserved: number) =>
  new ProblemError(409, 'seats-in-use', `${formatCountOf(reserved, 'seat')} are taken already.`, 'seats');

export const changedMeanwhile = () =>
  new ProblemError(
    409,
    'changed-meanwhile',
    'Another person has changed this since you opened it. Copy your text and reload the page.',
  );

export const chooseLater = () =>
  new ProblemError(409, 'not-now', 'Choose a time that is still to come.', 'startsAt');

export const noSuchLesson = () => new ProblemError(404, 'no-such-lesson', 'There is no such lesson.');

export const noSuchCourse = () => new ProblemError(404, 'no-such-course', 'There is no such course.');
