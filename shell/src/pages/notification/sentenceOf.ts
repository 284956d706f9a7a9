import type { PriceAlert } from '@tayyib/shared/contracts';
import { formatPaise } from '@tayyib/shared/format';

/** What a price alert waits for: "at or above ₹100.50". */
export const sentenceOf = ({ direction, price }: PriceAlert) =>
  `at or ${direction} ${formatPaise(Number(price))}`;
