import type { PriceStep } from '../../records/corporateActionsRepository';

/** The face value by which the paid-up capital of a day is divided to give shares as counted today, in rupees; null where not known. */
export type FaceValueAt = (day: string) => number | null;

/**
 * A split or consolidation shows in today's face value itself; a bonus issued after the day multiplies the shares without changing it.
 * @param faceValueRupees today's
 * @param bonuses up to today
 */
export const faceValueAt =
  (faceValueRupees: number | null, bonuses: readonly PriceStep[]): FaceValueAt =>
  (day) =>
    faceValueRupees === null || faceValueRupees <= 0
      ? null
      : bonuses
          .filter(({ exDate }) => exDate > day)
          .reduce((face, { factor }) => face * factor, faceValueRupees);
