import type { Groups } from '../../../../database/schema/modulesTables';

interface Words extends Groups {
  /** Named in a request. */
  users?: readonly string[];
  /** Named in the registry. */
  named?: ReadonlySet<string>;
}

/** Whom an audience is made of, for the history; single people are only counted. */
export function audienceInWords({ plans, roles, users, named }: Words): string {
  const people = users?.length ?? named?.size ?? 0;
  const parts = [
    ...plans,
    ...roles,
    ...(people === 0 ? [] : [people === 1 ? '1 named person' : `${people} named people`]),
  ];
  return parts.length === 0 ? 'everybody' : parts.join(', ');
}

/** `1.2.0 at 10 % of everybody`. */
export function canaryInWords(version: string, percent: number, audience: Words): string {
  return `${version} at ${percent} % of ${audienceInWords(audience)}`;
}
