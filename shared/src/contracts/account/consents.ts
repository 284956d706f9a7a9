import { z } from 'zod';
import { consentPurposeIds } from '../../policy/consentPurposes';

const Purpose = z.enum(consentPurposeIds);

export const ConsentParams = z.object({ purpose: Purpose });
/** True gives, false withdraws. Saying what is so already changes nothing. */
export const ConsentBody = z.object({ isGiven: z.boolean() });
export type ConsentBody = z.infer<typeof ConsentBody>;

/** How a person stands to one purpose now. */
export const Consent = z.object({
  purpose: Purpose,
  /** Whether they agree to the text of today. */
  isGiven: z.boolean(),
  /** When they last said so, or took it back; null when they never did. */
  at: z.iso.datetime().nullable(),
});
export type Consent = z.infer<typeof Consent>;

/** One time a person agreed or took it back. */
export const ConsentEvent = z.object({
  id: z.number().int(),
  purpose: Purpose,
  action: z.enum(['given', 'withdrawn']),
  /** The day of the text it was about. */
  version: z.string(),
  at: z.iso.datetime(),
  /** In words, like `Firefox on Windows`; null where nobody knows. */
  device: z.string().nullable(),
});
export type ConsentEvent = z.infer<typeof ConsentEvent>;

/** One line per purpose, and what happened, newest first. */
export const ConsentsReply = z.object({ consents: z.array(Consent), history: z.array(ConsentEvent) });
export type ConsentsReply = z.infer<typeof ConsentsReply>;
