import { screen } from '@testing-library/react';
import {
  aPerson,
  FakeSocket,
  problem,
  renderWithApp,
  serverReplies,
  type Fixtures,
} from '@tayyib/shared/testing';
import { aThread, threadsReply } from './communityFixtures';
import { LatestPostsCard } from './LatestPostsCard';

const socket = new FakeSocket();
afterEach(() => socket.disconnect());

const reply = (...numbers: number[]) => ({
  'GET /api/community/posts': threadsReply(numbers.map((id) => aThread(id, `Thread ${id}`))),
});

function open(replies: Fixtures) {
  serverReplies(replies);
  return renderWithApp(<LatestPostsCard />, { as: aPerson('premium') });
}

it('shows the newest three threads on the dashboard', async () => {
  open(reply(4, 3, 2, 1));
  expect(await screen.findByRole('link', { name: 'Thread 4' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/community\?post=/),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Open the community' })).toHaveAttribute('href', '/community');
});

it('invites to write where there is no thread', async () => {
  open(reply());
  expect(await screen.findByRole('link', { name: 'Begin the first thread' })).toBeVisible();
});

it('the card of posts shows that it is loading, and offers to try again where the posts could not be read', async () => {
  const { person } = open({ 'GET /api/community/posts': problem(503, 'database-unavailable', 'No answer.') });
  await screen.findByRole('status', { name: 'Loading, please wait...' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('No answer.')).toBeVisible();
  serverReplies(reply(1));
  await person.click(again);
  expect(await screen.findByText('Thread 1')).toBeVisible();
});
