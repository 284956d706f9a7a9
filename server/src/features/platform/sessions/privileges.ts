import type { AccessFacts } from '@tayyib/shared/access';

/** What a person may do, as a text that is equal as long as nothing of it changes. */
export function privilegesOf({ plan, roles }: AccessFacts): string {
  return [plan, ...[...roles].sort()].join(' ');
}
