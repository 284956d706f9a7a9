import { useState } from 'react';
import { useChangeRoleMutation, useChangeStatusMutation, useGrantPlanMutation } from '../../api/peopleApi';
import type { PossibleChange } from '../../domain/possibleChanges';

/** Sends changes of an account. Returns the state of the last one. */
export function useAccountChange(id: string) {
  const [kind, setKind] = useState<PossibleChange['kind']>('role');
  const [changeRole, role] = useChangeRoleMutation();
  const [changeStatus, status] = useChangeStatusMutation();
  const [grantPlan, plan] = useGrantPlanMutation();
  const send = (change: PossibleChange, why: string) => {
    setKind(change.kind);
    switch (change.kind) {
      case 'role':
        return changeRole({ id, role: change.role, isGranted: change.isGranted, why });
      case 'status':
        return changeStatus({ id, status: change.status, why });
      case 'plan':
        return grantPlan({ id, plan: change.plan, why });
    }
  };
  return [send, { role, status, plan }[kind]] as const;
}
