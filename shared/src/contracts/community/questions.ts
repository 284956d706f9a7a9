import { z } from 'zod';
import { answerMaxLength, questionMaxLength, questionMinLength } from '../../policy/limits';
import { StandardId } from '../verdicts/verdicts';

/** PostgreSQL keeps no such letter, and no question needs one. */
const withoutNul = (text: string) => !text.includes('\u0000');
const words = (least: number, most: number, what: string) =>
  z
    .string()
    .trim()
    .min(least, `Please write ${what} in a sentence.`)
    .max(most, `At most ${most} characters.`)
    .refine(withoutNul, 'Use letters, figures and signs only.');

export const AskQuestionBody = z.object({
  text: words(questionMinLength, questionMaxLength, 'your question'),
});
export type AskQuestionBody = z.infer<typeof AskQuestionBody>;

export const AnswerQuestionBody = z.object({ text: words(questionMinLength, answerMaxLength, 'the answer') });
export type AnswerQuestionBody = z.infer<typeof AnswerQuestionBody>;

/** A question in writing to the Shariah advisor, and the answer once there is one. */
export const AdvisorQuestion = z.object({
  id: z.uuid(),
  text: z.string(),
  askedAt: z.iso.datetime(),
  answer: z
    .object({
      text: z.string(),
      at: z.iso.datetime(),
      /** Null once the advisor's account is gone. */
      by: z.string().nullable(),
    })
    .nullable(),
});
export type AdvisorQuestion = z.infer<typeof AdvisorQuestion>;

/** The asker's own, the newest first. */
export const AdvisorQuestionsReply = z.object({
  questions: z.array(AdvisorQuestion),
  /** How many may wait for an answer at a time. */
  openMost: z.number().int(),
});
export type AdvisorQuestionsReply = z.infer<typeof AdvisorQuestionsReply>;

/** What advisors see: those that wait first, the oldest on top. Who asked is not said, as the answer needs no name. */
export const QuestionsToAnswerReply = z.object({ questions: z.array(AdvisorQuestion) });
export type QuestionsToAnswerReply = z.infer<typeof QuestionsToAnswerReply>;

export const QuestionParams = z.object({ id: z.uuid() });

/** Who the advisors are, and the editions of the standards that are in force. */
export const AdvisorReply = z.object({
  advisors: z.array(z.object({ name: z.string(), about: z.string() })),
  editions: z.array(
    z.object({
      standard: StandardId,
      edition: z.string(),
      title: z.string(),
      /** Who answers for it. */
      reviewer: z.string(),
      /** Null for an edition shipped with the product. */
      publishedAt: z.iso.datetime().nullable(),
      publishedBy: z.string().nullable(),
      /** Why, as signed. */
      publishedFor: z.string().nullable(),
    }),
  ),
});
export type AdvisorReply = z.infer<typeof AdvisorReply>;
