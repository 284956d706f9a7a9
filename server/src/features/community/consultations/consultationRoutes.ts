import {
  AnswerConsultation,
  BookConsultation,
  Consultation,
  ConsultationParams,
  ConsultationSlot,
  ConsultationSlotsReply,
  ConsultationsReply,
  ConsultationWish,
  OfferSlot,
  Problem,
  PublishConsent,
  StockAnswersReply,
  TypedIsin,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { signerOf, viewerOf } from '../../../plugins/session/Viewer';
import { knownStock } from '../../facts/verdicts/knownStock';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import type { ConsultationAlert } from './alertOfConsultation';
import { changeConsultations } from './changeConsultations';
import { registerConsultationRoom } from './consultationRoom';
import { createConsultationRepository } from './consultationRepository';
import { createConsultationWishes } from './consultationWishes';
import { consultationPersonalData } from './consultationPersonalData';
import { remindOfConsultations } from './remindOfConsultations';

const tags = ['Consultations'];
const config = { access: 'pro', rateLimit: httpLimits.consultations } as const;
const params = ConsultationParams;

/** The same response for a missing consultation and for another user's. */
const noSuchConsultation = () =>
  new ProblemError(404, 'no-such-consultation', 'You have no such consultation.');
const notNow = (message: string) => new ProblemError(409, 'not-now', message);

/** Booking a scholar, and the written answer, published with the stock when the client agrees. */
export const consultationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(consultationPersonalData);
  const repository = createConsultationRepository(app.db);
  const changes = changeConsultations(app.db);
  const wishes = createConsultationWishes(app.db);
  const notify = (...people: string[]) =>
    people.forEach((userId) => app.push(userId, 'consultations:changed'));
  const findMine = async (request: FastifyRequest, id: string, role?: Consultation['role']) => {
    const found = await repository.find(viewerOf(request).userId, id);
    if (!found || (role !== undefined && found.consultation.role !== role)) throw noSuchConsultation();
    return found;
  };
  /** The alert to the other one of the two. */
  const alertOf = (
    request: FastifyRequest,
    event: ConsultationAlert['event'],
    { askerId, advisorId }: { askerId: string; advisorId: string },
  ): ConsultationAlert => {
    const { userId: actorId } = viewerOf(request);
    return { event, actorId, userId: actorId === askerId ? advisorId : askerId };
  };
  /** The consultation after a change, as the user who changed it sees it; the other one is notified. */
  const changed = async (request: FastifyRequest, id: string): Promise<Consultation> => {
    const { consultation, askerId, advisorId } = await findMine(request, id);
    notify(askerId, advisorId);
    return consultation;
  };
  registerConsultationRoom(app, repository);
  app.jobs.add({
    name: 'consultation-reminders',
    everyMinutes: 1,
    run: (ending) => remindOfConsultations(app.db, app.clock.now(), ending),
  });

  app.get(
    '/consultations/slots',
    { schema: { tags, response: { 200: ConsultationSlotsReply } }, config: { access: 'pro' } },
    async (request) => ({
      slots: await repository.freeSlots(app.clock.now()),
      isWaiting: await wishes.isWaiting(viewerOf(request).userId),
    }),
  );

  app.put(
    '/consultations/wish',
    { schema: { tags, body: ConsultationWish, response: { 200: ConsultationWish } }, config },
    async (request) => {
      const { isWaiting } = request.body;
      await wishes.set(viewerOf(request).userId, isWaiting, app.clock.now());
      return { isWaiting };
    },
  );

  app.post(
    '/consultations/slots',
    {
      schema: { tags, body: OfferSlot, response: { 201: ConsultationSlot, 409: Problem } },
      config: { access: 'advisor', rateLimit: httpLimits.consultations },
    },
    async (request, reply) => {
      const startsAt = new Date(request.body.startsAt);
      const now = app.clock.now();
      if (startsAt <= now) throw notNow('Choose a time that is still to come.');
      const slot = await changes.offer(signerOf(request), startsAt, now);
      if (!slot) throw notNow('You offer another time that overlaps with it.');
      return reply.code(201).send(slot);
    },
  );

  app.get(
    '/consultations',
    { schema: { tags, response: { 200: ConsultationsReply } }, config: { access: 'pro' } },
    async (request) => ({ consultations: await repository.list(viewerOf(request).userId, app.clock.now()) }),
  );

  app.post(
    '/consultations',
    { schema: { tags, body: BookConsultation, response: { 201: Consultation, 409: Problem } }, config },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      if (request.body.isin !== null) await knownStock(app.db, request.body.isin);
      const booked = await changes.book(userId, request.body, app.clock.now());
      if (booked === 'gone') throw notNow('That time is booked or past. Please choose another.');
      if (booked === 'too-many') throw notNow('You have two consultations ahead of you already.');
      return reply.code(201).send(await changed(request, booked.id));
    },
  );

  app.post(
    '/consultations/:id/cancel',
    { schema: { tags, params, response: { 200: Consultation, 404: Problem, 409: Problem } }, config },
    async (request) => {
      const { consultation, ...both } = await findMine(request, request.params.id);
      if (consultation.status !== 'booked') throw notNow('It was cancelled or answered already.');
      const now = app.clock.now();
      await changes.cancel(consultation.id, alertOf(request, 'cancelled', both), now);
      return changed(request, consultation.id);
    },
  );

  app.put(
    '/consultations/:id/answer',
    {
      schema: {
        tags,
        params,
        body: AnswerConsultation,
        response: { 200: Consultation, 404: Problem, 409: Problem },
      },
      config: { access: 'advisor', rateLimit: httpLimits.consultations },
    },
    async (request) => {
      const { consultation, ...both } = await findMine(request, request.params.id, 'advisor');
      if (consultation.status === 'cancelled') throw notNow('It was cancelled.');
      // the client agreed to a different text: they have to agree again
      await changes.answer(
        consultation.id,
        {
          status: 'answered',
          answer: request.body.answer,
          answeredAt: app.clock.now(),
          mayPublish: null,
          decidedAt: null,
        },
        alertOf(request, 'answered', both),
      );
      return changed(request, consultation.id);
    },
  );

  app.put(
    '/consultations/:id/consent',
    {
      schema: {
        tags,
        params,
        body: PublishConsent,
        response: { 200: Consultation, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const { consultation } = await findMine(request, request.params.id, 'asker');
      if (consultation.status !== 'answered') throw notNow('There is no answer yet.');
      const { mayPublish } = request.body;
      await repository.change(consultation.id, { mayPublish, decidedAt: app.clock.now() });
      return changed(request, consultation.id);
    },
  );

  app.get(
    '/stocks/:isin/answers',
    {
      schema: { tags, params: z.object({ isin: TypedIsin }), response: { 200: StockAnswersReply } },
      config: { access: 'user' },
    },
    async ({ params: { isin } }) => ({ answers: await repository.answersOf(isin) }),
  );
};
