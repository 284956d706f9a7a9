import { refusalOf, type AccessFacts } from '@tayyib/shared/access';
import type { EventRow } from './eventRepository';

/** A reader of the events. */
export type Reader = AccessFacts & { userId: string };

/** Whether a reader may listen to what is published of an event: with a plan that includes a seat, or with a seat. */
export const mayListen = (
  { audience, hasSeat }: Pick<EventRow, 'audience'> & { hasSeat: boolean },
  reader: AccessFacts,
): boolean => hasSeat || refusalOf(audience, reader) === null;
