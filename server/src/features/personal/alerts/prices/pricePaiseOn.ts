import { dayNumber, indianDay } from '@tayyib/shared/values/calendar';
import type { Dossier } from '../../../market/marketSnapshot/dossier/Dossier';
import { factorSince } from '../../../market/marketSnapshot/reading/readPrices';

interface PriceOfDay {
  /** Rupees. */
  price: number | string;
  createdAt: Date;
}

/** In paise: prices are exact to them. */
export const paise = (rupees: number | string) => Math.round(Number(rupees) * 100);

/**
 * A price in the shares of a later day, in paise: times the factors of splits and bonuses after the day it was set.
 * @param day a day number; those whose ex-date is after it do not count
 */
export function pricePaiseOn({ steps }: Dossier, { price, createdAt }: PriceOfDay, day: number): number {
  const past = steps.filter(({ exDay }) => exDay <= day);
  return Math.round(paise(price) * factorSince(past, dayNumber(indianDay(createdAt))));
}
