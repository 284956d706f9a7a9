import { type PlanId, plans } from '@tayyib/shared/plans';

/** What an account has once a paid plan is over, in sentences. */
export const whatStays = (granted: PlanId, from = 'Now'): string =>
  `${from} your account has the plan ${plans[granted].title}. Nothing you saved is deleted: you can read and remove it, and add within the limits of that plan.`;
