import { useEffect } from 'react';
import { useSocket } from '@tayyib/shared/realtime';
import { useAppDispatch } from '@tayyib/shared/store';
import { useSession } from '../session/useSession';
import { planCheckApi, useCheckPlanMutation } from './planCheckApi';

/** Accounts of this status have no plan that ends. */
const withoutExpiry = 4;
/** The longest a timer can wait. */
const longestWaitMs = 2 ** 31 - 1;

/** Keeps the page on the plan that counts: told by the server, and asked for when the plan's days have run out. */
export function PlanLink() {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [checkPlan] = useCheckPlanMutation();
  const expiry = user && user.status !== withoutExpiry ? user.subtransaction?.expiry_data_time : undefined;

  useEffect(() => {
    if (expiry === undefined) return;
    const leftMs = Math.max(0, Date.parse(expiry) - Date.now());
    if (leftMs > longestWaitMs) return;
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
