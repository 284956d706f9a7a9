import type { Dossier, ShareholdingFact } from '../dossier/Dossier';
import type { PointMetric } from './PointMetric';

/** The newest shareholding pattern published by a day. */
export const shareholdingOn = ({ shareholdings }: Dossier, day: number): ShareholdingFact | undefined =>
  shareholdings.find(({ known }) => known <= day);

/** Metrics from shareholding patterns, as fractions. */
export const shareholdingMetrics: Readonly<Record<string, PointMetric>> = {
  promoterHolding: (dossier, { day }) => shareholdingOn(dossier, day)?.promoters ?? NaN,
  pledgedShare: (dossier, { day }) => shareholdingOn(dossier, day)?.pledged ?? NaN,
  freeFloat: (dossier, { day }) => shareholdingOn(dossier, day)?.publicHolders ?? NaN,
};
