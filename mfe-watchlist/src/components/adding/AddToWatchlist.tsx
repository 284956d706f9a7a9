import { useState } from 'react';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { onDemand } from '@tayyib/shared/parts/page';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { App, Button, Icon } from '@tayyib/shared/sdk/ui';
import { useGetWatchlistsWithStockQuery, useWatchStockMutation } from '../../api/watchlistApi';
import type { AddingStep } from './AddingDialogs';

const AddingDialogs = onDemand(async () => (await import('./AddingDialogs')).AddingDialogs);

/**
 * The button beside a stock: shows how many watchlists contain it, and opens the dialog to change that. Who has no watchlist gets one with
 * the stock in it.
 */
export function AddToWatchlist({ stock }: SlotProps['stock.actions']) {
  const [step, setStep] = useState<AddingStep | null>(null);
  const { data, isFetching } = useGetWatchlistsWithStockQuery(stock.isin);
  const { message } = App.useApp();
  const [watch] = useWatchStockMutation();
  const press = async () => {
    if (data?.data.length !== 0) return setStep('choose');
    const { data: saved, error } = await watch(stock.isin);
    if (saved) message.success(`Saved in “${saved.lists[0]?.title}”`);
    else message.error(toMessage(error));
  };
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
        onClick={() => void press()}
      >
        {count > 0 ? `In ${count} ${count === 1 ? 'watchlist' : 'watchlists'}` : 'Add to watchlist'}
      </Button>
      {step && <AddingDialogs stock={stock} step={step} onStep={setStep} onClose={() => setStep(null)} />}
    </>
  );
}
