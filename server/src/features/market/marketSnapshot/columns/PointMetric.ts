import type { StandardId } from '@tayyib/shared/contracts';
import type { Dossier } from '../dossier/Dossier';

/** What a value is computed for: the day, the period and the standard. */
export interface MetricContext {
  day: number;
  period: number;
  standard: StandardId;
}

/** One company's value on a day, in rupees or as a fraction; NaN where not known. */
export type PointMetric = (dossier: Dossier, context: MetricContext) => number;
