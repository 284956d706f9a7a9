import { accountStatusOf, closedStatus } from '@tayyib/shared/account-status';
import type { AccountChange, AdminPerson } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';
import type { PlanId } from '@tayyib/shared/plans';

export const changeLabels: Readonly<Record<AccountChange['what'], string>> = {
  'role-granted': 'Role granted',
  'role-removed': 'Role removed',
  'status-changed': 'Status changed',
  'plan-granted': 'Plan granted',
};

export const nameOf = ({ firstName, lastName }: AdminPerson): string => `${firstName} ${lastName}`.trim();

export const isClosed = ({ status }: AdminPerson): boolean => status === closedStatus;

export const statusTitle = (status: number): string => accountStatusOf(status).title;

export const planTitle = (plan: PlanId): string => plans[plan].title;

/** "advisor, staff", or a dash for customers. */
export const rolesText = ({ roles }: AdminPerson): string => (roles.length === 0 ? '–' : roles.join(', '));

const titleOfStatus = (text: string) => (/^\d$/.test(text) ? statusTitle(Number(text)) : text);

/** What a change changed, such as "New → Closed". */
export function changeText({ what, from, to }: AccountChange): string {
  const title = what === 'status-changed' ? titleOfStatus : (text: string) => text || 'none';
  return `${title(from)} → ${title(to)}`;
}
