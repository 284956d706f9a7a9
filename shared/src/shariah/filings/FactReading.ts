/** A figure, or null if it is not trusted; `doubt` then describes why a stated figure is not used. */
export interface FactReading {
  valueRupees: number | null;
  doubt: string | null;
  /** The line it was read from, where that is not the one that was asked for. */
  label?: string;
}
