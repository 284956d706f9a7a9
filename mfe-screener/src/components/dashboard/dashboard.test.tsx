import { screen, within } from '@testing-library/react';
import { handlersOf, problem, renderWithApp, serverReplies, type Replies } from '@tayyib/shared/testing';
import { headline } from '../../../dev/dashboardFixtures';
import { full, scenarios } from '../../../dev/scenarios';
import { ChangesCard } from './ChangesCard';
import { CoverageCard } from './CoverageCard';
import { MarketCard } from './MarketCard';

function open(replies: Replies = full) {
  const requests = serverReplies(replies);
  const cards = (
    <main>
      {/* the page that shows the cards draws their frames */}
      <section aria-label="Shariah status of the market">
        <CoverageCard />
      </section>
      <section aria-label="Changes of status">
        <ChangesCard />
      </section>
      <section aria-label="The market">
        <MarketCard />
      </section>
    </main>
  );
  return { requests, ...renderWithApp(cards) };
}
const card = (name: string) => within(screen.getByRole('region', { name }));
const coverage = () => card('Shariah status of the market');
const changes = () => card('Changes of status');
const market = () => card('The market');
const failure = problem(503, 'unavailable', 'We could not read the market just now.');

afterEach(() => localStorage.clear());

describe('the counts of the market', () => {
  it('are those of NIFTY 50 first, with the share that has a verdict', async () => {
    open();
    expect(await coverage().findByText(/^76% have a verdict by TASIS: 38 of 50/)).toBeVisible();
    expect(coverage().getByText(/The accounts of 4 are outdated. Members as of 1 Nov 2026/)).toBeVisible();
    const counts = coverage().getAllByRole('definition');
    expect(counts.map(({ textContent }) => textContent)).toEqual(['15', '23', '2', '10']);
    await changes().findByRole('link', { name: 'Vedanta Limited' });
  });

  it('follow the chosen universe, which this browser remembers', async () => {
    const { person, unmount } = open();
    await person.click(await coverage().findByRole('radio', { name: 'All listed' }));
    expect(coverage().getByRole('link', { name: '1,024' })).toHaveAttribute(
      'href',
      '/stock_screener?badge=compliant',
    );
    expect(coverage().getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      '/stock_screener?grade=passes_everything_stated',
    );
    expect(coverage().getByRole('link', { name: '1,990' })).toHaveAttribute(
      'href',
      '/stock_screener?grade=accounts_not_loaded',
    );
    unmount();
    open();
    expect(await coverage().findByRole('radio', { name: 'All listed' })).toBeChecked();
  });

  it('say so where the members of an index are not on file', async () => {
    const { person } = open();
    await person.click(await coverage().findByRole('radio', { name: 'NIFTY 500' }));
    expect(coverage().getByText('The members of NIFTY 500 are not on file.')).toBeVisible();
  });
});

describe('the changes of status', () => {
  it('are counted for a week and lead to the stocks', async () => {
    const { requests } = open();
    expect(await changes().findByText('1 in the last seven days by TASIS, the newest first:')).toBeVisible();
    expect(changes().getByRole('link', { name: 'Reliance Industries Limited' })).toHaveAttribute(
      'href',
      '/stock?isin=INE002A01018',
    );
    expect(changes().getByText(/^was Under review until 19 Nov 2026. Annual results/)).toBeVisible();
    expect(requests.filter(({ url }) => url.includes('/api/dashboard'))).toHaveLength(1);
  });

  it('are the latest where the week had none', async () => {
    const standards = headline.standards.map((each) => ({ ...each, changedThisWeek: 0 }));
    open([...handlersOf({ 'GET /api/dashboard': { ...headline, standards } }), ...full]);
    expect(
      await changes().findByText('None in the last seven days by TASIS. The latest before:'),
    ).toBeVisible();
    expect(changes().getAllByRole('listitem')).toHaveLength(2);
  });
});

it('the cards of the market lead to the pages of the market, with its last movement', async () => {
  open();
  expect(
    await market().findByText(/^20 Nov 2026: 1,105 rose and 1,120 fell; of the compliant ones 310 rose/),
  ).toBeVisible();
  const links = market().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/indices_stocks?id=nifty50',
    '/gold_silver',
    '/indices',
  ]);
});

it('the cards of the market state that nothing is on file', async () => {
  open(scenarios.empty);
  expect(await coverage().findByText(/^No companies are on file yet./)).toBeVisible();
  expect(await changes().findByText(/^No status has changed yet./)).toBeVisible();
  expect(await market().findByText('No prices are on file yet.')).toBeVisible();
});

it('the cards of the market load each on its own', async () => {
  open(scenarios.loading);
  expect(await screen.findAllByRole('status', { name: 'Loading, please wait...' })).toHaveLength(3);
  expect(market().getAllByRole('link')).toHaveLength(3);
});

it('the cards of the market fail each on its own, and can be retried', async () => {
  let reply: object = failure;
  const { person } = open([...handlersOf({ 'GET /api/dashboard': () => reply }), ...full]);
  expect(await coverage().findByText(/^76% have a verdict/)).toBeVisible();
  expect(await changes().findByText('We could not read the market just now.')).toBeVisible();
  expect(market().getByRole('link', { name: 'All indices' })).toBeVisible();
  reply = headline;
  await person.click(changes().getByRole('button', { name: 'Try again' }));
  expect(await changes().findByRole('link', { name: 'Vedanta Limited' })).toBeVisible();
});
