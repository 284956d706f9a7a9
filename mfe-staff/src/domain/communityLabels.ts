import type { QueuedPost, Sanction } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';

/** Why a post waits, in words. */
export const reportLabels: Readonly<Record<QueuedPost['reports'][number]['reason'], string>> = {
  advice: 'Says what to buy or sell, or gives a ruling',
  insult: 'Insults someone, or spreads rumours',
  spam: 'Sells something',
  private: 'Has private details of someone',
  other: 'Something else',
  'first-post': 'First post of this member',
  'selling-words': 'Has words of those who sell',
};

/** An earlier measure in one line. */
export function sanctionLabel({ reason, at, until, liftedAt }: Sanction): string {
  const what = until === null ? 'Warning' : `No writing until ${formatMoment(until)}`;
  return `${what}, of ${formatMoment(at)}: ${reason}${liftedAt === null ? '' : ' (lifted)'}`;
}
