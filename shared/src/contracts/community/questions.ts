import { z } from 'zod';
import { answerMaxLength, questionMaxLength, questionMinLength } from '../../policy/limits';
import { StandardId } from '../verdicts/verdicts';

/** PostgreSQL cannot store NUL. */
const withoutNul = (text: string) => !text.includes('\u0000');
const words = (min: number, max: number, what: string) =>
  z
    .string()
    .trim()
    .min(min, `Please write ${what} in a sentence.`)
    .max(max, `At most ${max} characters.`)
    .refine(withoutNul, 'Use letters, figures and signs only.');

export const AskQuestionBody = z.object({
  text: words(questionMinLength, questionMaxLength, 'your question'),
});
export type AskQuestionBody = z.infer<typeof AskQuestionBody>;

export const AnswerQuestionBody = z.object({ text: words(questionMinLength, answerMaxLength, 'the answer') });
export type AnswerQuestionBody = z.infer<typeof AnswerQuestionBody>;

/** A written question to the Shariah advisor, with the answer if there is one. */
export const AdvisorQuestion = z.object({
  id: z.uuid(),
  text: z.string(),
  askedAt: z.iso.datetime(),
  answer: z
    .object({
      text: z.string(),
      at: z.iso.datetime(),
      /** Null if the advisor's account was deleted. */
      by: z.string().nullable(),
    })
    .nullable(),
});
export type AdvisorQuestion = z.infer<typeof AdvisorQuestion>;

/** The viewer's questions, newest first. */
export const AdvisorQuestionsReply = z.object({
  questions: z.array(AdvisorQuestion),
  /** The maximum number of open questions. */
  openMost: z.number().int(),
});
export type AdvisorQuestionsReply = z.infer<typeof AdvisorQuestionsReply>;

/** The advisors' view: open questions first, oldest first, without the author. */
export const QuestionsToAnswerReply = z.object({ questions: z.array(AdvisorQuestion) });
export type QuestionsToAnswerReply = z.infer<typeof QuestionsToAnswerReply>;

export const QuestionParams = z.object({ id: z.uuid() });

/** The advisors, and the current editions of the standards. */
export const AdvisorReply = z.object({
  advisors: z.array(z.object({ name: z.string(), about: z.string() })),
  editions: z.array(
    z.object({
      standard: StandardId,
      edition: z.string(),
      title: z.string(),
      /** The responsible advisor. */
      reviewer: z.string(),
      /** Null for an edition shipped with the product. */
      publishedAt: z.iso.datetime().nullable(),
      publishedBy: z.string().nullable(),
      /** The signed reason. */
      publishedFor: z.string().nullable(),
    }),
  ),
});
export type AdvisorReply = z.infer<typeof AdvisorReply>;
