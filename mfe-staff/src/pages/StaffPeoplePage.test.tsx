import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { problem, renderWithApp, serverReplies, type Replies } from '@tayyib/shared/testing';
import { samplePeople } from '../../dev/samplePeople';
import { full } from '../../dev/scenarios';
import StaffPeoplePage from './StaffPeoplePage';

function open(at = '/staff/people', replies: Replies = full) {
  const requests = serverReplies(replies);
  return { ...renderWithApp(<StaffPeoplePage />, { at }), requests };
}
const [adil] = samplePeople;
const ofAdil = `/staff/people?q=adil&person=${adil.id}`;
const sent = (requests: Request[]) => requests.filter(({ method }) => method === 'PUT');

it('finds an account by part of a name, and opens it', async () => {
  const { person, requests } = open();
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  await person.type(screen.getByLabelText('Name or email'), 'ali');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  const link = await screen.findByRole('link', { name: 'Adil Alim' });
  expect(requests.map(({ url }) => new URL(url).search)).toContain('?q=ali');
  const closed = screen.getByText('bilal@example.org').closest('tr');
  expect(closed).toHaveTextContent('Closed');
  await person.click(link);
  expect(await screen.findByRole('heading', { name: 'Adil Alim' })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Back to the search' }));
  expect(await screen.findByDisplayValue('ali')).toBeVisible();
});

it('shows what was changed, by whom and why', async () => {
  open(ofAdil);
  const row = within(await screen.findByRole('region', { name: 'Changes of this account' })).getAllByRole(
    'row',
  )[1];
  expect(row).toHaveTextContent('Role granted');
  expect(row).toHaveTextContent('none → advisor');
  expect(row).toHaveTextContent('rafi@example.org');
  expect(row).toHaveTextContent('Signed the agreement of advisors.');
});

it.each([
  ['Remove the role advisor', 'roles/advisor', { isGranted: false }],
  ['Grant the role staff', 'roles/staff', { isGranted: true }],
  ['Set the status to Closed', 'status', { status: 2 }],
  ['Grant the plan Basic', 'plan', { plan: 'basic' }],
])('sends "%s" with its reason', async (label, path, body) => {
  const { person, requests } = open(ofAdil);
  await person.selectOptions(await screen.findByLabelText('Change'), label);
  if (path === 'status') expect(screen.getByText(/signed out everywhere/)).toBeVisible();
  await person.type(screen.getByLabelText('Reason'), 'They asked for it.');
  await person.click(screen.getByRole('button', { name: label }));
  expect(await screen.findByText(/The change is in force/)).toBeVisible();
  const [request] = sent(requests);
  expect(request && new URL(request.url).pathname).toBe(`/api/admin/people/${adil.id}/${path}`);
  expect(await request?.json()).toEqual({ ...body, why: 'They asked for it.' });
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveValue(''));
});

it('shows the message of the server at the field, and retains the reason', async () => {
  const refused = http.put('/api/admin/people/:id/*', () =>
    problem(400, 'invalid', 'Say why, in a few words.', 'why'),
  );
  const { person } = open(ofAdil, [refused, ...full]);
  await person.type(await screen.findByLabelText('Reason'), 'no');
  await person.click(screen.getByRole('button', { name: 'Remove the role advisor' }));
  expect(await screen.findByText('Nothing was changed. Say why, in a few words.')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('no');
});
