import { useEffect, useRef } from 'react';
import type { PriceAlert } from '@tayyib/shared/contracts';
import { sentenceOf } from '@tayyib/shared/endpoints/price-alerts';
import { ActionButton } from '../../controls/actions';
import styles from './notification.module.css';

interface Props {
  alert: PriceAlert;
  isBusy: boolean;
  onUndo: () => void;
}

/** The alert that was removed last, with a button to restore it, which has the focus that its Remove button had. */
export function RemovedAlert({ alert, isBusy, onUndo }: Props) {
  const undo = useRef<HTMLSpanElement>(null);
  useEffect(() => undo.current?.querySelector('button')?.focus(), [alert.id]);
  return (
    <p className={styles.row}>
      <span role="status">
        Removed: {alert.stock}, {sentenceOf(alert)}.
      </span>
      <span ref={undo}>
        <ActionButton isBusy={isBusy} onClick={onUndo}>
          Undo
        </ActionButton>
      </span>
    </p>
  );
}
