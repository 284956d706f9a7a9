import type { PriceAlert } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';

/** The price alerts of the viewer, on whichever page they are set. */
export {
  priceAlertsApi,
  useAddPriceAlertMutation,
  useChangePriceAlertsMutation,
  useGetPriceAlertsQuery,
  useRemovePriceAlertMutation,
  useRestorePriceAlertMutation,
} from './priceAlertsApi';

/** How far a price alert is that waits: the last close, and whether that is there already, which alerts nobody. */
export function waitOf({ direction, price, dividedPrice, lastClose, createdAt }: PriceAlert): string {
  if (!lastClose) return 'Waiting for a close';
  const close = Number(lastClose.price);
  const wanted = Number(dividedPrice ?? price);
  const isThere = direction === 'above' ? close >= wanted : close <= wanted;
  const last = `last close ${formatPaise(close)} on ${formatDay(lastClose.day)}`;
  return isThere && lastClose.day < indianDay(new Date(createdAt))
    ? `Waiting for the next close, since this one is there already: ${last}`
    : `Waiting, ${last}`;
}

/** What a price alert waits for: "at or above ₹100.50", in shares of now; of divided shares also the price before. */
export function sentenceOf({ direction, price, dividedPrice }: PriceAlert): string {
  const [original, now] = [price, dividedPrice ?? price].map((rupees) => formatPaise(Number(rupees)));
  return `at or ${direction} ${now}${dividedPrice === null ? '' : ` (${original} before the shares were divided)`}`;
}
