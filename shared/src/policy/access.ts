import type { Plan, PlanId } from './plans';
import { plans } from './plans';

/** Who may open a page, a slot, a route or send an event. */
export const accessLevels = [
  'public',
  'user',
  'premium',
  'community',
  'pro',
  'advisor',
  'staff',
  'admin',
] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** What a person can be besides a customer: a scholar who judges, one who runs the product, one who runs the people. */
export const roles = ['advisor', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The facts about a person that decide access. A visitor is null. */
export interface AccessFacts {
  plan: PlanId;
  roles: readonly string[];
}

/** Why a door is closed: the visitor must sign in, the person's plan lacks it, or it is not for them at all. */
export type Refusal = 'sign-in' | 'upgrade' | 'forbidden';

interface Door {
  /** Whether the plan alone opens it; null where no plan does. */
  byPlan: ((plan: Plan) => boolean) | null;
  /** Any one of these opens it, on whatever plan. */
  byRole: readonly Role[];
}

/** The one table of who may pass where; `public` needs no line. An administrator passes every door. */
const doors: Readonly<Record<Exclude<AccessLevel, 'public'>, Door>> = {
  user: { byPlan: () => true, byRole: roles },
  premium: { byPlan: ({ premium }) => premium, byRole: roles },
  community: { byPlan: ({ community }) => community, byRole: roles },
  pro: { byPlan: ({ consultations }) => consultations, byRole: roles },
  // running the product makes nobody a scholar
  advisor: { byPlan: null, byRole: ['advisor', 'admin'] },
  staff: { byPlan: null, byRole: ['staff', 'admin'] },
  admin: { byPlan: null, byRole: ['admin'] },
};

/** Null when the person may pass. The server and the shell both decide by this; only the server's answer counts. */
export function refusalOf(access: AccessLevel, person: AccessFacts | null): Refusal | null {
  if (access === 'public') return null;
  if (!person) return 'sign-in';
  const { byPlan, byRole } = doors[access];
  if (byPlan?.(plans[person.plan]) || byRole.some((role) => person.roles.includes(role))) return null;
  return byPlan ? 'upgrade' : 'forbidden';
}
