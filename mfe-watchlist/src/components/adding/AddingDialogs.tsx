import { useState } from 'react';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { LimitReachedDialog } from '../limits/LimitReachedDialog';
import { UpgradeDialog } from '../limits/UpgradeDialog';
import { CreateWatchlistDialog } from '../watchlists/CreateWatchlistDialog';
import { AddToWatchlistDialog } from './AddToWatchlistDialog';

/** One dialog is open at a time; each leads to the next. */
export type AddingStep = 'choose' | 'create' | 'limit' | 'upgrade';

interface Props extends Pick<SlotProps['stock.actions'], 'stock'> {
  step: AddingStep;
  onStep: (step: AddingStep) => void;
  onClose: () => void;
}

/** The dialogs that change which watchlists contain a stock. */
export function AddingDialogs({ stock, step, onStep, onClose }: Props) {
  // only the boxes changed here: the others follow the server, even while the dialog is open
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const change = (id: string, willContain: boolean) => setChanges(new Map(changes).set(id, willContain));
  const choose = () => onStep('choose');
  switch (step) {
    case 'choose':
      return (
        <AddToWatchlistDialog
          stock={stock}
          changes={changes}
          onChange={change}
          onClose={onClose}
          onCreate={() => onStep('create')}
          onBlocked={onStep}
        />
      );
    case 'create':
      return (
        <CreateWatchlistDialog
          onClose={choose}
          onCreated={({ _id }) => {
            // it is created for this stock
            change(_id, true);
            choose();
          }}
          onLimitReached={() => onStep('upgrade')}
        />
      );
    case 'limit':
      return <LimitReachedDialog onClose={choose} />;
    case 'upgrade':
      return <UpgradeDialog onClose={onClose} />;
  }
}
