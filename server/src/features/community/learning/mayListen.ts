import { refusalOf, type AccessFacts } from '@tayyib/shared/access';
import type { LearningAudience } from '@tayyib/shared/learning';

/** A reader of the events. */
export type Reader = AccessFacts & { userId: string };

/** Whether a reader may listen to what is published of an event: with a plan that includes a seat, or with a seat. */
export const mayListen = (
  { audience, hasSeat }: { audience: LearningAudience; hasSeat: boolean },
  reader: AccessFacts,
): boolean => hasSeat || refusalOf(audience, reader) === null;
