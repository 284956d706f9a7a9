import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, problem, serverReplies } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries } from '../../dev/portfolio';
import { fakePortfolioServer, openPage, region, sentTo } from './openPortfolio.fixture';

const [first, ...others] = portfolioEntries;
const inTab = `portfolio:${aPerson('premium')._id}`;
const failing = problem(503, 'database-unavailable', 'Our database is not answering.');

beforeEach(() => sessionStorage.clear());

describe('entries of the tab that are not on the account', () => {
  it('stay where storing them failed, and are stored by another attempt', async () => {
    sessionStorage.setItem(inTab, JSON.stringify(portfolioEntries));
    const server = fakePortfolioServer();
    const { person } = await openPage({ ...server, 'POST /api/portfolio/entries': failing });
    await person.click(await screen.findByRole('button', { name: 'Agree and store it' }));
    await screen.findByText(/Our database is not answering/);
    await screen.findByRole('rowgroup', { name: goods.stock });
    screen.getByText(
      `${portfolioEntries.length} entries are not stored yet, but only in this tab until you close it.`,
    );

    const requests = serverReplies(server);
    await person.click(screen.getByRole('button', { name: 'Store them' }));
    await waitFor(() => expect(screen.queryByText(/only in this tab/)).toBeNull());
    screen.getByRole('rowgroup', { name: goods.stock });
    expect(sentTo(requests, '/api/portfolio/entries')).toHaveLength(1);
    expect(sentTo(requests, '/api/consents/portfolio')).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('are shown with those that another tab stored, and removed without a request', async () => {
    if (!first) throw new Error('There are no entries.');
    sessionStorage.setItem(inTab, JSON.stringify([first]));
    const { person, requests } = await openPage(fakePortfolioServer({ isStored: true, stored: others }));
    await screen.findByText('1 entry is not stored yet, but only in this tab until you close it.');
    const companies = within(await region('Companies'));
    companies.getByRole('rowgroup', { name: energy.stock });
    await person.click(companies.getByLabelText(`1 entry, 1 dividend of ${goods.stock}`));
    await person.click(screen.getByRole('button', { name: `Remove entry of 15 Jan 2025, ${goods.stock}` }));
    await waitFor(() => expect(screen.queryByText(/only in this tab/)).toBeNull());
    companies.getByRole('rowgroup', { name: energy.stock });
    expect(sentTo(requests, '/api/portfolio/entries/remove')).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});
