import { useState } from 'react';
import type { SlotProps } from '@tayyib/shared/modules';
import { Button, Icon } from '@tayyib/shared/ui';
import { useGetWatchlistsWithStockQuery } from '../api/watchlistApi';
import { AddToWatchlistDialog } from './AddToWatchlistDialog';
import { CreateWatchlistDialog } from './CreateWatchlistDialog';
import { LimitReachedDialog } from './LimitReachedDialog';
import { UpgradeDialog } from './UpgradeDialog';

/** One dialog is open at a time; each hands over to the next. */
type Step = 'closed' | 'choose' | 'create' | 'limit' | 'upgrade';

/** On a stock's page: which watchlists hold it, and the way to change that. */
export function AddToWatchlist({ stock }: SlotProps['stock.actions']) {
  const [step, setStep] = useState<Step>('closed');
  const { data, isFetching } = useGetWatchlistsWithStockQuery(stock.isin);
  const holding = data?.data.filter((category) => category.stock_exists).length ?? 0;
  const close = () => setStep('closed');
  return (
    <>
      <Button
        type="primary"
        // until the answer is here it says the same of a stock that is in one
        aria-busy={isFetching}
        icon={<Icon name={holding > 0 ? 'check' : 'eye'} />}
        onClick={() => setStep('choose')}
      >
        {holding > 0 ? `In ${holding} ${holding === 1 ? 'watchlist' : 'watchlists'}` : 'Add to watchlist'}
      </Button>
      {step === 'choose' && (
        <AddToWatchlistDialog
          stock={stock}
          onClose={close}
          onCreate={() => setStep('create')}
          onBlocked={setStep}
        />
      )}
      {step === 'create' && (
        <CreateWatchlistDialog
          onClose={() => setStep('choose')}
          onCreated={() => setStep('choose')}
          onRefused={() => setStep('upgrade')}
        />
      )}
      {step === 'limit' && <LimitReachedDialog onClose={() => setStep('choose')} />}
      {step === 'upgrade' && <UpgradeDialog onClose={close} />}
    </>
  );
}
