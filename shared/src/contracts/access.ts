import type { PlanId } from './plans';
import { plans } from './plans';

/** Who may open a page, a slot or a route, from least to most demanding. */
export const accessLevels = ['public', 'user', 'premium', 'community', 'staff'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** The facts about a person that decide access. A visitor is null. */
export interface AccessFacts {
  plan: PlanId;
  roles: readonly string[];
}

/** Why a door is closed: the visitor must sign in, the person's plan lacks it, or it is not for them at all. */
export type Refusal = 'sign-in' | 'upgrade' | 'forbidden';

/** Null when the person may pass. The server and the shell both decide by this; only the server's answer counts. */
export function refusalOf(access: AccessLevel, person: AccessFacts | null): Refusal | null {
  if (access === 'public') return null;
  if (!person) return 'sign-in';
  const isStaff = person.roles.includes('staff');
  switch (access) {
    case 'user':
      return null;
    case 'premium':
      return isStaff || plans[person.plan].premium ? null : 'upgrade';
    case 'community':
      return isStaff || plans[person.plan].community ? null : 'upgrade';
    case 'staff':
      return isStaff ? null : 'forbidden';
  }
}
