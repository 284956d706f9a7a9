import { screen } from '@testing-library/react';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { prices } from '../../dev/prices';
import { SampleCard } from '../components/SampleCard';
import SamplePage from './SamplePage';

const defaults: Fixtures = { 'GET /api/metals': { prices } };

function open(fixtures = defaults) {
  serverReplies(fixtures);
  return renderWithApp(<SamplePage />, { as: aPerson('free') });
}

describe('the page', () => {
  it('shows every price, and its source on demand', async () => {
    const { person } = open();
    expect(await screen.findByText('₹12,755.68 a gram')).toBeVisible();
    expect(screen.queryByText(/currency-api/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Sources' }));
    expect(screen.getAllByText(/currency-api, 29 Sept? 2026/)).toHaveLength(2);
  });

  it('shows a message when there are no prices', async () => {
    open({ 'GET /api/metals': { prices: [] } });
    expect(await screen.findByText('Nothing here yet. Come back later.')).toBeVisible();
  });

  it('offers a retry when the server does not reply', async () => {
    open({ 'GET /api/metals': problem(503, 'database-unavailable', 'Please try again in a moment.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    serverReplies(defaults);
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(await screen.findByText('₹12,755.68 a gram')).toBeVisible();
  });
});

describe('the card on the dashboard', () => {
  it('links to the page and shows the number of entries', async () => {
    serverReplies(defaults);
    renderWithApp(<SampleCard />, { as: aPerson('free') });
    expect(await screen.findByText('2 entries')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the sample' })).toHaveAttribute('href', '/sample');
  });
});
