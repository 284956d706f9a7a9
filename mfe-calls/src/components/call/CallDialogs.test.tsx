import { act, screen } from '@testing-library/react';
import { FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import { callSlice } from '../../state/callSlice';
import type { EndedCall } from '../../rtc/call/callTypes';
import { CallDialogs } from './CallDialogs';

const peer = { socketId: '00000000-0000-4000-8000-0000000000b1', username: 'Bob' };

function show(ended: Pick<EndedCall, 'role' | 'reason' | 'message'>) {
  new FakeSocket().connect();
  const app = renderWithApp(<CallDialogs />);
  const call = { callId: '00000000-0000-4000-8000-0000000000c1', peer, ...ended };
  act(() => void app.store.dispatch(callSlice.actions.callChanged({ phase: 'available', ended: call })));
  return app;
}

it('tells the caller of a rejection, and not the callee, who caused it', () => {
  const { unmount } = show({ role: 'callee', reason: 'rejected' });
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  show({ role: 'caller', reason: 'rejected' });
  expect(screen.getByRole('alert')).toHaveTextContent('Call rejected by the callee');
});

it('says in the words of the server why a call was refused', () => {
  const message = 'You are in a call already, here or on another tab or device. End it first.';
  show({ role: 'caller', reason: 'not-available', message });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

it('says that a call was hung up, without a dialog', async () => {
  show({ role: 'callee', reason: 'hung-up' });
  expect(await screen.findByText('The call with Bob has ended.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
