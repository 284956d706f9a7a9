import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { defineModule, slot, useCommand, type ModuleDefinition } from '@tayyib/shared/sdk/modules';
import { MemoryRouter } from '@tayyib/shared/sdk/router';
import { createStore } from '@tayyib/shared/sdk/store';
import { aPerson, serverReplies } from '@tayyib/shared/testing';
import { commandExample } from './commandExample';
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
  // each by itself, at an address of its own
  await userEvent.click(screen.getByRole('link', { name: 'PriceCard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'PriceCard' })).toBeVisible();
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'PriceCard' })).toHaveTextContent('Prices of today');
});

describe('the commands of a standalone module', () => {
  /** Opens the page of a module's commands. */
  const open = async (commands: ModuleDefinition['commands'], access = 'user') => {
    serverReplies({ 'GET /api/session': { user: aPerson('free') } });
    render(
      <MemoryRouter>
        <StandalonePages
          descriptor={{ ...descriptor, commands: [{ command: 'stock.watch', access }] }}
          definition={defineModule({ pages: definition.pages, commands })}
          store={createStore()}
          names={['full']}
          scenario="full"
          commandExamples={[commandExample('stock.watch', { isin: 'INE002A01018' })]}
        />
      </MemoryRouter>,
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Commands' }));
  };

  it('run with an example, and what may follow runs too', async () => {
    await open({
      'stock.watch': () =>
        Promise.resolve(({ isin }) =>
          Promise.resolve({
            text: `Saved ${isin}`,
            isDone: true,
            next: { label: 'Undo', run: () => Promise.resolve({ text: 'It was gone.', isDone: false }) },
          }),
        ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Run' }));
    expect(await screen.findByText('Done: Saved INE002A01018')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Not done: It was gone.')).toBeVisible();
  });

  it('are shown as defects where they reject', async () => {
    await open({ 'stock.watch': () => Promise.reject(new Error('No such file')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Run' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No such file');
  });

  it('cannot be run where the plan of the viewer locks them', async () => {
    await open({}, 'pro');
    expect(await screen.findByText(/This is locked/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Run' })).not.toBeInTheDocument();
  });
});
