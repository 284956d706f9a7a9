import { screen, waitFor } from '@testing-library/react';
import { renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { full } from '../../dev/scenarios';
import StaffAlertsPage from './StaffAlertsPage';

const open = () => {
  const requests = serverReplies(full);
  const rendered = renderWithApp(<StaffAlertsPage />, { at: '/staff/alerts' });
  const posted = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { ...rendered, posted };
};

it('sends a message to everyone only when it is confirmed', async () => {
  const { person, posted } = open();
  await person.type(await screen.findByLabelText('Title'), 'Markets are closed');
  await person.type(screen.getByLabelText('Text'), 'On Friday.');
  await person.click(screen.getByRole('button', { name: 'Send to everyone' }));
  expect(await screen.findByText(/cannot be undone/)).toBeVisible();
  expect(posted()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Really send to everyone' }));
  expect(await screen.findByText('It is on its way to everyone.')).toBeVisible();
  expect(posted()).toEqual(['POST /api/staff/alerts/broadcasts']);
});

it('sends a picture with one message only', async () => {
  const { person, posted } = open();
  const send = async (title: string) => {
    await person.type(await screen.findByLabelText('Title'), title);
    await person.type(screen.getByLabelText('Text'), 'On Friday.');
    await person.click(screen.getByRole('button', { name: 'Send to everyone' }));
    await person.click(await screen.findByRole('button', { name: 'Really send to everyone' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
  };
  await screen.findByLabelText('Title');
  const picture = new File(['a picture'], 'a.png', { type: 'image/png' });
  await person.upload(screen.getByLabelText(/^Picture/), picture);
  await send('With a picture');
  expect(screen.getByLabelText(/^Picture/)).toHaveProperty('files.length', 0);
  await send('Without');
  expect(posted()).toEqual([
    'PUT /api/staff/alerts/picture',
    'POST /api/staff/alerts/broadcasts',
    'POST /api/staff/alerts/broadcasts',
  ]);
});

it('shows the address of a scanner once, and replaces it only when that is confirmed', async () => {
  const { person, posted } = open();
  await person.click(await screen.findByRole('button', { name: /^New address for/ }));
  expect(posted()).toEqual([]);
  await person.click(screen.getByRole('button', { name: /^Really replace the address/ }));
  expect(await screen.findByText(/hooks\/scanners\/shown-only-once/)).toBeVisible();
});

it('tests a scanner', async () => {
  const { person, posted } = open();
  await person.click(await screen.findByRole('button', { name: /^Test / }));
  expect(await screen.findByText('A test alert was sent to you alone.')).toBeVisible();
  await waitFor(() => expect(posted()).toHaveLength(1));
});
