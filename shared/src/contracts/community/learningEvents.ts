import { z } from 'zod';
import { learningAudiences, learningEventKinds } from '../../policy/learning';
import {
  authorNameMaxLength,
  eventDescriptionMaxLength,
  eventMinutes,
  eventPlaceMaxLength,
  learningTitleMaxLength,
  lessonBodyMaxLength,
  maxEventSeats,
} from '../../policy/limits';
import { plainText } from '../common/plainText';
import { reason } from '../reason';
import { ArticleBlock } from './articles';
import { Recording } from './recordings';

/** An event as a reader sees it. */
export const LearningEvent = z.object({
  id: z.uuid(),
  kind: z.enum(learningEventKinds),
  title: z.string(),
  /** What its description shows. */
  blocks: z.array(ArticleBlock),
  speaker: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  seats: z.number().int(),
  seatsReserved: z.number().int(),
  /** Whose plan includes a seat. */
  audience: z.enum(learningAudiences),
  isCancelled: z.boolean(),
  /** Larger after each change, for calendars. */
  revision: z.number().int(),
  hasSeat: z.boolean(),
  /** An address or a link; null for those without a seat. */
  place: z.string().nullable(),
  /** Whether it takes place live, in a room for calls. */
  hasRoom: z.boolean(),
  /** The published lesson about it. */
  lesson: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** What the viewer may listen to. */
  recordings: z.array(Recording),
});
export type LearningEvent = z.infer<typeof LearningEvent>;

/** Events that are not over, the soonest first, and the latest of those that are, latest first. */
export const LearningEventsReply = z.object({
  coming: z.array(LearningEvent),
  past: z.array(LearningEvent),
  /** Whether the events are demo content. */
  isDemo: z.boolean(),
});
export type LearningEventsReply = z.infer<typeof LearningEventsReply>;

export const LearningEventParams = z.object({ id: z.uuid() });

const oneLine = (maxLength: number) => plainText(maxLength).regex(/^[^\n]*$/, 'Write it in one line.');

/** An event as it is announced. */
export const LearningEventBody = z.strictObject({
  kind: z.enum(learningEventKinds),
  title: oneLine(learningTitleMaxLength),
  /** Markdown. */
  description: plainText(eventDescriptionMaxLength),
  speaker: oneLine(authorNameMaxLength),
  startsAt: z.iso.datetime(),
  minutes: z
    .number()
    .int('Give whole minutes.')
    .min(eventMinutes.least, `At least ${eventMinutes.least} minutes.`)
    .max(eventMinutes.most, `At most ${eventMinutes.most} minutes.`),
  seats: z
    .number()
    .int('Give a whole number.')
    .min(1, 'At least one seat.')
    .max(maxEventSeats, `At most ${maxEventSeats} seats.`),
  audience: z.enum(learningAudiences),
  /** Where it takes place: an address, or a link to a room. Only those with a seat see it. */
  place: oneLine(eventPlaceMaxLength),
  /** Live, in a room for calls: as many seats as it has places for listeners. */
  hasRoom: z.boolean().default(false),
});
export type LearningEventBody = z.infer<typeof LearningEventBody>;

/** A change of an event, with the revision that was read: a later one is not overwritten. */
export const LearningEventChange = LearningEventBody.extend({ revision: z.number().int() });
export type LearningEventChange = z.infer<typeof LearningEventChange>;

/** The address of the room of an event, which is open: for who speaks, and for those with a seat. */
export const EventRoomReply = z.object({ address: z.string() });
export type EventRoomReply = z.infer<typeof EventRoomReply>;

/** Why an event is cancelled; those with a seat read it. */
export const CancelEventBody = z.strictObject({ why: reason });
export type CancelEventBody = z.infer<typeof CancelEventBody>;

/** An event on the desk of who announces. */
export const DeskEvent = LearningEvent.omit({ hasSeat: true, lesson: true, recordings: true }).extend({
  description: z.string(),
  place: z.string(),
});
export type DeskEvent = z.infer<typeof DeskEvent>;

/** The events that the viewer may change, those to come first: their own, and for staff all. */
export const DeskEventsReply = z.object({ events: z.array(DeskEvent) });
export type DeskEventsReply = z.infer<typeof DeskEventsReply>;

/** A text as it is typed, for its preview. */
export const LearningPreviewBody = z.strictObject({ text: z.string().max(lessonBodyMaxLength) });
export type LearningPreviewBody = z.infer<typeof LearningPreviewBody>;
