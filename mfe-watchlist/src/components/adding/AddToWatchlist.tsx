import { useState } from 'react';
import type { SlotProps } from '@tayyib/shared/modules';
import { Button, Icon } from '@tayyib/shared/ui';
import { useGetWatchlistsWithStockQuery } from '../../api/watchlistApi';
import { AddToWatchlistDialog } from './AddToWatchlistDialog';
import { CreateWatchlistDialog } from '../watchlists/CreateWatchlistDialog';
import { LimitReachedDialog } from '../limits/LimitReachedDialog';
import { UpgradeDialog } from '../limits/UpgradeDialog';
import { SavedAtOnce } from './SavedAtOnce';

/** One dialog is open at a time; each leads to the next. */
type Step = 'closed' | 'choose' | 'create' | 'limit' | 'upgrade';

/**
 * The button on a stock's page: shows how many watchlists contain the stock, and opens the dialog to change that. After the star of a
 * row, a report that it was saved.
 */
export function AddToWatchlist({ stock, atOnce = false }: SlotProps['stock.actions']) {
  const [step, setStep] = useState<Step>('closed');
  const { data, isFetching } = useGetWatchlistsWithStockQuery(stock.isin);
  const count = data?.data.filter((category) => category.stock_exists).length ?? 0;
  // only the boxes changed here: the others follow the server, even while the dialog is open
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const change = (id: string, willContain: boolean) => setChanges(new Map(changes).set(id, willContain));
  const close = () => {
    setStep('closed');
    setChanges(new Map());
  };
  return (
    <>
      {atOnce ? (
        <SavedAtOnce stock={stock} onChooseLists={() => setStep('choose')} onBlocked={setStep} />
      ) : (
        <Button
          type="primary"
          // while loading, the label is that of a stock in no watchlist
          aria-busy={isFetching}
          icon={<Icon name={count > 0 ? 'check' : 'eye'} />}
          onClick={() => setStep('choose')}
        >
          {count > 0 ? `In ${count} ${count === 1 ? 'watchlist' : 'watchlists'}` : 'Add to watchlist'}
        </Button>
      )}
      {step === 'choose' && (
        <AddToWatchlistDialog
          stock={stock}
          changes={changes}
          onChange={change}
          onClose={close}
          onCreate={() => setStep('create')}
          onBlocked={setStep}
        />
      )}
      {step === 'create' && (
        <CreateWatchlistDialog
          onClose={() => setStep('choose')}
          onCreated={({ _id }) => {
            // it is created for this stock
            change(_id, true);
            setStep('choose');
          }}
          onLimitReached={() => setStep('upgrade')}
        />
      )}
      {step === 'limit' && <LimitReachedDialog onClose={() => setStep('choose')} />}
      {step === 'upgrade' && <UpgradeDialog onClose={close} />}
    </>
  );
}
