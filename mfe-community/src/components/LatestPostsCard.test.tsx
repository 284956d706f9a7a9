import { screen } from '@testing-library/react';
import { aPerson, FakeSocket, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { LatestPostsCard } from './LatestPostsCard';

const socket = new FakeSocket();
afterEach(() => socket.disconnect());

const post = (id: number) => ({
  id: String(id),
  author: { id: '00000000-0000-4000-8000-000000000002', name: `Author ${id}`, status: 1 },
  text: `Post ${id}`,
  createdAt: new Date().toISOString(),
});

function open(posts: object[]) {
  serverReplies({ 'GET /api/community/posts': { posts, next: null } });
  renderWithApp(<LatestPostsCard />, { as: aPerson('premium') });
}

it('shows the newest three posts', async () => {
  open([post(4), post(3), post(2), post(1)]);
  expect(await screen.findByText('Post 4')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Open the community' })).toHaveAttribute('href', '/community');
});

it('invites to write where there is none', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Write the first post' })).toBeVisible();
});
