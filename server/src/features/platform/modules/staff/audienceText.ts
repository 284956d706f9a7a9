import type { Groups } from '../../../../database/schema/platform/modulesTables';

interface AudienceNames extends Groups {
  /** Named in a request. */
  users?: readonly string[];
  /** Named in the registry. */
  named?: ReadonlySet<string>;
}

/** An audience in words, for the history; named users are only counted. */
export function audienceText({ plans, roles, users, named }: AudienceNames): string {
  const people = users?.length ?? named?.size ?? 0;
  const parts = [
    ...plans,
    ...roles,
    ...(people === 0 ? [] : [people === 1 ? '1 named person' : `${people} named people`]),
  ];
  return parts.length === 0 ? 'everybody' : parts.join(', ');
}

/** `1.2.0 at 10% of everybody`. */
export function canaryText(version: string, percent: number, audience: AudienceNames): string {
  return `${version} at ${percent}% of ${audienceText(audience)}`;
}
