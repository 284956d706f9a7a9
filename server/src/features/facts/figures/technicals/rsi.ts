import { numberOrNull } from '../../../../lib/safeRatio';
import { rsiOf } from './indicators';

/** The relative strength index of the last day over `days` moves; null where it is unknown. */
export const rsi = (closes: readonly number[], days = 14): number | null => numberOrNull(rsiOf(closes, days));
