import type { StandardId } from '@tayyib/shared/contracts';
import type { Standard } from '../standard';
import { aaoifi } from './aaoifi';
import { tasis } from './tasis';

/** The standards we judge by; the first is the default. */
export const standards: readonly Standard[] = [tasis, aaoifi];

export const standardById: Record<StandardId, Standard> = { TASIS: tasis, AAOIFI: aaoifi };
export { aaoifi, tasis };
