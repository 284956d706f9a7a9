import { useState } from 'react';
import type { WatchedStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { App } from '@tayyib/shared/sdk/ui';
import { useRemarkStockMutation } from '../../api/listedStocksApi';
import type { useTargetAlert } from './useTargetAlert';
import type { Report } from './useUndoable';

type Remarks = Pick<WatchedStock, 'note' | 'tags' | 'targetRupees'>;

interface Wanted {
  watchlistId: string;
  stock: WatchedStock;
  alert: ReturnType<typeof useTargetAlert>;
  report: Report;
  onSaved: () => void;
}

/** Saves what the owner wrote beside a stock, then the price alert at its target. A target or alert that is removed has Undo. */
export function useSaveRemarks({ watchlistId, stock, alert, report, onSaved }: Wanted) {
  const { message } = App.useApp();
  const [remark] = useRemarkStockMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { isin, stock_code: code, targetRupees: before } = stock;

  /** Returns why it failed. */
  const saveBoth = async (remarks: Remarks): Promise<string | null> => {
    const saved = await remark({ watchlistId, isin, ...remarks });
    if (saved.error) return toMessage(saved.error);
    const { removed, failure: ofAlert } = await alert.save();
    if (ofAlert !== null) return ofAlert;
    onSaved();
    const restored = removed.map((each) => () => alert.restore(each.id));
    if (before !== null && remarks.targetRupees === null) {
      report(saved, {
        done: `Target of ${code} removed`,
        undone: `Target of ${code} is back`,
        undo: [() => remark({ watchlistId, isin, ...remarks, targetRupees: before }), ...restored],
      });
    } else if (removed.length > 0) {
      report(saved, {
        done: `${code} saved, its price alert removed`,
        undone: `The price alert of ${code} is back`,
        undo: restored,
      });
    } else message.success(`${code} saved`);
    return null;
  };

  const save = async (remarks: Remarks) => {
    if (isSaving) return;
    setIsSaving(true);
    setFailure(null);
    setFailure(await saveBoth(remarks));
    setIsSaving(false);
  };
  return { save, isSaving, failure };
}
