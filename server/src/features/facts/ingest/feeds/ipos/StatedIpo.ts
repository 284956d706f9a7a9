import type { Ipo } from '../../../facts/iposRepository';

/** An issue as one list states it. */
export type StatedIpo = Omit<Ipo, 'key' | 'isin' | 'contentHash' | 'document'>;
