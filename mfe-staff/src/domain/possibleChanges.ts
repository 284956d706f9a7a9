import { roles } from '@tayyib/shared/access';
import type { Role } from '@tayyib/shared/access';
import { accountStatuses } from '@tayyib/shared/account-status';
import type { AdminPerson } from '@tayyib/shared/contracts';
import { planIds } from '@tayyib/shared/plans';
import type { PlanId } from '@tayyib/shared/plans';
import { planTitle } from './accountLabels';

/** A change of an account that an administrator may make. */
export type PossibleChange = { label: string } & (
  | { kind: 'role'; role: Role; isGranted: boolean }
  | { kind: 'status'; status: number }
  | { kind: 'plan'; plan: PlanId }
);

/** Every change that would change this account. */
export function possibleChanges({ roles: granted, status, plan }: AdminPerson): PossibleChange[] {
  const ofRoles = roles.map((role): PossibleChange => {
    const isGranted = !granted.includes(role);
    const label = isGranted ? `Grant the role ${role}` : `Remove the role ${role}`;
    return { kind: 'role', role, isGranted, label };
  });
  const ofStatus = Object.entries(accountStatuses)
    .map(([code, { title }]) => ({ code: Number(code), title }))
    .filter(({ code }) => code !== status)
    .map(({ code, title }): PossibleChange => ({
      kind: 'status',
      status: code,
      label: `Set the status to ${title}`,
    }));
  const ofPlan = planIds
    .filter((each) => each !== plan)
    .map((each): PossibleChange => ({
      kind: 'plan',
      plan: each,
      label: `Grant the plan ${planTitle(each)}`,
    }));
  return [...ofRoles, ...ofStatus, ...ofPlan];
}
