import {
  AdvisorCalendar,
  AdvisorProfile,
  AnswerConsultation,
  BookConsultation,
  ChangeConsultationHours,
  Consultation,
  ConsultationNotes,
  ConsultationParams,
  ConsultationSlot,
  ConsultationSlotsReply,
  ConsultationsReply,
  ConsultationWish,
  MoveConsultation,
  OfferSlot,
  Problem,
  PublishConsent,
  RateConsultation,
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
import { createAdvisorCalendar } from './advisorCalendar';
import { changeConsultations, type ChangeRefusal } from './changeConsultations';
import { registerConsultationRoom } from './consultationRoom';
import { createConsultationRepository } from './consultationRepository';
import { createConsultationWishes } from './consultationWishes';
import { consultationPersonalData } from './consultationPersonalData';
import { mailConsultationTime } from './mailConsultationTime';
import { remindOfConsultations } from './remindOfConsultations';

const tags = ['Consultations'];
const config = { access: 'pro', rateLimit: httpLimits.consultations } as const;
const params = ConsultationParams;

/** The same response for a missing consultation and for another user's. */
const noSuchConsultation = () =>
  new ProblemError(404, 'no-such-consultation', 'You have no such consultation.');
const notNow = (message: string) => new ProblemError(409, 'not-now', message);

const changeRefusals: Readonly<Record<ChangeRefusal, string>> = {
  'not-booked': 'It was cancelled or answered already.',
  begun: 'It has begun, and can no longer be cancelled.',
  'too-late': 'A consultation can be moved until two hours before it begins. You can still cancel it.',
  'moved-often': 'It was moved three times already. You can cancel it, and book another.',
  gone: 'That time is booked or past. Please choose another.',
};
const demandChanged = (refusal: ChangeRefusal | null) => {
  if (refusal !== null) throw notNow(changeRefusals[refusal]);
};

/** Booking a scholar, and the written answer, published with the stock when the client agrees. */
export const consultationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(consultationPersonalData);
  const repository = createConsultationRepository(app.db);
  const changes = changeConsultations(app.db, (transaction, id, former) =>
    mailConsultationTime(app, transaction, id, former),
  );
  const calendar = createAdvisorCalendar(app.db);
  const wishes = createConsultationWishes(app.db);
  const notify = (...people: string[]) =>
    people.forEach((userId) => app.push(userId, 'consultations:changed'));
  const findMine = async (request: FastifyRequest, id: string, role?: Consultation['role']) => {
    const found = await repository.find(viewerOf(request).userId, id);
    if (!found || (role !== undefined && found.consultation.role !== role)) throw noSuchConsultation();
    return found;
  };
  /** The alert to the other participant. */
  const alertOf = (
    request: FastifyRequest,
    event: ConsultationAlert['event'],
    { askerId, advisorId }: { askerId: string; advisorId: string },
  ): ConsultationAlert => {
    const { userId: actorId } = viewerOf(request);
    return { event, actorId, userId: actorId === askerId ? advisorId : askerId };
  };
  const withPresence = async (consultation: Consultation, userId: string): Promise<Consultation> => ({
    ...consultation,
    isOtherWaiting: await isOtherIn(consultation, userId),
  });
  /** The consultation after a change, as the user who changed it sees it; the other one is notified. */
  const changed = async (request: FastifyRequest, id: string): Promise<Consultation> => {
    const { consultation, askerId, advisorId } = await findMine(request, id);
    notify(askerId, advisorId);
    return withPresence(consultation, viewerOf(request).userId);
  };
  const { isOtherIn } = registerConsultationRoom(app, repository, notify);

  app.jobs.add({
    name: 'consultation-hours',
    everyMinutes: 60,
    run: (ending) => calendar.openComing(app.clock.now(), ending),
  });
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
      advisors: await repository.advisors(app.clock.now()),
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

  app.delete(
    '/consultations/slots/:id',
    {
      schema: { tags, params, response: { 200: AdvisorCalendar, 404: Problem, 409: Problem } },
      config: { access: 'advisor', rateLimit: httpLimits.consultations },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const now = app.clock.now();
      const refusal = await calendar.withdraw(userId, request.params.id, now);
      if (refusal === 'none') throw new ProblemError(404, 'no-such-slot', 'You offer no such time.');
      if (refusal === 'booked') throw notNow('It is booked. Cancel the consultation instead.');
      return calendar.read(userId, now);
    },
  );

  app.get(
    '/consultations/calendar',
    { schema: { tags, response: { 200: AdvisorCalendar } }, config: { access: 'advisor' } },
    async (request) => calendar.read(viewerOf(request).userId, app.clock.now()),
  );

  app.put(
    '/consultations/hours',
    {
      schema: { tags, body: ChangeConsultationHours, response: { 200: AdvisorCalendar } },
      config: { access: 'advisor', rateLimit: httpLimits.consultations },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const now = app.clock.now();
      await calendar.setHours(userId, request.body.hours, now);
      return calendar.read(userId, now);
    },
  );

  app.put(
    '/consultations/profile',
    {
      schema: { tags, body: AdvisorProfile, response: { 200: AdvisorCalendar } },
      config: { access: 'advisor', rateLimit: httpLimits.consultations },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      await calendar.setProfile(userId, request.body);
      return calendar.read(userId, app.clock.now());
    },
  );

  app.get(
    '/consultations',
    { schema: { tags, response: { 200: ConsultationsReply } }, config: { access: 'pro' } },
    async (request) => {
      const { userId } = viewerOf(request);
      const listed = await repository.list(userId, app.clock.now());
      return { consultations: await Promise.all(listed.map((one) => withPresence(one, userId))) };
    },
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
      const alert = alertOf(request, 'cancelled', both);
      demandChanged(await changes.cancel(consultation.id, alert, app.clock.now()));
      return changed(request, consultation.id);
    },
  );

  app.post(
    '/consultations/:id/move',
    {
      schema: {
        tags,
        params,
        body: MoveConsultation,
        response: { 200: Consultation, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const { consultation, askerId, advisorId } = await findMine(request, request.params.id, 'asker');
      demandChanged(await changes.move(consultation.id, request.body.slotId, askerId, app.clock.now()));
      // another advisor may have it now
      notify(advisorId);
      return changed(request, consultation.id);
    },
  );

  app.put(
    '/consultations/:id/notes',
    {
      schema: { tags, params, body: ConsultationNotes, response: { 200: Consultation, 404: Problem } },
      config,
    },
    async (request) => {
      const { consultation } = await findMine(request, request.params.id);
      const { notes } = request.body;
      const isAsker = consultation.role === 'asker';
      await repository.change(consultation.id, isAsker ? { askerNotes: notes } : { advisorNotes: notes });
      return withPresence({ ...consultation, notes }, viewerOf(request).userId);
    },
  );

  app.put(
    '/consultations/:id/rating',
    {
      schema: {
        tags,
        params,
        body: RateConsultation,
        response: { 200: Consultation, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const { consultation } = await findMine(request, request.params.id, 'asker');
      const { status, startsAt, id } = consultation;
      const isOver = status === 'answered' || Date.parse(startsAt) <= app.clock.now().getTime();
      if (status === 'cancelled' || !isOver) throw notNow('It can be rated after it took place.');
      await repository.change(id, { rating: request.body.rating });
      return changed(request, id);
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
