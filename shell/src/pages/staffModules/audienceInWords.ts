import type { Audience } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';

export const everybody: Audience = { plans: [], roles: [], users: [] };

/** Whom an audience is made of. */
export function audienceInWords({ plans: chosen, roles, users }: Audience): string {
  const people = users.length === 1 ? '1 named person' : `${users.length} named people`;
  const parts = [...chosen.map((id) => plans[id].title), ...roles, ...(users.length > 0 ? [people] : [])];
  return parts.length === 0 ? 'everybody' : parts.join(', ');
}
