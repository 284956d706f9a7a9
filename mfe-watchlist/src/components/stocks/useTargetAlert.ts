import { useState } from 'react';
import type { PriceAlert, WatchedStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import {
  sentenceOf,
  useAddPriceAlertMutation,
  useGetPriceAlertsQuery,
  useRemovePriceAlertMutation,
  useRestorePriceAlertMutation,
} from '@tayyib/shared/price-alerts';
import { targetAlert } from '../../domain/targetAlert';

interface Saved {
  /** Removed, and none set in their place. */
  removed: readonly PriceAlert[];
  /** Why the alerts are not as chosen, and which still wait. */
  failure: string | null;
}

/** The price alert at the target of a stock: what is chosen, and saving it after the target. */
export function useTargetAlert(stock: WatchedStock, target: number | null | undefined) {
  const query = useGetPriceAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [add] = useAddPriceAlertMutation();
  const [remove] = useRemovePriceAlertMutation();
  const [restore] = useRestorePriceAlertMutation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const plan = query.data && target !== undefined ? targetAlert(query.data, stock, target, chosen) : null;

  /** Restores those that were removed before a failure, and says what could not be restored. */
  const failed = async (reason: unknown, removed: readonly PriceAlert[]): Promise<Saved> => {
    const lost: PriceAlert[] = [];
    for (const alert of removed) if ((await restore(alert.id)).error) lost.push(alert);
    const why = `Note, tags and target are saved. The price alert is not: ${toMessage(reason)}`;
    const gone = lost.map((alert) => ` The alert ${sentenceOf(alert)} was removed.`);
    return { removed: [], failure: [why, ...gone].join('') };
  };

  const save = async (): Promise<Saved> => {
    if (!plan) return { removed: [], failure: null };
    // a second attempt has the same choice, though the alerts it follows from have changed
    if (plan.remove.length > 0 || plan.add) setChosen(plan.isOn);
    const removed: PriceAlert[] = [];
    for (const alert of plan.remove) {
      const { error } = await remove(alert.id);
      if (error && !isGone(error)) return failed(error, removed);
      if (!error) removed.push(alert);
    }
    if (!plan.add) return { removed: plan.isOn ? [] : removed, failure: null };
    const { error } = await add(plan.add);
    return error ? failed(error, removed) : { removed: [], failure: null };
  };

  return { query, plan, choose: setChosen, save, restore };
}

/** It was removed elsewhere, or its removal cannot be undone any more. */
const isGone = (error: object) => 'code' in error && error.code === 'no-such-price-alert';
