import { planIds } from '@tayyib/shared/plans';
import type { PlanId } from '@tayyib/shared/plans';

/** The greater of the plan a person was given and the one they bought. */
export function higherPlan(granted: PlanId, bought: PlanId | undefined): PlanId {
  return bought && planIds.indexOf(bought) > planIds.indexOf(granted) ? bought : granted;
}
