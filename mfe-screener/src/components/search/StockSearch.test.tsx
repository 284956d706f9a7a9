import { screen, waitFor, within } from '@testing-library/react';
import {
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
  type Replies,
} from '@tayyib/shared/testing';
import { CommandHost, SlotHost } from '@tayyib/shared/sdk/modules';
import { useLocation } from '@tayyib/shared/sdk/router';
import { full } from '../../../dev/scenarios';
import { fakeWatchCommand } from '../rows/watchCommand.fixture';
import { StockSearch } from './StockSearch';

function Address() {
  const { pathname, search } = useLocation();
  return <p title="Address">{pathname + search}</p>;
}

async function open(
  replies: Replies = full,
  pages: Parameters<typeof StockSearch>[0]['pages'] = [],
  canWatch = true,
) {
  const { find, ran } = fakeWatchCommand();
  const requests = serverReplies(replies);
  const page = renderWithApp(
    <SlotHost value={(name, props) => <p>{`${name} ${JSON.stringify(props)}`}</p>}>
      <CommandHost value={canWatch ? find : () => undefined}>
        <StockSearch pages={pages} />
      </CommandHost>
      <Address />
    </SlotHost>,
  );
  return { ...page, requests, ran, field: screen.getByRole('combobox', { name: 'Search stocks' }) };
}

afterEach(() => localStorage.clear());

/** Pastes the text, so that only the whole text is requested. */
async function write(person: Awaited<ReturnType<typeof open>>['person'], field: HTMLElement, text: string) {
  await person.click(field);
  await person.paste(text);
}
const options = () => screen.findAllByRole('option');
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

