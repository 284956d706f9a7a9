import type { FactSource } from '../../contracts';

/** The publisher of averages that nobody publishes: closes of NSE times a number of shares implied by AMFI's averages. */
export const derivedAverages = 'Derived from closes of NSE and averages of AMFI';

/** Whether an average was derived, not published. */
export const isDerivedAverage = ({ publisher }: Pick<FactSource, 'publisher'>): boolean =>
  publisher === derivedAverages;
