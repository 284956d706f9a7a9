import { z } from 'zod';
import { CallPeer } from './callSignals';
import type { Acknowledgement, Answer } from './calls';
import {
  advisorProfileMaxLength,
  consultationAnswerMaxLength,
  consultationMinutes,
  consultationNotesMaxLength,
  consultationQuestionMaxLength,
  maxConsultationHours,
} from '../../policy/limits';
import { cleanText } from '../../policy/cleanText';
import { plainText } from '../common/plainText';
import { Isin } from '../facts/securities';
import { RatioId } from '../verdicts/verdicts';

/** A time slot of an advisor. */
export const ConsultationSlot = z.object({
  id: z.uuid(),
  advisor: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
});
export type ConsultationSlot = z.infer<typeof ConsultationSlot>;

/** An advisor as users who book see them. What the advisor wrote is empty until they write it. */
export const AdvisorCard = z.object({
  name: z.string(),
  qualification: z.string(),
  languages: z.string(),
  about: z.string(),
  /** How many consultations the advisor answered in writing. */
  answered: z.number().int(),
  /** The average of the ratings, of 1 to 5, and their number; null while there are few. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
});
export type AdvisorCard = z.infer<typeof AdvisorCard>;

export const ConsultationSlotsReply = z.object({
  slots: z.array(ConsultationSlot),
  /** Those who offer slots, or are described. */
  advisors: z.array(AdvisorCard),
  /** Whether the viewer is notified when a slot opens. */
  isWaiting: z.boolean(),
});
export type ConsultationSlotsReply = z.infer<typeof ConsultationSlotsReply>;

/** A slot offered by an advisor. */
export const OfferSlot = z.strictObject({ startsAt: z.iso.datetime() });
export type OfferSlot = z.infer<typeof OfferSlot>;

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[03]0$/, 'Choose a full or half hour.');
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Hours of an advisor that repeat every week, in Indian time; Sunday is 0. */
export const ConsultationHours = z
  .strictObject({ weekday: z.number().int().min(0).max(6), from: timeOfDay, until: timeOfDay })
  .refine(
    ({ from, until }) => minuteOf(until) - minuteOf(from) >= consultationMinutes,
    'They end at least half an hour after they begin.',
  );
export type ConsultationHours = z.infer<typeof ConsultationHours>;
export const ChangeConsultationHours = z.strictObject({
  hours: z
    .array(ConsultationHours)
    .max(maxConsultationHours)
    .refine(
      (hours) =>
        hours.every((one, place) =>
          hours.every(
            (other, otherPlace) =>
              place === otherPlace ||
              one.weekday !== other.weekday ||
              minuteOf(one.until) <= minuteOf(other.from) ||
              minuteOf(other.until) <= minuteOf(one.from),
          ),
        ),
      'Hours of one day overlap.',
    ),
});
export type ChangeConsultationHours = z.infer<typeof ChangeConsultationHours>;

/** What an advisor says about themselves; empty for nothing. */
const profileText = z
  .string()
  .max(advisorProfileMaxLength * 2)
  .overwrite(cleanText)
  .trim()
  .max(advisorProfileMaxLength);
export const AdvisorProfile = z.strictObject({
  qualification: profileText,
  languages: profileText,
  about: profileText,
});
export type AdvisorProfile = z.infer<typeof AdvisorProfile>;

/** A slot to come of an advisor, as they see it. */
export const OwnSlot = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  isWeekly: z.boolean(),
  /** Who booked it; null while it is free. */
  bookedBy: z.string().nullable(),
});
export type OwnSlot = z.infer<typeof OwnSlot>;
/** The calendar of an advisor. */
export const AdvisorCalendar = z.object({
  profile: AdvisorProfile,
  hours: z.array(ConsultationHours),
  slots: z.array(OwnSlot),
});
export type AdvisorCalendar = z.infer<typeof AdvisorCalendar>;

/** Whether to be notified, once, when a slot opens. */
export const ConsultationWish = z.strictObject({ isWaiting: z.boolean() });
export type ConsultationWish = z.infer<typeof ConsultationWish>;

export const ConsultationParams = z.object({ id: z.uuid() });

export const BookConsultation = z.strictObject({
  slotId: z.uuid(),
  /** The stock it is about; null for none. */
  isin: Isin.nullable(),
  question: plainText(consultationQuestionMaxLength),
});
export type BookConsultation = z.infer<typeof BookConsultation>;

/** Another slot for a booked consultation. */
export const MoveConsultation = z.strictObject({ slotId: z.uuid() });
export type MoveConsultation = z.infer<typeof MoveConsultation>;

/** Notes of one of the two, for nobody else; empty to delete them. */
export const ConsultationNotes = z.strictObject({
  notes: z
    .string()
    .max(consultationNotesMaxLength * 2)
    .overwrite(cleanText)
    .trim()
    .max(consultationNotesMaxLength),
});
export type ConsultationNotes = z.infer<typeof ConsultationNotes>;

/** How the requester rates a consultation, from 1 to 5. */
export const RateConsultation = z.strictObject({ rating: z.number().int().min(1).max(5) });
export type RateConsultation = z.infer<typeof RateConsultation>;

