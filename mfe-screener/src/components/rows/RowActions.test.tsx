import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StockFigures } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { CommandHost, SlotHost } from '@tayyib/shared/sdk/modules';
import { aPerson, FakeSocket, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { sampleFigures } from '../../../dev/numbersFixtures';
import { StocksTable } from '../figures/StocksTable';
import { PhoneStocks } from '../screen/PhoneStocks';
import { RowActions } from './RowActions';
import { fakeWatchCommand } from './watchCommand.fixture';

const priceDay = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
const recent = (row: StockFigures) => ({ ...row, priceDay });
const [bpcl, ongc, ioc] = [
  recent(sampleFigures[0]),
  recent(sampleFigures[1]),
  recent(sampleFigures[2]),
] as const;
const sampleRows = [bpcl, ongc, ioc];
const starOf = (name: RegExp | string) => screen.findByRole('button', { name });
const addTo = (stock: string) => `Add ${stock} to your watchlist`;

/** @param areRead when the server replies with the stocks in the viewer's lists */
function open(
  list = <StocksTable caption="Peers" rows={sampleRows} standard="TASIS" />,
  isVisitor = false,
  areRead = Promise.resolve(),
) {
  let watched = [bpcl.isin];
  const requests = serverReplies([
    http.get('/api/watchedstocks', async () => {
      await areRead;
      return HttpResponse.json({ isins: watched });
    }),
  ]);
  const { find, ran } = fakeWatchCommand();
  const page = renderWithApp(
    <SlotHost value={(name, props) => <p>{`${name} ${JSON.stringify(props)}`}</p>}>
      {/* the shell has no command for visitors */}
      <CommandHost value={isVisitor ? () => undefined : find}>
        <main>{list}</main>
      </CommandHost>
    </SlotHost>,
    { as: isVisitor ? null : aPerson('free') },
  );
  return { ...page, requests, ran, watch: (isin: string) => (watched = [...watched, isin]) };
}

describe('the star of a row', () => {
  it('runs the command that watches the stock once, and is focused again afterwards', async () => {
    const { person, ran } = open();
    const star = await starOf(addTo(ioc.stock));
    await person.click(star);
    const report = screen.getByRole('group', { name: `What to do with ${ioc.stock}` });
    expect(report).toHaveFocus();
    expect(await within(report).findByText(`Saved ${ioc.isin}`)).toBeVisible();
    expect(within(report).getByText(/^stock\.actions .*INE242A01010/)).toBeInTheDocument();
    expect(ran).toEqual([ioc.isin]);
    await person.keyboard('{Escape}');
    expect(report).not.toBeInTheDocument();
    expect(star).toHaveFocus();
    await person.keyboard('{Enter}');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(star).toHaveFocus();
  });

  it('reports what follows in the same place, and keeps the focus', async () => {
    const { person } = open();
    await person.click(await starOf(addTo(ioc.stock)));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Not saved any more')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('reports one stock at a time, also of two lists', async () => {
    const { person } = open(
      <RowActions>
        <StocksTable caption="Alternatives" rows={[ongc]} standard="TASIS" />
        <StocksTable caption="Others" rows={[ioc]} standard="TASIS" />
      </RowActions>,
    );
    await person.click(await starOf(addTo(ongc.stock)));
    await person.click(await starOf(addTo(ioc.stock)));
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByRole('group', { name: `What to do with ${ioc.stock}` })).toHaveFocus();
    expect(await screen.findByText(`Saved ${ioc.isin}`)).toBeVisible();
    expect(screen.queryByText(`Saved ${ongc.isin}`)).not.toBeInTheDocument();
  });

  it('cannot be pressed before it is known whether the stock is in a watchlist', async () => {
    let reply = () => {};
    open(undefined, false, new Promise((resolve) => (reply = resolve)));
    expect(await starOf(`${bpcl.stock}: loading your watchlists`)).toBeDisabled();
    reply();
    expect(await starOf(`${bpcl.stock} is in your watchlists`)).toBeEnabled();
  });

  it('is filled while the stock is in a watchlist, on whatever device it was put there', async () => {
    const { watch } = open();
    const socket = new FakeSocket();
    socket.connect();
    expect(await starOf(`${bpcl.stock} is in your watchlists`)).toBeVisible();
    expect(await starOf(addTo(ioc.stock))).toBeVisible();
    watch(ioc.isin);
    await waitFor(() => {
      socket.serverEmits('watchlists:changed');
      expect(screen.getByRole('button', { name: `${ioc.stock} is in your watchlists` })).toBeVisible();
    });
    socket.disconnect();
  });

  it('is not offered to visitors, who have no lists', async () => {
    const { requests } = open(undefined, true);
    expect(await screen.findByRole('link', { name: ioc.stock })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Watchlist' })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});

describe('the price of a row', () => {
  it('is shown with its change and its year, or as not known', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Bharat Petroleum/ }));
    expect(row.getByText('+0.40%')).toBeVisible();
    expect(row.getByTitle(`Close of ${formatDay(priceDay)}`)).toBeVisible();
    expect(row.getByRole('img', { name: 'BPCL, last year: went down' })).toBeVisible();
    const unknown = within(screen.getByRole('row', { name: /Indian Oil/ }));
    expect(unknown.queryByRole('img')).not.toBeInTheDocument();
    expect(unknown.getByText('No prices of the last year')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^Closes of ${formatDay(priceDay)}`))).toBeVisible();
  });

  it('says the day instead of a change that is not of these days', async () => {
    const old = { ...bpcl, priceDay: '2017-12-29' };
    open(<StocksTable caption="Peers" rows={[old]} standard="TASIS" />);
    const row = within(await screen.findByRole('row', { name: /Bharat Petroleum/ }));
    expect(screen.getByText(/^Closes of 29 Dec 2017/)).toBeVisible();
    expect(row.queryByText('+0.40%')).not.toBeInTheDocument();
  });

  it('is covered for a stock that is not compliant, as on its page', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Oil & Natural Gas/ }));
    expect(row.getByText(/^Hidden/)).toHaveTextContent('Hidden: not compliant');
    expect(row.queryByRole('img')).not.toBeInTheDocument();
    expect(row.queryByText('+0.40%')).not.toBeInTheDocument();
  });
});

describe('a row of a phone', () => {
  const ratios = {
    sector: null,
    size: null,
    marketCapRupees: null,
    reason: '',
    debt: 0.1022,
    impureIncome: null,
    liquidity: null,
    accountsTo: null,
  };
  const rows = [
    { ...bpcl, ...ratios },
    { ...ongc, ...ratios },
    { ...ioc, ...ratios },
  ];
  const list = (
    <RowActions>
      <PhoneStocks rows={rows} choices={{ standard: 'TASIS', sort: 'name' }} isDetailed />
    </RowActions>
  );

  it('has the star and the ratios, and on request the size and the price', async () => {
    const { person } = open(list);
    const [first] = (await screen.findAllByRole('row')).slice(1);
    expect(first).toHaveTextContent(/BPCL.*Shariah Compliant.*10\.22%/);
    await person.click(screen.getByRole('radio', { name: 'Size and price' }));
    expect(screen.queryByRole('columnheader', { name: 'Debt' })).toBeNull();
    const [gained, covered, unknown] = screen.getAllByRole('row').slice(1);
    expect(gained).toHaveTextContent('+0.40%');
    expect(covered).toHaveTextContent('Hidden because the stock is not compliant');
    expect(unknown).toHaveTextContent('Not known');
    await person.click(await starOf(addTo(ongc.stock)));
    expect(screen.getByRole('group', { name: `What to do with ${ongc.stock}` })).toHaveFocus();
  });

  it('begins with the size where rows are sorted by it', async () => {
    open(
      <RowActions>
        <PhoneStocks rows={rows} choices={{ standard: 'TASIS', sort: 'marketCap' }} isDetailed />
      </RowActions>,
    );
    expect(await screen.findByRole('columnheader', { name: 'Avg. market cap' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Size and price' })).toBeChecked();
  });
});
