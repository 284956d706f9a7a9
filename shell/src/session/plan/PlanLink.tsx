import { useEffect } from 'react';
import { useSocket } from '@tayyib/shared/sdk/realtime';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { useSession } from '../useSession';
import { planCheckApi, useCheckPlanMutation } from './planCheckApi';

/** The plan of accounts with this status never expires. */
const neverExpires = 4;
/** The maximum delay of `setTimeout`. */
const maxTimerMs = 2 ** 31 - 1;

/** Refreshes the user's plan when the server reports a change, and when it expires. */
export function PlanLink() {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [checkPlan] = useCheckPlanMutation();
  const expiry = user && user.status !== neverExpires ? user.subtransaction?.expiry_data_time : undefined;

  useEffect(() => {
    if (expiry === undefined) return;
    const leftMs = Math.max(0, Date.parse(expiry) - Date.now());
    if (leftMs > maxTimerMs) return;
    const timer = setTimeout(() => void checkPlan(), leftMs);
    return () => clearTimeout(timer);
  }, [expiry, checkPlan]);

  useSocket((socket) => {
    const refresh = () => void dispatch(planCheckApi.util.invalidateTags(['Session', 'Modules', 'Billing']));
    socket.on('plan:changed', refresh);
    return () => socket.off('plan:changed', refresh);
  });
  return null;
}
