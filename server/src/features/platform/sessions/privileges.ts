import type { AccessFacts } from '@tayyib/shared/access';

/** A user's privileges as a string that is equal as long as none of them changes. */
export function privilegesOf({ plan, roles }: AccessFacts): string {
  return [plan, ...[...roles].sort()].join(' ');
}
