import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { defineModule, slot, useCommand } from '@tayyib/shared/sdk/modules';
import { MemoryRouter } from '@tayyib/shared/sdk/router';
import { createStore } from '@tayyib/shared/sdk/store';
import { aPerson, serverReplies } from '@tayyib/shared/testing';
import { StandalonePages } from './StandalonePages';

/** Runs a command that this module does not provide. */
function PricesPage() {
  const watch = useCommand('stock.watch');
  const [text, setText] = useState('');
  return (
    <>
      <h1>Prices</h1>
      <button onClick={() => void watch?.({ isin: 'INE1' }).then((report) => setText(report.text))}>
        Star
      </button>
      <p>{text}</p>
    </>
  );
}

const definition = defineModule({
  pages: { PricesPage: () => Promise.resolve({ default: PricesPage }) },
  slots: {
    PriceOfStock: slot('stock.panels', () => Promise.resolve(({ stock }) => <p>Price of {stock.stock}</p>)),
    WorthOfHoldings: slot('portfolio.panels', () =>
      Promise.resolve(({ holdings }) => <p>{holdings.map(({ name, shares }) => `${shares} of ${name}`)}</p>),
    ),
    AddOne: slot('holdings.sources', () =>
      Promise.resolve(({ present, max }) => <p>{`${present.size} of ${max} present`}</p>),
    ),
    PriceCard: slot('dashboard.cards', () => Promise.resolve(() => <p>Prices of today</p>)),
    ProCard: slot('dashboard.cards', () => Promise.resolve(() => <p>For Premium Pro</p>)),
  },
});
const descriptor = {
  id: 'prices',
  title: 'Prices',
  routes: [{ path: '/prices', page: 'PricesPage', title: 'Prices', access: 'user' }],
  slots: [
    { slot: 'stock.panels', component: 'PriceOfStock', access: 'user' },
    { slot: 'portfolio.panels', component: 'WorthOfHoldings', access: 'user' },
    { slot: 'holdings.sources', component: 'AddOne', access: 'user' },
    { slot: 'dashboard.cards', component: 'PriceCard', access: 'user' },
    { slot: 'dashboard.cards', component: 'ProCard', access: 'pro' },
  ],
};

it('shows the components that the module puts into slots, locked ones as such, and says which commands of others it ran', async () => {
  serverReplies({ 'GET /api/session': { user: aPerson('free') } });
  render(
    <MemoryRouter>
      <StandalonePages
        descriptor={descriptor}
        definition={definition}
        store={createStore()}
        names={['full']}
        scenario="full"
      />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Prices' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Star' }));
  expect(await screen.findByText('The command stock.watch was run.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Slot components' }));
  expect(await screen.findByText('Price of Reliance Industries Limited')).toBeVisible();
  expect(await screen.findByText('10 of Reliance Industries Limited')).toBeVisible();
  expect(await screen.findByText('0 of 50 present')).toBeVisible();
  expect(screen.getByRole('region', { name: 'PriceCard' })).toHaveTextContent('Prices of today');
  expect(await screen.findByText(/This is locked/)).toBeVisible();
  expect(screen.queryByText('For Premium Pro')).not.toBeInTheDocument();
});
