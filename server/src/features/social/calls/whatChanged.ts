import type { ActiveUser } from '@tayyib/shared/contracts';

/** Who came or has another name, and who went, between two lists; null where they say the same. */
export function whatChanged(
  before: readonly ActiveUser[],
  now: readonly ActiveUser[],
): { came: ActiveUser[]; went: string[] } | null {
  const names = new Map(before.map(({ peer, username }) => [peer, username]));
  const came = now.filter(({ peer, username }) => names.get(peer) !== username);
  const present = new Set(now.map(({ peer }) => peer));
  const went = before.map(({ peer }) => peer).filter((peer) => !present.has(peer));
  return came.length + went.length === 0 ? null : { came, went };
}
