import {
  AdvisorCalendar,
  Consultation,
  ConsultationSlot,
  ConsultationSlotsReply,
  ConsultationsReply,
  ConsultationWish,
  StockAnswersReply,
  StockPage,
} from '@tayyib/shared/contracts';
import type { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import { consultationsApi } from '../../../mfe-calls/src/api/consultationsApi';
import {
  consultations,
  consultationSlots,
} from '../../../server/src/database/schema/community/consultationTables';
import { userIdOf } from '../../../server/src/testing';
import type { Row } from './Row';

const ask = consultationsApi.endpoints;
/** Reliance Industries, which is in the sample data. */
const isin = 'INE002A01018';
/** A consultation of Rafi with Adil for the cancellation. */
const unwantedId = '00000000-0000-4000-8000-0000000000e1';
export async function insertConsultation(app: FastifyInstance): Promise<void> {
  const userId = await userIdOf(app, 'rafi');
  const advisorId = await userIdOf(app, 'adil');
  const now = app.clock.now();
  const slot = { id: unwantedId, advisorId, startsAt: new Date(now.getTime() + 7 * 86_400_000), minutes: 30 };
  await app.db.insert(consultationSlots).values(slot);
  const question = 'May I?';
  await app.db
    .insert(consultations)
    .values({ id: unwantedId, slotId: unwantedId, userId, status: 'booked', question, bookedAt: now });
}

const learnt = { slot: '', unwanted: '', other: '', consultation: '' };
const asker = (route: string, reply: z.ZodType, send: Row['ask']): Row => ({
  as: 'rafi',
  route,
  reply,
  ask: send,
});
const advisor = (route: string, reply: z.ZodType, send: Row['ask']): Row => ({
  as: 'adil',
  route,
  reply,
  ask: send,
});

/** The requests of a consultation from the slot to the consent, in order. */
export const consultationRows: Readonly<Record<string, Row>> = {
  offerConsultationSlot: {
    ...advisor('POST /api/consultations/slots', ConsultationSlot, (send) =>
      send(ask.offerConsultationSlot.initiate(new Date(Date.now() + 86_400_000).toISOString())),
    ),
    learn: (body) => {
      learnt.slot = ConsultationSlot.parse(body).id;
      return {};
    },
  },
  getConsultationSlots: asker('GET /api/consultations/slots', ConsultationSlotsReply, (send) =>
    send(ask.getConsultationSlots.initiate()),
  ),
  changeAdvisorProfile: advisor('PUT /api/consultations/profile', AdvisorCalendar, (send) =>
    send(ask.changeAdvisorProfile.initiate({ qualification: 'Mufti', languages: 'Urdu', about: 'Trade.' })),
  ),
  changeConsultationHours: {
    ...advisor('PUT /api/consultations/hours', AdvisorCalendar, (send) =>
      send(ask.changeConsultationHours.initiate([{ weekday: 1, from: '17:00', until: '18:00' }])),
    ),
    learn: (body) => {
      const weekly = AdvisorCalendar.parse(body).slots.filter(({ isWeekly }) => isWeekly);
      [learnt.unwanted = '', learnt.other = ''] = weekly.map(({ id }) => id);
      return {};
    },
  },
  withdrawConsultationSlot: advisor('DELETE /api/consultations/slots/:id', AdvisorCalendar, (send) =>
    send(ask.withdrawConsultationSlot.initiate(learnt.unwanted)),
  ),
  getAdvisorCalendar: advisor('GET /api/consultations/calendar', AdvisorCalendar, (send) =>
    send(ask.getAdvisorCalendar.initiate()),
  ),
  wishForConsultation: asker('PUT /api/consultations/wish', ConsultationWish, (send) =>
    send(ask.wishForConsultation.initiate(true)),
  ),
  bookConsultation: {
    ...asker('POST /api/consultations', Consultation, (send) =>
      send(ask.bookConsultation.initiate({ slotId: learnt.slot, isin, question: 'May I?' })),
    ),
    learn: (body) => {
      learnt.consultation = Consultation.parse(body).id;
      return {};
    },
  },
  getConsultations: asker('GET /api/consultations', ConsultationsReply, (send) =>
    send(ask.getConsultations.initiate()),
  ),
  moveConsultation: asker('POST /api/consultations/:id/move', Consultation, (send) =>
    send(ask.moveConsultation.initiate({ id: learnt.consultation, slotId: learnt.other })),
  ),
  noteConsultation: asker('PUT /api/consultations/:id/notes', Consultation, (send) =>
    send(ask.noteConsultation.initiate({ id: learnt.consultation, notes: 'Bonds.' })),
  ),
  answerConsultation: advisor('PUT /api/consultations/:id/answer', Consultation, (send) =>
    send(ask.answerConsultation.initiate({ id: learnt.consultation, answer: 'Yes.' })),
  ),
  rateConsultation: asker('PUT /api/consultations/:id/rating', Consultation, (send) =>
    send(ask.rateConsultation.initiate({ id: learnt.consultation, rating: 5 })),
  ),
  agreeToPublish: asker('PUT /api/consultations/:id/consent', Consultation, (send) =>
    send(ask.agreeToPublish.initiate({ id: learnt.consultation, mayPublish: true })),
  ),
  getStockSheet: asker('GET /api/stocks/:id', StockPage, (send) => send(ask.getStockSheet.initiate(isin))),
  cancelConsultation: asker('POST /api/consultations/:id/cancel', Consultation, (send) =>
    send(ask.cancelConsultation.initiate(unwantedId)),
  ),
  getStockAnswers: asker('GET /api/stocks/:isin/answers', StockAnswersReply, (send) =>
    send(ask.getStockAnswers.initiate(isin)),
  ),
};
