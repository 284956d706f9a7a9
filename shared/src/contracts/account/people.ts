import { z } from 'zod';
import { roles } from '../../policy/access';
import { planIds } from '../../policy/plans';
import { reason } from '../reason';

const Role = z.enum(roles);

/** Part of an email or a name. */
export const PeopleQuery = z.object({ q: z.string().trim().min(2, 'Type at least two letters.').max(100) });
export type PeopleQuery = z.input<typeof PeopleQuery>;

/** An account as admins see it. */
export const AdminPerson = z.object({
  id: z.uuid(),
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  /** One of `accountStatuses`. */
  status: z.number().int().min(0).max(4),
  roles: z.array(Role),
  /** The granted plan; a bought plan comes on top. */
  plan: z.enum(planIds),
  memberSince: z.iso.datetime(),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

/** At most twenty, by email. */
export const PeopleReply = z.object({ people: z.array(AdminPerson) });
export type PeopleReply = z.infer<typeof PeopleReply>;

/** Who changed what of an account. */
export const AccountChange = z.object({
  at: z.iso.datetime(),
  what: z.enum(['role-granted', 'role-removed', 'status-changed', 'plan-granted']),
  /** Email of the admin; null for the server, and for deleted accounts. */
  by: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  why: z.string(),
});
export type AccountChange = z.infer<typeof AccountChange>;

/** One account with its last changes, newest first. */
export const PersonReply = z.object({ person: AdminPerson, changes: z.array(AccountChange) });
export type PersonReply = z.infer<typeof PersonReply>;

export const PersonParams = z.object({ userId: z.string() });
export const RoleParams = PersonParams.extend({ role: Role });

/** The user can read it. */
const why = reason;

export const RoleBody = z.object({ isGranted: z.boolean(), why });
export type RoleBody = z.input<typeof RoleBody>;
export const StatusBody = z.object({ status: z.number().int().min(0).max(4), why });
export type StatusBody = z.input<typeof StatusBody>;
export const GrantedPlanBody = z.object({ plan: z.enum(planIds), why });
export type GrantedPlanBody = z.input<typeof GrantedPlanBody>;
