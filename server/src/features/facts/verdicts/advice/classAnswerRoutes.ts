import {
  AnswerClass,
  ClassAnswerEntry,
  ClassAnswerPreview,
  ClassPreviewQuery,
  ClassQuestionsReply,
  Problem,
} from '@tayyib/shared/contracts';
import { indianDay, spokenDay, today } from '@tayyib/shared/values/calendar';
import { classAnswerInWords } from '@tayyib/shared/shariah';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Queryable } from '../../../../database/client';
import { CooperativePace } from '../../../../lib/CooperativePace';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { signerOf } from '../../../../plugins/session/Viewer';
import { audit } from '../../../platform/audit/audit';
import { recomputeVerdicts } from '../judging/recomputeVerdicts';
import {
  addClassAnswer,
  classOfAnswer,
  isInForce,
  lockClassAnswers,
  newestClassAnswer,
} from './classAnswersRepository';
import { classQuestions, companiesOfClass, isWideClass } from './classQuestions';
import { previewClassAnswer } from './previewClassAnswer';

const tags = ['Advisor'];
const config = { access: 'advisor' } as const;

/** Classes that do not say what their companies do, and advisors' answers on them, which apply to all their companies. */
export const classAnswerRoutes: FastifyPluginAsyncZod = async (app) => {
  const judgeClass = app.jobs.handle({
    name: 'judge-class',
    payload: z.object({ id: z.number().int() }),
    run: async ({ id }, ending) => {
      const className = await classOfAnswer(app.db, id);
      const newest = className === undefined ? undefined : await newestClassAnswer(app.db, className);
      if (newest === undefined) return;
      await recomputeVerdicts(
        app.db,
        await companiesOfClass(app.db, newest.className),
        causeOf(newest),
        today(app.clock),
        undefined,
        new CooperativePace(ending),
      );
    },
  });

  app.get(
    '/staff/class-answers',
    { schema: { tags, response: { 200: ClassQuestionsReply } }, config },
    async () => ({ questions: await classQuestions(app.db) }),
  );

  app.get(
    '/staff/class-answers/preview',
    {
      schema: { tags, querystring: ClassPreviewQuery, response: { 200: ClassAnswerPreview, 404: Problem } },
      config,
    },
    async ({ query }) => {
      await checkDecision(app.db, query);
      return previewClassAnswer(app.db, query, today(app.clock));
    },
  );

  app.post(
    '/staff/class-answers',
    {
      schema: { tags, body: AnswerClass, response: { 201: ClassAnswerEntry, 404: Problem } },
      config,
    },
    async (request, reply) => {
      const { userId: advisorId, name: signedBy } = signerOf(request);
      const signedAt = app.clock.now();
      const { className, decision } = request.body;
      const signed = await app.db.transaction(async (transaction) => {
        await lockClassAnswers(transaction);
        await checkDecision(transaction, request.body);
        const entry = await addClassAnswer(transaction, { ...request.body, advisorId, signedBy, signedAt });
        await audit(transaction, {
          at: signedAt,
          userId: null,
          actor: advisorId,
          event: 'class-answered',
          address: request.ip,
          detail: { class: className, decision },
        });
        await judgeClass(transaction, { id: entry.id });
        return entry;
      });
      return reply.code(201).send(signed);
    },
  );
};

/** Throws a 404 problem if nothing can be decided so: the class says what its companies do, or there is no answer to withdraw. */
async function checkDecision(db: Queryable, { className, decision }: ClassPreviewQuery): Promise<void> {
  const isKnown =
    decision === 'withdrawn'
      ? isInForce(await newestClassAnswer(db, className))
      : await isWideClass(db, className);
  if (isKnown) return;
  throw decision === 'withdrawn'
    ? new ProblemError(404, 'answer-unknown', 'There is no answer to withdraw.')
    : new ProblemError(
        404,
        'class-unknown',
        'No edition in force leaves that class open, so there is nothing to answer.',
        'className',
      );
}

/** What the history of a verdict says of its change. */
function causeOf({ className, decision, reason, signedAt }: ClassAnswerEntry): string {
  const answeredOn = indianDay(new Date(signedAt));
  return decision === 'withdrawn'
    ? `Advisor's answer on the class ${className} withdrawn on ${spokenDay(answeredOn)}: ${reason}`
    : classAnswerInWords({ className, outcome: decision, reason, answeredOn });
}
