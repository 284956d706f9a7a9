import { formatPaise } from '@tayyib/shared/values/format';
import type { Fraction } from './Fraction';

/** An amount of money in whole paise, 1/100 of a rupee; exact in a double up to 90 lakh crore rupees. */
export type Paise = number;

/** Rupees as typed, at most two decimals, as whole paise. */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100);

export const toRupees = (paise: Paise): number => paise / 100;

/** An amount in rupees: `₹1,234.50`. */
export const inRupees = (paise: Paise): string => formatPaise(toRupees(paise));

/** An exact amount in paise, rounded half up to a whole one. */
export const toWholePaise = (paise: Fraction): Paise => paise.rounded(0).toNumber();
