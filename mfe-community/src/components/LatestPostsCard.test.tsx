import { screen } from '@testing-library/react';
import {
  aPerson,
  FakeSocket,
  problem,
  renderWithApp,
  serverReplies,
  type Fixtures,
} from '@tayyib/shared/testing';
import { LatestPostsCard } from './LatestPostsCard';

const socket = new FakeSocket();
afterEach(() => socket.disconnect());

const post = (id: number) => ({
  id: String(id),
  author: { id: '00000000-0000-4000-8000-000000000002', name: `Author ${id}`, status: 1 },
  text: `Post ${id}`,
  createdAt: new Date().toISOString(),
});

const reply = (posts: object[]) => ({ 'GET /api/community/posts': { posts, next: null } });

function open(replies: Fixtures) {
  serverReplies(replies);
  return renderWithApp(<LatestPostsCard />, { as: aPerson('premium') });
}

it('shows the newest three posts', async () => {
  open(reply([post(4), post(3), post(2), post(1)]));
  expect(await screen.findByText('Post 4')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Open the community' })).toHaveAttribute('href', '/community');
});

it('invites to write where there is none', async () => {
  open(reply([]));
  expect(await screen.findByRole('link', { name: 'Write the first post' })).toBeVisible();
});

it('shows that it is loading, and offers to try again where the posts could not be read', async () => {
  const { person } = open({ 'GET /api/community/posts': problem(503, 'database-unavailable', 'No answer.') });
  await screen.findByRole('status', { name: 'Loading, please wait...' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('No answer.')).toBeVisible();
  serverReplies(reply([post(1)]));
  await person.click(again);
  expect(await screen.findByText('Post 1')).toBeVisible();
});
