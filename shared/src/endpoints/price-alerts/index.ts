import type { PriceAlert } from '@tayyib/shared/contracts';
import { formatPaise } from '@tayyib/shared/values/format';

/** The price alerts of the viewer, on whichever page they are set. */
export {
  priceAlertsApi,
  useAddPriceAlertMutation,
  useChangePriceAlertsMutation,
  useGetPriceAlertsQuery,
  useRemovePriceAlertMutation,
  useRestorePriceAlertMutation,
} from './priceAlertsApi';

/** What a price alert waits for: "at or above ₹100.50", in shares of now; of divided shares also the price before. */
export function sentenceOf({ direction, price, dividedPrice }: PriceAlert): string {
  const [original, now] = [price, dividedPrice ?? price].map((rupees) => formatPaise(Number(rupees)));
  return `at or ${direction} ${now}${dividedPrice === null ? '' : ` (${original} before the shares were divided)`}`;
}
