import type { StandardId } from '@tayyib/shared/contracts';
import type { Dossier } from '../dossier/Dossier';

/** What a value is asked for: the day it speaks of, the length it is worked out over, whose standard. */
export interface Asked {
  day: number;
  period: number;
  standard: StandardId;
}

/** One company's value on a day, in the metric's unit; NaN where not known. */
export type PointMetric = (dossier: Dossier, asked: Asked) => number;
