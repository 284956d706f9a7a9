import { z } from 'zod';
import { CallPeer } from './callSignals';
import type { Acknowledgement, Answer } from './calls';
import { consultationAnswerMaxLength, consultationQuestionMaxLength } from '../../policy/limits';
import { plainText } from '../common/plainText';
import { Isin } from '../facts/securities';

/** A time slot of an advisor. */
export const ConsultationSlot = z.object({
  id: z.uuid(),
  advisor: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
});
export type ConsultationSlot = z.infer<typeof ConsultationSlot>;
export const ConsultationSlotsReply = z.object({
  slots: z.array(ConsultationSlot),
  /** Whether the viewer is notified when a slot opens. */
  isWaiting: z.boolean(),
});
export type ConsultationSlotsReply = z.infer<typeof ConsultationSlotsReply>;

/** A slot offered by an advisor. */
export const OfferSlot = z.strictObject({ startsAt: z.iso.datetime() });
export type OfferSlot = z.infer<typeof OfferSlot>;

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

export const ConsultationStatus = z.enum(['booked', 'cancelled', 'answered']);
export type ConsultationStatus = z.infer<typeof ConsultationStatus>;

/** One consultation, as either participant sees it. */
export const Consultation = z.object({
  id: z.uuid(),
  /** The role of the viewer. */
  role: z.enum(['asker', 'advisor']),
  /** The other participant. */
  other: z.string(),
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
/** Payload of `consultation-sheet`: the stock shown to both. */
export const ConsultationSheet = z.strictObject({ ...inRoom, isin: Isin.nullable() });
export type ConsultationSheet = z.infer<typeof ConsultationSheet>;

/** Who is in the waiting room, and which stock is shown. */
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
