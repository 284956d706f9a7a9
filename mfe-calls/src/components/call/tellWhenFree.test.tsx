import { act, screen, waitFor } from '@testing-library/react';
import { problem, serverReplies } from '@tayyib/shared/testing';
import { bob, callId, withCallsOfBob } from './callWithBob.fixture';

const { socket, online } = withCallsOfBob(<h1>Any page</h1>);

const wish = {
  id: '00000000-0000-4000-8000-0000000000e1',
  username: 'Bob',
  until: '2026-11-29T16:30:00.000Z',
};

/** A call of Bob that ended without an answer. */
async function missed(reason: 'timeout' | 'rejected' | 'not-available') {
  const app = await online();
  act(() => socket().serverEmits('pre-offer', { callId, caller: bob, media: 'video' }));
  act(() => socket().serverEmits('user-hanged-up', { callId, reason }));
  return app;
}

it('asks the server once for the call, and takes it back', async () => {
  const requests = serverReplies({
    'POST /api/calls/wishes': wish,
    [`DELETE /api/calls/wishes/${wish.id}`]: { success: true },
  });
  const { person } = await missed('timeout');
  await person.click(await screen.findByRole('button', { name: 'Tell me when free' }));
  expect(await screen.findByText(/You get one alert when Bob is free, until/)).toBeInTheDocument();
  expect(await requests[0]?.json()).toEqual({ callId });
  await person.click(screen.getByRole('button', { name: 'Do not tell me' }));
  expect(await screen.findByRole('button', { name: 'Tell me when free' })).toBeInTheDocument();
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

it('says why the server refuses', async () => {
  serverReplies({
    'POST /api/calls/wishes': problem(
      409,
      'too-many-wishes',
      'You wait for 10 people already. Withdraw one first.',
    ),
  });
  const { person } = await missed('timeout');
  await person.click(await screen.findByRole('button', { name: 'Tell me when free' }));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'You wait for 10 people already. Withdraw one first.',
    ),
  );
});

it('is not offered where the other refused the call', async () => {
  await missed('rejected');
  expect(screen.queryByRole('button', { name: 'Tell me when free' })).toBeNull();
});
