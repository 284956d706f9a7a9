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
  maxOpenQuestions,
  questionsOf,
  questionsToAnswer,
} from './questionsRepository';
import { byUser } from '../../../plugins/personalData/Holding';

const tags = ['Advisor'];
const usersOnly = { access: 'user' } as const;
const advisors = { access: 'advisor' } as const;

/** The Shariah advisors, and written questions to them. */
export const questionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add([
    {
      table: 'advisor_questions',
      exports: ['id', 'user_id', 'text', 'asked_at', 'answer', 'answered_at'],
      withholds: ['answered_by'],
      title: 'questionsToTheAdvisor',
      isOf: byUser,
    },
  ]);
  app.get('/advisor', { schema: { tags, response: { 200: AdvisorReply } }, config: usersOnly }, () =>
    readAdvisors(app.db),
  );

  app.get(
    '/advisor/questions',
    { schema: { tags, response: { 200: AdvisorQuestionsReply } }, config: usersOnly },
    async (request) => ({
      questions: await questionsOf(app.db, viewerOf(request).userId),
      openMost: maxOpenQuestions,
    }),
  );

  app.post(
    '/advisor/questions',
    {
      schema: { tags, body: AskQuestionBody, response: { 201: AdvisorQuestion, 409: Problem } },
      config: usersOnly,
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const askedAt = app.clock.now();
      const question = await addQuestion(app.db, { userId, text: request.body.text, askedAt });
      if (!question) {
        throw new ProblemError(
          409,
          'questions-waiting',
          `${maxOpenQuestions} of your questions wait for an answer. Please ask again once one of them has it.`,
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
