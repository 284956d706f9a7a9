import { useState } from 'react';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { onDemand } from '@tayyib/shared/parts/page';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { useGetWatchlistsWithStockQuery } from '../../api/watchlistApi';
import type { AddingStep } from './AddingDialogs';
import { SavedAtOnce } from './SavedAtOnce';

const AddingDialogs = onDemand(async () => (await import('./AddingDialogs')).AddingDialogs);

/**
 * The button on a stock's page: shows how many watchlists contain the stock, and opens the dialog to change that. After the star of a
 * row, a report that it was saved.
 */
export function AddToWatchlist({ stock, atOnce = false }: SlotProps['stock.actions']) {
  const [step, setStep] = useState<AddingStep | null>(null);
  const { data, isFetching } = useGetWatchlistsWithStockQuery(stock.isin);
  const count = data?.data.filter((category) => category.stock_exists).length ?? 0;
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
          onPointerEnter={AddingDialogs.preload}
          onFocus={AddingDialogs.preload}
          onClick={() => setStep('choose')}
        >
          {count > 0 ? `In ${count} ${count === 1 ? 'watchlist' : 'watchlists'}` : 'Add to watchlist'}
        </Button>
      )}
      {step && <AddingDialogs stock={stock} step={step} onStep={setStep} onClose={() => setStep(null)} />}
    </>
  );
}
