import {
  AdvisorQuestion,
  AdvisorQuestionsReply,
  AdvisorReply,
  AnswerQuestionBody,
  AskQuestionBody,
  Problem,
  QuestionParams,
  QuestionsToAnswerReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { readAdvisors } from './readAdvisors';
import {
  addQuestion,
  answerQuestion,
  openQuestionsMost,
  questionsOf,
  questionsToAnswer,
} from './questionsRepository';
import { questionPersonalData } from './questionPersonalData';

const tags = ['Advisor'];
const people = { access: 'user' } as const;
const advisors = { access: 'advisor' } as const;

/** Who the Shariah advisors are, and questions to them in writing. */
export const questionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(questionPersonalData);
  app.get('/advisor', { schema: { tags, response: { 200: AdvisorReply } }, config: people }, () =>
    readAdvisors(app.db),
  );

  app.get(
    '/advisor/questions',
    { schema: { tags, response: { 200: AdvisorQuestionsReply } }, config: people },
    async (request) => ({
      questions: await questionsOf(app.db, viewerOf(request).userId),
      openMost: openQuestionsMost,
    }),
  );

  app.post(
    '/advisor/questions',
    {
      schema: { tags, body: AskQuestionBody, response: { 201: AdvisorQuestion, 409: Problem } },
      config: people,
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const askedAt = app.clock.now();
      const question = await addQuestion(app.db, { userId, text: request.body.text, askedAt });
      if (!question) {
        throw new ProblemError(
          409,
          'questions-waiting',
          `${openQuestionsMost} of your questions wait for an answer. Please ask again once one of them has it.`,
        );
      }
      return reply.code(201).send(question);
    },
  );

  app.get(
    '/staff/questions',
    { schema: { tags, response: { 200: QuestionsToAnswerReply } }, config: advisors },
    async () => ({ questions: await questionsToAnswer(app.db) }),
  );

  app.post(
    '/staff/questions/:id/answer',
    {
      schema: {
        tags,
        params: QuestionParams,
        body: AnswerQuestionBody,
        response: { 200: AdvisorQuestion, 404: Problem },
      },
      config: advisors,
    },
    async (request) => {
      const { params, body } = request;
      const answered = await answerQuestion(app.db, params.id, {
        answer: body.text,
        answeredBy: viewerOf(request).userId,
        answeredAt: app.clock.now(),
      });
      if (!answered) {
        throw new ProblemError(404, 'question-not-found', 'No such question waits for an answer.');
      }
      return answered;
    },
  );
};
