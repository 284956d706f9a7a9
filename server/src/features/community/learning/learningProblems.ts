import { maxRecordingsOfEvent } from '@tayyib/shared/limits';
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

/** A seat is a place in the room. */
export const roomIsSmaller = (places: number) =>
  new ProblemError(
    409,
    'room-too-small',
    `A room here has places for ${formatCountOf(places, 'listener')}: give at most as many seats.`,
    'seats',
  );

export const hasNoRoom = () =>
  new ProblemError(409, 'no-room', 'This event takes place somewhere else. Its page says where.');

export const opensLater = () =>
  new ProblemError(409, 'too-early', 'The room can be opened ten minutes before the event begins.');

export const isOver = () => new ProblemError(409, 'event-over', 'This event is over.');

export const roomNotOpen = () =>
  new ProblemError(
    409,
    'room-not-open',
    'The room is not open at the moment. Try again in a minute: who speaks opens it.',
  );

export const changedMeanwhile = () =>
  new ProblemError(
    409,
    'changed-meanwhile',
    'Another person has changed this since you opened it. Copy your text and reload the page.',
  );

export const chooseLater = () =>
  new ProblemError(409, 'not-now', 'Choose a time that is still to come.', 'startsAt');

export const noSuchRecording = () =>
  new ProblemError(404, 'no-such-recording', 'There is no such recording.');

export const onlyHostRecords = () =>
  new ProblemError(409, 'not-host', 'Only who speaks at this event can record, from inside its room.');

export const tooManyRecordings = () =>
  new ProblemError(
    409,
    'too-many-recordings',
    `This event has ${maxRecordingsOfEvent} recordings, which is the most. Delete one on the desk first.`,
  );

export const recordingHasEnded = () =>
  new ProblemError(409, 'recording-ended', 'This recording has ended. Start another one.');

export const recordingIsFull = () =>
  new ProblemError(409, 'recording-full', 'This recording is as long as one can be. Start another one.');

export const partIsMissing = (next: number) =>
  new ProblemError(409, 'part-missing', `The parts follow each other: the next one is ${next}.`, 'part');

export const notSound = () =>
  new ProblemError(415, 'not-sound', 'Send the sound of a recording: WebM or MP4.', 'file');

export const isRecording = () =>
  new ProblemError(409, 'still-recording', 'This is being recorded at the moment. Stop it first.');

export const noSuchLesson = () => new ProblemError(404, 'no-such-lesson', 'There is no such lesson.');

export const noSuchCourse = () => new ProblemError(404, 'no-such-course', 'There is no such course.');
