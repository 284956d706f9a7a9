import type { Metal } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { toPaise, type Paise } from '@tayyib/shared/values/amounts';
import type { ZakatForm } from '../zakatForm';
import type { MetalPricesPaise } from '../zakatSheet';
import type { DatedPrice } from './priceOn';

/** A price per gram of pure metal in a calculation, and whose it is. */
export interface PriceUsed {
  metal: Metal;
  /** Null when unknown. */
  paise: Paise | null;
  /** `as typed`, or its day. */
  of: string;
  /** The day of a newest price, of which the age matters; null where it is typed, or that of the due day. */
  newestOn: string | null;
}

/** The user's own prices, or those on file where they typed none. */
export function pricesUsed(
  { goldPrice, silverPrice }: Pick<ZakatForm, 'goldPrice' | 'silverPrice'>,
  onFile: readonly DatedPrice[],
): PriceUsed[] {
  const used = (metal: Metal, own: number | null): PriceUsed => {
    if (own !== null) return { metal, paise: toPaise(own), of: 'as typed', newestOn: null };
    const price = onFile.find((each) => each.metal === metal);
    if (!price) return { metal, paise: null, of: '', newestOn: null };
    return {
      metal,
      paise: toPaise(price.rupeesPerGram),
      of: `of ${formatDay(price.day)}`,
      newestOn: price.reason === 'then' ? null : price.day,
    };
  };
  return [used('gold', goldPrice), used('silver', silverPrice)];
}

/** The same by metal. */
export const inPaise = (used: readonly PriceUsed[]): MetalPricesPaise => {
  const of = (metal: Metal) => used.find((each) => each.metal === metal)?.paise ?? null;
  return { gold: of('gold'), silver: of('silver') };
};
