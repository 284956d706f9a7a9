import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { fakeWatchlists } from '../../../dev/fakeWatchlists';
import { stocks } from '../../../dev/stocks';
import { ListsCard } from './ListsCard';

function open(lists: Parameters<typeof fakeWatchlists>[1]) {
  serverReplies(fakeWatchlists('premium', lists));
  return renderWithApp(<ListsCard />, { as: aPerson('premium') });
}

it('counts the stocks of each list by verdict, and links to it', async () => {
  const { container } = open({ Core: stocks, Ideas: [], Third: [], Fourth: [] });
  const counts = await screen.findByText(/1 not halal/);
  expect(counts).toHaveTextContent(/%$/);
  expect(screen.getByRole('link', { name: 'Core' })).toHaveAttribute(
    'href',
    expect.stringContaining('/watchlist?list='),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All 4 watchlists' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says how to begin where there is no list', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'Create a watchlist' })).toHaveAttribute(
    'href',
    '/watchlist',
  );
});
