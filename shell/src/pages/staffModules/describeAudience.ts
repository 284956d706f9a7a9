import type { Audience } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';

export const everybody: Audience = { plans: [], roles: [], users: [] };

/** Describes an audience as text. */
export function describeAudience({ plans: chosen, roles, users }: Audience): string {
  const named = users.length === 1 ? '1 named user' : `${users.length} named users`;
  const parts = [...chosen.map((id) => plans[id].title), ...roles, ...(users.length > 0 ? [named] : [])];
  return parts.length === 0 ? 'everybody' : parts.join(', ');
}