export const ConsultationStatus = z.enum(['booked', 'cancelled', 'answered']);
export type ConsultationStatus = z.infer<typeof ConsultationStatus>;

/** One consultation, as either participant sees it. */
export const Consultation = z.object({
  id: z.uuid(),
  /** The role of the viewer. */
  role: z.enum(['asker', 'advisor']),
  /** The other participant. */
  other: z.string(),
  /** The name of the advisor, who signs the answer. */
  advisor: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  status: ConsultationStatus,
  isin: z.string().nullable(),
  stock: z.string().nullable(),
  question: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** Whether the client agreed to publish the answer on the stock's page; null until they decide. */
  mayPublish: z.boolean().nullable(),
  /** Until when the viewer may move it; null where they may not. */
  movableUntil: z.iso.datetime().nullable(),
  /** How often it was moved. */
  moves: z.number().int(),
  /** The viewer's own notes. */
  notes: z.string(),
  rating: z.number().int().nullable(),
  /** Whether the other participant is in the room now. */
  isOtherWaiting: z.boolean(),
});
export type Consultation = z.infer<typeof Consultation>;
/** Those still to come, the soonest first, then the others, latest first. */
export const ConsultationsReply = z.object({ consultations: z.array(Consultation) });
export type ConsultationsReply = z.infer<typeof ConsultationsReply>;

export const AnswerConsultation = z.strictObject({ answer: plainText(consultationAnswerMaxLength) });
export type AnswerConsultation = z.infer<typeof AnswerConsultation>;
export const PublishConsent = z.strictObject({ mayPublish: z.boolean() });
export type PublishConsent = z.infer<typeof PublishConsent>;

/** A published answer about a stock, with the consent of the client, who stays anonymous. */
export const StockAnswer = z.object({
  id: z.uuid(),
  advisor: z.string(),
  answer: z.string(),
  answeredAt: z.iso.datetime(),
});
export type StockAnswer = z.infer<typeof StockAnswer>;
export const StockAnswersReply = z.object({ answers: z.array(StockAnswer) });
export type StockAnswersReply = z.infer<typeof StockAnswersReply>;

const inRoom = { id: z.uuid() };
/** Payload of `consultation-enter` and `consultation-leave`: the user is known from the connection. */
export const ConsultationRoom = z.strictObject(inRoom);
export type ConsultationRoom = z.infer<typeof ConsultationRoom>;
/** Payload of `consultation-sheet`: opens the sheet of a stock for both, in front of the others; null closes all of them. */
export const ConsultationSheet = z.strictObject({ ...inRoom, isin: Isin.nullable() });
export type ConsultationSheet = z.infer<typeof ConsultationSheet>;
/** Payload of `consultation-sheet-close`: closes one sheet for both. */
export const CloseConsultationSheet = z.strictObject({ ...inRoom, isin: Isin });
export type CloseConsultationSheet = z.infer<typeof CloseConsultationSheet>;

/** A line of the sheet of a stock: the reason of the verdict, a ratio, or the source. Its content is not sent. */
export const SheetLine = z.enum(['reason', ...RatioId.options, 'source']);
export type SheetLine = z.infer<typeof SheetLine>;
/** A line that one of the two points at. */
export const PointedLine = z.strictObject({ isin: Isin, line: SheetLine });
export type PointedLine = z.infer<typeof PointedLine>;
/** Payload of `consultation-point`: a line of an open sheet, or null to point at none. */
export const ConsultationPoint = z.strictObject({ ...inRoom, at: PointedLine.nullable() });
export type ConsultationPoint = z.infer<typeof ConsultationPoint>;

/** Who is in the waiting room, which sheets are open, and where the two point. */
export const ConsultationState = z.object({
  id: z.uuid(),
  asker: CallPeer.nullable(),
  advisor: CallPeer.nullable(),
  /** The sheet in front: the one that was opened last. */
  isin: z.string().nullable(),
  /** All open sheets, in the order in which they were opened. */
  sheets: z.array(z.string()),
  pointed: z.object({ asker: PointedLine.nullable(), advisor: PointedLine.nullable() }),
});
export type ConsultationState = z.infer<typeof ConsultationState>;
export const ConsultationReply = z.object({ state: ConsultationState });
export type ConsultationReply = z.infer<typeof ConsultationReply>;

export interface ConsultationClientEvents {
  'consultation-enter': (room: ConsultationRoom, done: (answer: Answer<ConsultationReply>) => void) => void;
  'consultation-leave': (room: ConsultationRoom, done: (answer: Acknowledgement) => void) => void;
  'consultation-sheet': (sheet: ConsultationSheet, done: (answer: Acknowledgement) => void) => void;
  'consultation-sheet-close': (
    sheet: CloseConsultationSheet,
    done: (answer: Acknowledgement) => void,
  ) => void;
  'consultation-point': (point: ConsultationPoint, done: (answer: Acknowledgement) => void) => void;
}

export interface ConsultationServerEvents {
  'consultation:room': (state: ConsultationState) => void;
  /** A consultation of the viewer was booked, cancelled, answered or agreed to. */
  'consultations:changed': () => void;
}
