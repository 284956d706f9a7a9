import { z } from 'zod';
import { ledgerPurposeIds } from '../../policy/consentPurposes';
import { Isin, StatusCode } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

const statusChange = z.object({
  /** Of the row in `status_changes`, which keeps the cause. */
  id: z.int(),
  isin: Isin,
  standard: StandardId,
  from: StatusCode,
  to: StatusCode,
});

const schemas = {
  /** Companies have another status by a standard than before. In the order in which they were judged. */
  'verdict.changed': z.object({ changes: z.array(statusChange).min(1) }),
  /** A user has withdrawn a consent: what was stored under it goes. */
  'consent.withdrawn': z.object({ userId: z.uuid(), purpose: z.enum(ledgerPurposeIds) }),
};

/**
 * What one part of the server tells others without knowing them: the publisher's transaction stores it, and every subscriber
 * gets it at least once after the commit. Only what has both a publisher and a subscriber is listed.
 */
export type DomainEvents = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };
export type DomainEventName = keyof DomainEvents;

/** The schema of each event. Publishers and subscribers take their types from it. */
export const domainEvents: { readonly [Name in DomainEventName]: z.ZodType<DomainEvents[Name]> } = schemas;
