import type { SavedScreen } from '@tayyib/shared/contracts';
import { readAmount } from '@tayyib/shared/values/amounts';
import { formatCountOf } from '@tayyib/shared/values/format';

/** The server refuses more. */
export const maxMinMatches = 1000;

/** A typed number of matches; null for anything else. */
export function matchesIn(typed: string): number | null {
  const read = readAmount(typed, { unit: 'plain', decimals: 0, min: 1, max: maxMinMatches });
  return 'reason' in read ? null : read.value;
}

/** Whether a screen is followed, and when it raises alerts, as a sentence. */
export function followingState({ followedAt, isPaused, minMatches, matches }: SavedScreen): string {
  if (followedAt === null) return 'Not followed: it raises no alerts.';
  const found = typeof matches === 'number' ? ` ${formatCountOf(matches, 'match', 'matches')} now.` : '';
  if (isPaused) return `Following, paused: it raises no alerts.${found}`;
  const least = minMatches > 1 ? ` while at least ${minMatches} match` : '';
  return `Following: you are notified when stocks start or stop matching${least}.${found}`;
}
