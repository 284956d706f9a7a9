import { screen } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { aThread } from '../components/communityFixtures';
import CommunityDoorPage from './CommunityDoorPage';

const door = {
  threads: [
    {
      head: aThread(1, 'Welcome', { replies: 2 }),
      blocks: [{ kind: 'paragraph', spans: [{ text: 'How to ask' }] }],
    },
  ],
  members: 4,
  posts: 37,
  isDemo: true,
};

it('says what is there, what it costs, and shows public threads', async () => {
  serverReplies({ 'GET /api/community/door': door });
  renderWithApp(<CommunityDoorPage />, { as: aPerson('free') });
  expect(await screen.findByText('How to ask')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Welcome' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What it costs' })).toHaveTextContent(
    'Included in Premium: ₹299 a month, or ₹2,990 a year, with GST.',
  );
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/plan?to=%2Fcommunity',
  );
  expect(screen.getByText(/37 posts by 4 members so far/)).toHaveTextContent('demo content');
});

it('leads members inside', async () => {
  serverReplies({ 'GET /api/community/door': door });
  renderWithApp(<CommunityDoorPage />, { as: aPerson('premium') });
  expect(await screen.findByRole('link', { name: 'Welcome' })).toHaveAttribute('href', '/community?post=1');
  expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Open the community' })[0]).toHaveAttribute(
    'href',
    '/community',
  );
});
