import { useState } from 'react';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { onDemand } from '@tayyib/shared/parts/page';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { useGetWatchlistsWithStockQuery } from '../../api/watchlistApi';
import type { AddingStep } from './AddingDialogs';

const AddingDialogs = onDemand(async () => (await import('./AddingDialogs')).AddingDialogs);

/** The button beside a stock: shows how many watchlists contain it, and opens the dialog to change that. */
export function AddToWatchlist({ stock }: SlotProps['stock.actions']) {
  const [step, setStep] = useState<AddingStep | null>(null);
  const { data, isFetching } = useGetWatchlistsWithStockQuery(stock.isin);
  const count = data?.data.filter((category) => category.stock_exists).length ?? 0;
  return (
    <>
      <Button
        type="primary"
        // while loading, the label is that of a stock in no watchlist
        aria-busy={isFetching}
        icon={<Icon name={count > 0 ? 'check' : 'eye'} />}
        onPointerEnter={AddingDialogs.preload}
        onFocus={AddingDialogs.preload}
        onClick={() => setStep('choose')}
      >
        {count > 0 ? `In ${count} ${count === 1 ? 'watchlist' : 'watchlists'}` : 'Add to watchlist'}
      </Button>
      {step && <AddingDialogs stock={stock} step={step} onStep={setStep} onClose={() => setStep(null)} />}
    </>
  );
}
