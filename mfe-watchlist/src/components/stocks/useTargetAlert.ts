import { useState } from 'react';
import type { PriceAlert, WatchedStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import {
  useChangePriceAlertsMutation,
  useGetPriceAlertsQuery,
  useRestorePriceAlertMutation,
} from '@tayyib/shared/endpoints/price-alerts';
import { targetAlert } from '../../domain/targetAlert';

interface Saved {
  /** Removed, and none set in their place. */
  removed: readonly PriceAlert[];
  /** Why the alerts are as before, not as chosen. */
  failure: string | null;
}

/** The price alert at the target of a stock: what is chosen, and saving it after the target. */
export function useTargetAlert(stock: WatchedStock, target: number | null | undefined) {
  const query = useGetPriceAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [change] = useChangePriceAlertsMutation();
  const [restore] = useRestorePriceAlertMutation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const plan = query.data && target !== undefined ? targetAlert(query.data, stock, target, chosen) : null;

  const save = async (): Promise<Saved> => {
    if (!plan || (plan.remove.length === 0 && !plan.add)) return { removed: [], failure: null };
    // a second attempt has the same choice, though the alerts it follows from may have changed
    setChosen(plan.isOn);
    const { error } = await change({ remove: plan.remove.map(({ id }) => id), add: plan.add });
    if (!error) return { removed: plan.isOn ? [] : plan.remove, failure: null };
    return {
      removed: [],
      failure: `Note, tags and target are saved. The price alert is not: ${toMessage(error)}`,
    };
  };

  return { query, plan, choose: setChosen, save, restore };
}
