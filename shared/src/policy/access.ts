import type { Plan, PlanId } from './plans';
import { plans } from './plans';

/** Who may open a page, a slot, a route or send an event. */
export const accessLevels = [
  'public',
  'user',
  'premium',
  'community',
  'pro',
  'teacher',
  'advisor',
  'staff',
  'admin',
] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** Roles besides customer: advisor (a scholar), staff (runs the product), admin (manages accounts). */
export const roles = ['advisor', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The facts about a user that decide access. A visitor is null. */
export interface AccessFacts {
  plan: PlanId;
  roles: readonly string[];
}

/** Why access is denied: the visitor must sign in, the plan does not include it, or it is not allowed at all. */
export type Refusal = 'sign-in' | 'upgrade' | 'forbidden';

interface AccessRule {
  /** Whether the plan grants access; null where no plan does. */
  byPlan: ((plan: Plan) => boolean) | null;
  /** Any of these roles grants access, on any plan. */
  byRole: readonly Role[];
}

/** All access rules; `public` needs none. Administrators have access to everything. */
const accessRules: Readonly<Record<Exclude<AccessLevel, 'public'>, AccessRule>> = {
  user: { byPlan: () => true, byRole: roles },
  premium: { byPlan: ({ premium }) => premium, byRole: roles },
  community: { byPlan: ({ community }) => community, byRole: roles },
  pro: { byPlan: ({ consultations }) => consultations, byRole: roles },
  // both announce events and write lessons
  teacher: { byPlan: null, byRole: ['advisor', 'staff', 'admin'] },
  // staff are not scholars
  advisor: { byPlan: null, byRole: ['advisor', 'admin'] },
  staff: { byPlan: null, byRole: ['staff', 'admin'] },
  admin: { byPlan: null, byRole: ['admin'] },
};

/** Null when access is granted. Both the server and the shell use this; only the server's decision is authoritative. */
export function refusalOf(access: AccessLevel, user: AccessFacts | null): Refusal | null {
  if (access === 'public') return null;
  if (!user) return 'sign-in';
  const { byPlan, byRole } = accessRules[access];
  if (byPlan?.(plans[user.plan]) || byRole.some((role) => user.roles.includes(role))) return null;
  return byPlan ? 'upgrade' : 'forbidden';
}
