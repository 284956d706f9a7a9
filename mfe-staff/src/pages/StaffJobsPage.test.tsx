import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { problem, renderWithApp, serverReplies, type Replies } from '@tayyib/shared/testing';
import { full } from '../../dev/scenarios';
import StaffJobsPage from './StaffJobsPage';

function open(replies: Replies = full) {
  const requests = serverReplies(replies);
  return { ...renderWithApp(<StaffJobsPage />, { at: '/staff/jobs' }), requests };
}
const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};

it('shows the state, the interval and the queued runs of each job', async () => {
  open();
  expect(await rowOf('send message')).toHaveTextContent(
    /Given up.*The log says why.*after changes.*2 given up/,
  );
  expect(await rowOf('fetch feeds')).toHaveTextContent(/Failing, retried.*403.*every 5 minutes/);
  expect(await rowOf('judge companies')).toHaveTextContent(/Running.*daily.*1 running/);
  expect(await rowOf('group-rooms')).toHaveTextContent(/Waiting.*every minute/);
  expect(await rowOf('dead sessions')).toHaveTextContent(
    /Fine.*every hour.*1 scheduled.*23 Nov 2026, 4:00 pm/,
  );
});

it('runs a job now', async () => {
  const { person, requests } = open();
  await person.click(await screen.findByRole('button', { name: 'Run now: send message' }));
  expect(await within(await rowOf('send message')).findByText('It runs within seconds.')).toBeVisible();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname);
  expect(sent).toEqual(['/api/staff/jobs/send%20message/run']);
});

it('says why a job was not started', async () => {
  const refused = http.post('/api/staff/jobs/:name/run', () =>
    problem(429, 'too-many-requests', 'Too many requests. Please wait a minute.'),
  );
  const { person } = open([refused, ...full]);
  await person.click(await screen.findByRole('button', { name: 'Run now: fetch feeds' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
});
