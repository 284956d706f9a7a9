import { z } from 'zod';
import { CallPeer } from './callSignals';
import type { Acknowledgement, Answer } from './calls';
import { consultationAnswerMaxLength, consultationQuestionMaxLength } from '../../policy/limits';
import { plainText } from '../common/plainText';
import { Isin } from '../facts/securities';

/** A time at which an advisor can be spoken to. */
export const ConsultationSlot = z.object({
  id: z.uuid(),
  advisor: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
});
export type ConsultationSlot = z.infer<typeof ConsultationSlot>;
export const ConsultationSlotsReply = z.object({ slots: z.array(ConsultationSlot) });
export type ConsultationSlotsReply = z.infer<typeof ConsultationSlotsReply>;

/** What an advisor offers. */
export const OfferSlot = z.strictObject({ startsAt: z.iso.datetime() });
export type OfferSlot = z.infer<typeof OfferSlot>;

export const ConsultationParams = z.object({ id: z.uuid() });

export const BookConsultation = z.strictObject({
  slotId: z.uuid(),
  /** The stock it is about, if it is about one. */
  isin: Isin.nullable(),
  question: plainText(consultationQuestionMaxLength),
});
export type BookConsultation = z.infer<typeof BookConsultation>;

export const ConsultationStatus = z.enum(['booked', 'cancelled', 'answered']);
export type ConsultationStatus = z.infer<typeof ConsultationStatus>;

/** One consultation, as either of the two sees it. */
export const Consultation = z.object({
  id: z.uuid(),
  /** Whether the viewer asks or answers. */
  role: z.enum(['asker', 'advisor']),
  /** Who is at the other side. */
  other: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  status: ConsultationStatus,
  isin: z.string().nullable(),
  stock: z.string().nullable(),
  question: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** The asker's word on keeping the answer with the stock for others to read; null until they gave it. */
  mayPublish: z.boolean().nullable(),
});
export type Consultation = z.infer<typeof Consultation>;
/** The next first. */
export const ConsultationsReply = z.object({ consultations: z.array(Consultation) });
export type ConsultationsReply = z.infer<typeof ConsultationsReply>;

export const AnswerConsultation = z.strictObject({ answer: plainText(consultationAnswerMaxLength) });
export type AnswerConsultation = z.infer<typeof AnswerConsultation>;
export const PublishConsent = z.strictObject({ mayPublish: z.boolean() });
export type PublishConsent = z.infer<typeof PublishConsent>;

/** What a scholar answered about a stock, kept with it because the asker agreed. Who asked is not said. */
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
/** Payload of `consultation-enter` and `consultation-leave`: who it is comes from the connection. */
export const ConsultationRoom = z.strictObject(inRoom);
export type ConsultationRoom = z.infer<typeof ConsultationRoom>;
/** Payload of `consultation-sheet`: the stock that both look at. */
export const ConsultationSheet = z.strictObject({ ...inRoom, isin: Isin.nullable() });
export type ConsultationSheet = z.infer<typeof ConsultationSheet>;

/** Who of the two is in the waiting room, and which stock lies on the table. */
export const ConsultationState = z.object({
  id: z.uuid(),
  asker: CallPeer.nullable(),
  advisor: CallPeer.nullable(),
  isin: z.string().nullable(),
});
export type ConsultationState = z.infer<typeof ConsultationState>;
export const ConsultationReply = z.object({ state: ConsultationState });
export type ConsultationReply = z.infer<typeof ConsultationReply>;

export interface ConsultationClientEvents {
  'consultation-enter': (room: ConsultationRoom, done: (answer: Answer<ConsultationReply>) => void) => void;
  'consultation-leave': (room: ConsultationRoom, done: (answer: Acknowledgement) => void) => void;
  'consultation-sheet': (sheet: ConsultationSheet, done: (answer: Acknowledgement) => void) => void;
}

export interface ConsultationServerEvents {
  'consultation:room': (state: ConsultationState) => void;
  /** A consultation of the viewer was booked, cancelled, answered or agreed to. */
  'consultations:changed': () => void;
}
