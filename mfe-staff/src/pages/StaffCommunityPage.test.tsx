import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { sampleCommunityQueue, sampleSanctions } from '../../dev/sampleCommunity';
import StaffCommunityPage from './StaffCommunityPage';

const as = aPerson('premium', { roles: ['staff'] });
const [queued] = sampleCommunityQueue.posts;
const done = { success: true };

function open() {
  const requests = serverReplies({
    'GET /api/staff/community/queue': sampleCommunityQueue,
    'POST /api/staff/community/posts/:id/keep': done,
    'POST /api/staff/community/posts/:id/take-down': done,
    'POST /api/staff/community/members/:id/sanctions': sampleSanctions[0],
    'POST /api/staff/community/sanctions/:id/answer': sampleSanctions[1],
  });
  return { ...renderWithApp(<StaffCommunityPage />, { as }), requests };
}
const changes = (requests: readonly Request[]) =>
  Promise.all(
    requests
      .filter(({ method }) => method === 'POST')
      .map(async (request) => [new URL(request.url).pathname, await request.clone().text()]),
  );

it('shows why a post waits, and what was done against its author', async () => {
  open();
  const card = await screen.findByRole('article', { name: 'Which small company do you hold?' });
  expect(card).toHaveTextContent('guaranteed returns');
  expect(card).toHaveTextContent('Sells something: The third time this week. (Zoya Ali)');
  expect(within(card).getByRole('list', { name: 'Measures against Bilal Khan' })).toHaveTextContent(
    'Sold tips',
  );
});

it('keeps a post, or takes it down and sanctions its author with a reason and a length', async () => {
  const { person, requests } = open();
  await person.click(await screen.findByRole('button', { name: 'Keep it' }));
  await person.click(screen.getByRole('button', { name: 'Take down or sanction' }));
  const takeDown = within(screen.getByRole('group', { name: 'Take it down' }));
  await person.type(takeDown.getByLabelText('Reason'), 'It sells');
  await person.click(takeDown.getByRole('button', { name: 'Take down' }));
  const sanction = within(screen.getByRole('group', { name: 'Sanction Bilal Khan' }));
  await person.selectOptions(sanction.getByLabelText('Measure'), 'No writing for 7 days');
  await person.type(sanction.getByLabelText('Reason'), 'Sold tips again');
  await person.click(sanction.getByRole('button', { name: 'Sanction' }));
  await waitFor(async () =>
    expect(await changes(requests)).toEqual([
      ['/api/staff/community/posts/42/keep', ''],
      ['/api/staff/community/posts/42/take-down', JSON.stringify({ why: 'It sells' })],
      [
        `/api/staff/community/members/${queued?.post.author.id}/sanctions`,
        JSON.stringify({ why: 'Sold tips again', days: 7 }),
      ],
    ]),
  );
});

it('answers an appeal', async () => {
  const { person, requests } = open();
  const appeal = within(await screen.findByRole('article', { name: 'Appeal of Zoya Ali' }));
  await person.click(appeal.getByLabelText('End the measure'));
  await person.type(appeal.getByLabelText('Answer'), 'Understood');
  await person.click(appeal.getByRole('button', { name: 'Send the answer' }));
  await waitFor(async () =>
    expect((await changes(requests)).map(([, body]) => body)).toEqual([
      JSON.stringify({ answer: 'Understood', isLifted: true }),
    ]),
  );
});
