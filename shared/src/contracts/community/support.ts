import { z } from 'zod';
import { helpArticleIds, supportTopics } from '../../policy/helpCenter';
import { supportTextMaxLength } from '../../policy/limits';
import { planIds } from '../../policy/plans';
import { plainText } from '../common/plainText';

/** `open` waits for staff, `answered` for its user; a closed request takes no more messages. */
export const SupportState = z.enum(['open', 'answered', 'closed']);
export type SupportState = z.infer<typeof SupportState>;

export const SupportMessage = z.object({
  id: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Written by staff, not by the user. */
  isFromStaff: z.boolean(),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** A request to support, with its messages from the first on. */
export const SupportRequest = z.object({
  id: z.uuid(),
  topic: z.enum(supportTopics),
  state: SupportState,
  /** The support code of the visit it was written in; null without one. */
  code: z.string().nullable(),
  createdAt: z.iso.datetime(),
  messages: z.array(SupportMessage),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

const text = plainText(supportTextMaxLength);

export const NewSupportRequest = z.strictObject({
  topic: z.enum(supportTopics),
  text,
  /** The support code of this visit. */
  code: z
    .string()
    .regex(/^[0-9A-Z]{8}$/, 'A support code has eight letters and figures.')
    .optional(),
});
export type NewSupportRequest = z.infer<typeof NewSupportRequest>;

export const SupportMessageBody = z.strictObject({ text });
export type SupportMessageBody = z.infer<typeof SupportMessageBody>;

/** What staff answer, and whether that closes the request. */
export const SupportAnswerBody = z.strictObject({ text, isClosing: z.boolean() });
export type SupportAnswerBody = z.infer<typeof SupportAnswerBody>;

export const SupportParams = z.object({ id: z.uuid() });

/** The viewer's requests, newest first. */
export const SupportRequestsReply = z.object({
  requests: z.array(SupportRequest),
  /** The maximum number of requests that are not closed. */
  openMost: z.number().int(),
});
export type SupportRequestsReply = z.infer<typeof SupportRequestsReply>;

/** A request as staff see it. */
export const StaffSupportRequest = SupportRequest.extend({
  user: z.object({ name: z.string(), email: z.string(), plan: z.enum(planIds) }),
  /** Since when it has been in its state. */
  since: z.iso.datetime(),
});
export type StaffSupportRequest = z.infer<typeof StaffSupportRequest>;

export const StaffSupportQuery = z.object({ state: SupportState.default('open') });

/** Requests in one state: open ones by plan and age, the others with the latest change first. */
export const StaffSupportReply = z.object({
  /** How many there are in each state. */
  counts: z.object({ open: z.number().int(), answered: z.number().int(), closed: z.number().int() }),
  requests: z.array(StaffSupportRequest),
});
export type StaffSupportReply = z.infer<typeof StaffSupportReply>;

export const HelpArticleParams = z.object({ article: z.enum(helpArticleIds) });
export const HelpVoteBody = z.strictObject({ isHelpful: z.boolean() });
export type HelpVoteBody = z.infer<typeof HelpVoteBody>;

/** What the viewer said about articles of the help center. */
export const HelpVotesReply = z.object({
  votes: z.array(z.object({ article: z.enum(helpArticleIds), isHelpful: z.boolean() })),
});
export type HelpVotesReply = z.infer<typeof HelpVotesReply>;

/** How many readers found each article helpful, those with the most complaints first; articles without votes are omitted. */
export const StaffHelpVotesReply = z.object({
  articles: z.array(
    z.object({
      article: z.enum(helpArticleIds),
      helpful: z.number().int(),
      unhelpful: z.number().int(),
    }),
  ),
});
export type StaffHelpVotesReply = z.infer<typeof StaffHelpVotesReply>;
