import type { StandardId } from '@tayyib/shared/contracts';
import type { Standard } from '../types';
import { standardIds } from '../../contracts/verdicts/standards';
import { aaoifi } from './aaoifi';
import { dowJones } from './dowJones';
import { ftseYasaar } from './ftseYasaar';
import { msci } from './msci';
import { scMalaysia } from './scMalaysia';
import { sp } from './sp';
import { tasis } from './tasis';

/** The editions shipped with the product, by standard. */
export const standardById: Record<StandardId, Standard> = {
  TASIS: tasis,
  AAOIFI: aaoifi,
  SP: sp,
  DOW_JONES: dowJones,
  MSCI: msci,
  FTSE_YASAAR: ftseYasaar,
  SC_MALAYSIA: scMalaysia,
};

/** The same in order; the first is the default. */
export const standards: readonly Standard[] = standardIds.map((id) => standardById[id]);

export { aaoifi, tasis };