describe('stock search', () => {
  it('finds stocks by a part of the name or code, with their verdicts', async () => {
    const { person, field } = await open();
    expect(field).toHaveAttribute('placeholder', 'Search Stocks');
    await write(person, field, 'rel iance');
    const group = await screen.findByRole('group', { name: 'Stocks' });
    const option = within(group).getByRole('option', { name: /RELIANCE/ });
    expect(option).toHaveTextContent('Reliance Industries Ltd');
    expect(option).toHaveTextContent('Under review');
    expect(field).toHaveAttribute('aria-expanded', 'true');
  });

  it('says what a company was called, and which plan a fund is', async () => {
    const stock = {
      type: 'stock',
      isin: 'INE155A01022',
      stock: 'Tata Motors Passenger Vehicles Limited',
      stock_code: 'TMPV',
      shariah_status: 3,
      badge: 'under_review',
      formerly: 'TELCO',
    };
    const fund = { type: 'fund', id: '119172', name: 'Telco Fund', detail: 'Direct Plan, Growth' };
    const { person, field } = await open({
      'GET /api/search': { stocks: [stock], ipos: [], topics: [fund] },
    });
    await write(person, field, 'telco');
    const [first, second] = await options();
    expect(first).toHaveTextContent('formerly TELCO');
    expect(second).toHaveTextContent('Direct Plan, Growth');
  });

  it('opens a stock by keyboard', async () => {
    const { person, field } = await open();
    await write(person, field, 'tata');
    const found = await options();
    expect(active(field)).toBeNull();
    await person.keyboard('{ArrowDown}');
    expect(active(field)).toBe(found[0]);
    await person.keyboard('{End}');
    expect(active(field)).toBe(found.at(-1));
    await person.keyboard('{ArrowDown}');
    expect(active(field)).toBe(found[0]);
    await person.keyboard('{ArrowUp}{Home}');
    expect(active(field)).toBe(found[0]);
    await person.keyboard('{Enter}');
    expect(screen.getByTitle('Address')).toHaveTextContent('/stock?isin=INE467B01029');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens the first stock by Enter alone, and any by a click', async () => {
    const { person, field } = await open();
    await write(person, field, 'itc');
    // before the response arrives
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByTitle('Address')).toHaveTextContent('/stock?isin=INE154A01025'));
    await write(person, field, 'hdfc');
    await person.click(await screen.findByRole('option', { name: /HDFCBANK/ }));
    expect(screen.getByTitle('Address')).toHaveTextContent('/stock?isin=INE040A01034');
  });

  it('closes by Escape, and clears by Escape again', async () => {
    const { person, field } = await open();
    await write(person, field, 'itc');
    await options();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('itc');
    await person.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('states that nothing was found', async () => {
    const { person, field } = await open();
    await write(person, field, 'zzzz');
    expect(await screen.findByText('No Stocks found')).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers ways on if nothing was found', async () => {
    const { person, field } = await open();
    await write(person, field, 'zzzz');
    const ways = within(await screen.findByRole('list', { name: 'What you can do instead' }));
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/stock_screener?q=zzzz',
      '/industry',
      '/our_shariah_advisor',
    ]);
    await person.click(ways.getByRole('link', { name: 'Filter all companies by “zzzz”' }));
    expect(screen.getByTitle('Address')).toHaveTextContent('/stock_screener?q=zzzz');
    expect(field).toHaveValue('');
  });

  it('offers the pages of the product by their names', async () => {
    const { person, field } = await open(undefined, [{ label: 'Gold & Silver', to: '/gold_silver' }]);
    await write(person, field, 'gold');
    const group = await screen.findByRole('group', { name: 'Pages' });
    await person.click(within(group).getByRole('option', { name: /^Gold & Silver/ }));
    expect(screen.getByTitle('Address')).toHaveTextContent('/gold_silver');
  });

  it('offers pages before stocks that are spelt otherwise', async () => {
    const stock = {
      type: 'stock',
      isin: 'INE217B01036',
      stock: 'Kajaria Ceramics Limited',
      stock_code: 'KAJARIACER',
      shariah_status: 3,
      badge: 'under_review',
    };
    const { person, field } = await open({ 'GET /api/search': { stocks: [stock], ipos: [], topics: [] } }, [
      { label: 'Zakat Calculator', to: '/zakat' },
    ]);
    await write(person, field, 'zakat');
    await screen.findByText('Kajaria Ceramics Limited');
    const [first, second] = await options();
    expect(first).toHaveTextContent('Zakat Calculator');
    expect(second).toHaveTextContent('Kajaria Ceramics');
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    await person.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByTitle('Address')).toHaveTextContent('/zakat');
  });

  it('offers the largest companies on focus if none was chosen yet', async () => {
    const { person, field } = await open();
    await person.click(field);
    const list = await screen.findByRole('listbox', { name: 'Largest companies' });
    expect(within(list).getAllByRole('option')).toHaveLength(6);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByTitle('Address')).toHaveTextContent(/^\/stock\?isin=/);
  });

  it('lists IPOs in a group of their own', async () => {
    const ipo = { type: 'ipo', id: 'x', company_name: 'Newborn Limited', shariah_status: 0 };
    const { person, field } = await open({ 'GET /api/search': { stocks: [], ipos: [ipo], topics: [] } });
    await write(person, field, 'newborn');
    const group = await screen.findByRole('group', { name: 'IPOs' });
    expect(within(group).getByRole('option')).toHaveTextContent('Newborn Limitedipo');
  });

  it('lists indices, industries and funds, each with its kind, and opens their pages', async () => {
    const topics = [
      { type: 'index', id: 'niftyit', name: 'NIFTY IT' },
      { type: 'industry', id: 'sector~information-technology', name: 'Information Technology' },
      { type: 'fund', id: '119172', name: 'Tata Ethical Fund' },
    ];
    const { person, field } = await open({ 'GET /api/search': { stocks: [], ipos: [], topics } });
    const addresses = [
      '/indices_stocks?id=niftyit',
      '/industry?id=sector~information-technology',
      '/mutualfund?id=119172',
    ];
    for (const [at, address] of addresses.entries()) {
      await write(person, field, 'it');
      const found = await options();
      expect(found.map(({ textContent }) => textContent)).toEqual([
        'NIFTY ITindex',
        'Information Technologyindustry',
        'Tata Ethical Fundfund',
      ]);
      await person.click(found[at] ?? field);
      expect(decodeURIComponent(screen.getByTitle('Address').textContent ?? '')).toBe(address);
    }
  });

  it('narrows the previous results while those for one more letter are loading', async () => {
    let respond = () => {};
    const { person, field, requests } = await open([
      ...handlersOf({
        'GET /api/search': async (request: FixtureRequest) => {
          if (request.query.get('q') === 'tata s') await new Promise<void>((resolve) => (respond = resolve));
          return undefined;
        },
      }),
      ...full,
    ]);
    await write(person, field, 'tata');
    expect((await options()).length).toBeGreaterThan(1);
    await person.paste(' s');
    const results = screen.getByRole('listbox', { name: 'Search results' }).parentElement;
    const [only, ...more] = within(results ?? field).getAllByRole('option');
    expect(only).toHaveTextContent('TATASTEEL');
    expect(more).toEqual([]);
    expect(results).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(requests).toHaveLength(2));
    respond();
    await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'false'));
  });

  it('shows the results of the last text, however late an earlier response arrives', async () => {
    let respondFirst = () => {};
    const { person, field, requests, store } = await open([
      ...handlersOf({
        'GET /api/search': async (request: FixtureRequest) => {
          if (request.query.get('q') === 'hdfc')
            await new Promise<void>((resolve) => (respondFirst = resolve));
          return undefined;
        },
      }),
      ...full,
    ]);
    await write(person, field, 'hdfc');
    await waitFor(() => expect(requests).toHaveLength(1));
    await person.clear(field);
    await write(person, field, 'itc');
    expect(await screen.findByRole('option', { name: /ITC/ })).toBeInTheDocument();
    const pending = () =>
      Object.values(store.getState().api.queries).filter((query) => String(query?.status) === 'pending');
    expect(pending()).toHaveLength(1);
    respondFirst();
    await waitFor(() => expect(pending()).toHaveLength(0));
    expect(screen.queryByRole('option', { name: /HDFCBANK/ })).not.toBeInTheDocument();
  });

  it('shows the server’s message if it fails, and retries', async () => {
    let isDown = true;
    const failure = problem(503, 'unavailable', 'Our database is not answering.');
    const { person, field } = await open([
      ...handlersOf({ 'GET /api/search': () => (isDown ? failure : undefined) }),
      ...full,
    ]);
    await write(person, field, 'itc');
    expect(await screen.findByText('Our database is not answering.')).toBeInTheDocument();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await options()).not.toHaveLength(0);
  });

  it('offers recent stocks while the field is empty, and opens none of them by Enter alone', async () => {
    const { person, field } = await open();
    await write(person, field, 'itc');
    await person.click(await screen.findByRole('option', { name: /ITC/ }));
    await person.tab();
    await person.click(field);
    const list = screen.getByRole('listbox', { name: 'Recent searches' });
    expect(within(list).getByRole('option', { name: /ITC/ })).toBeVisible();
    await person.keyboard('{Enter}');
    expect(list).toBeVisible();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByTitle('Address')).toHaveTextContent('/stock?isin=INE154A01025');
  });

  it('has no star, and no words about one, where no module watches stocks', async () => {
    const { person, field } = await open(full, [], false);
    expect(field).not.toHaveAccessibleDescription();
    await write(person, field, 'itc');
    await options();
    expect(screen.queryByTitle('Add to watchlist')).not.toBeInTheDocument();
    await person.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
    expect(screen.queryByRole('group', { name: /^What to do with/ })).not.toBeInTheDocument();
  });

  it('runs the command that watches a stock, by the star of a row and by Shift+Enter', async () => {
    const { person, field, ran } = await open();
    await write(person, field, 'itc');
    const [option] = await options();
    await person.click(within(option!).getByTitle('Add to watchlist'));
    const actions = await screen.findByRole('group', { name: 'What to do with ITC Ltd' });
    expect(actions).toHaveFocus();
    expect(await within(actions).findByText('Saved INE154A01025')).toBeVisible();
    expect(within(actions).getByText(/^stock\.actions .*INE154A01025/)).toBeInTheDocument();
    expect(ran).toEqual(['INE154A01025']);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByTitle('Address')).toHaveTextContent(/^\/$/);
    await person.keyboard('{Escape}');
    expect(actions).not.toBeInTheDocument();

    await write(person, field, 'tcs');
    await options();
    await person.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
    expect(await screen.findByRole('group', { name: /^What to do with/ })).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Shift+Enter saves the selected stock in your last watchlist');
  });
});
