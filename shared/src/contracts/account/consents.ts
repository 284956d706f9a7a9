import { z } from 'zod';
import { consentPurposeIds, ledgerPurposeIds } from '../../policy/consentPurposes';

const Purpose = z.enum(consentPurposeIds);

export const ConsentParams = z.object({ purpose: z.enum(ledgerPurposeIds) });
/** True gives consent, false withdraws it. Idempotent. */
export const ConsentBody = z.object({ isGiven: z.boolean() });
export type ConsentBody = z.infer<typeof ConsentBody>;

/** The current consent of a user to one purpose. */
export const Consent = z.object({
  purpose: Purpose,
  /** Whether they agreed to the current text. */
  isGiven: z.boolean(),
  /** When they last gave or withdrew it; null if never. */
  at: z.iso.datetime().nullable(),
});
export type Consent = z.infer<typeof Consent>;

/** One time a user gave or withdrew consent. */
export const ConsentEvent = z.object({
  id: z.number().int(),
  purpose: Purpose,
  action: z.enum(['given', 'withdrawn']),
  /** The version (date) of the consent text. */
  version: z.string(),
  at: z.iso.datetime(),
  /** A description like `Firefox on Windows`; null where unknown. */
  device: z.string().nullable(),
});
export type ConsentEvent = z.infer<typeof ConsentEvent>;

/** The consent per purpose, and the history, newest first. */
export const ConsentsReply = z.object({
  consents: z.array(Consent),
  history: z.array(ConsentEvent),
  disclaimer: Consent.omit({ purpose: true }),
  /** To storing the purification ledger on the account. */
  purificationLedger: Consent.omit({ purpose: true }),
});
export type ConsentsReply = z.infer<typeof ConsentsReply>;
