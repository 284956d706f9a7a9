import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { prices } from '../../dev/prices';
import { SampleCard } from '../components/SampleCard';
import SamplePage from './SamplePage';

const known: Fixtures = { 'GET /api/metals': { prices } };

function open(fixtures = known) {
  serverReplies(fixtures);
  return renderWithApp(<SamplePage />, { as: aPerson('free') });
}

describe('the page', () => {
  it('shows every price, and where it comes from when asked', async () => {
    const { person, container } = open();
    expect(await screen.findByText('₹12,755.68 a gram')).toBeVisible();
    expect(screen.queryByText(/currency-api/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Sources' }));
    expect(screen.getAllByText(/currency-api, 29 Sept? 2026/)).toHaveLength(2);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says so when there is nothing', async () => {
    open({ 'GET /api/metals': { prices: [] } });
    expect(await screen.findByText('Nothing here yet. Come back later.')).toBeVisible();
  });

  it('offers to try again when the server does not answer', async () => {
    open({ 'GET /api/metals': problem(503, 'database-unavailable', 'Please try again in a moment.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    serverReplies(known);
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(await screen.findByText('₹12,755.68 a gram')).toBeVisible();
  });
});

describe('the card on the dashboard', () => {
  it('leads to the page and says how much is there', async () => {
    serverReplies(known);
    renderWithApp(<SampleCard />, { as: aPerson('free') });
    expect(await screen.findByText('2 entries')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sample' })).toHaveAttribute('href', '/sample');
  });
});
