import { randomUUID } from 'node:crypto';
import { consultations, consultationSlots } from '../../../database/schema/community/consultationTables';
import type { MatrixRow, MatrixRows } from '../MatrixRow';
import { advisors, people } from '../MatrixRow';
import { createSubject, type Subject } from '../subject';
import { dayMs } from '../../../lib/durations';

/** For plans with consultations, and for every role. */
const pro = (status: number, rest?: Pick<MatrixRow, 'ask'> & { others?: number }): MatrixRow => ({
  answers: [401, 403, 403, 403, status, status, status, status],
  others: rest?.others ?? null,
  ...(rest?.ask && { ask: rest.ask }),
});

let offered = 0;
const slotOf = async ({ app }: Subject, advisorId: string) => {
  const startsAt = new Date(app.clock.now().getTime() + dayMs + (offered += 1) * 3_600_000);
  const id = randomUUID();
  await app.db.insert(consultationSlots).values({ id, advisorId, startsAt, minutes: 30 });
  return id;
};

/** A consultation of that user, as client or as advisor. */
const consultation = (role: 'asker' | 'advisor', payload?: object) => async (owner: Subject) => {
  const { userId: other } = await createSubject(owner.app, 'visitor');
  const [userId, advisorId] = role === 'asker' ? [owner.userId, other] : [other, owner.userId];
  const id = randomUUID();
  await owner.app.db.insert(consultations).values({
    id,
    userId,
    slotId: await slotOf(owner, advisorId),
    question: 'May I?',
    status: payload && ('mayPublish' in payload || 'rating' in payload) ? 'answered' : 'booked',
    bookedAt: owner.app.clock.now(),
  });
  return { params: { id }, ...(payload && { payload }) };
};

/** Booking a scholar. */
export const consultationRows: MatrixRows = {
  'GET /api/consultations/slots': pro(200),
  'POST /api/consultations/slots': advisors(201, {
    ask: ({ app }) => ({
      payload: { startsAt: new Date(app.clock.now().getTime() + dayMs).toISOString() },
    }),
  }),
  'DELETE /api/consultations/slots/:id': advisors(200, {
    ask: async (owner) => ({ params: { id: await slotOf(owner, owner.userId) } }),
  }),
  'GET /api/consultations/calendar': advisors(200),
  'PUT /api/consultations/hours': advisors(200, { ask: () => ({ payload: { hours: [] } }) }),
  'PUT /api/consultations/profile': advisors(200, {
    ask: () => ({ payload: { qualification: 'Mufti', languages: 'Urdu', about: '' } }),
  }),
  'PUT /api/consultations/wish': pro(200, { ask: () => ({ payload: { isWaiting: true } }) }),
  'GET /api/consultations': pro(200),
  'POST /api/consultations': pro(201, {
    ask: async (owner) => {
      const { userId } = await createSubject(owner.app, 'visitor');
      return { payload: { slotId: await slotOf(owner, userId), isin: null, question: 'May I?' } };
    },
  }),
  'POST /api/consultations/:id/cancel': pro(200, { others: 404, ask: consultation('asker') }),
  'POST /api/consultations/:id/move': pro(200, {
    others: 404,
    ask: async (owner) => {
      const { userId } = await createSubject(owner.app, 'visitor');
      const { params } = await consultation('asker')(owner);
      return { params, payload: { slotId: await slotOf(owner, userId) } };
    },
  }),
  'PUT /api/consultations/:id/notes': pro(200, {
    others: 404,
    ask: consultation('asker', { notes: 'Bonds.' }),
  }),
  'PUT /api/consultations/:id/rating': pro(200, { others: 404, ask: consultation('asker', { rating: 5 }) }),
  'PUT /api/consultations/:id/answer': advisors(200, { ask: consultation('advisor', { answer: 'Yes.' }) }),
  'PUT /api/consultations/:id/consent': pro(200, {
    others: 404,
    ask: consultation('asker', { mayPublish: true }),
  }),
  'GET /api/stocks/:isin/answers': people(200, { ask: () => ({ params: { isin: 'INE002A01018' } }) }),
};

/** Events of a consultation's waiting room; no caller in the table has one. */
export const consultationEventRows: MatrixRows = {
  'consultation-enter': pro(404, { ask: () => ({ payload: { id: randomUUID() } }) }),
  'consultation-leave': pro(200, { ask: () => ({ payload: { id: randomUUID() } }) }),
  'consultation-sheet': pro(404, { ask: () => ({ payload: { id: randomUUID(), isin: null } }) }),
  'consultation-sheet-close': pro(404, {
    ask: () => ({ payload: { id: randomUUID(), isin: 'INE002A01018' } }),
  }),
  'consultation-point': pro(404, { ask: () => ({ payload: { id: randomUUID(), at: null } }) }),
};
