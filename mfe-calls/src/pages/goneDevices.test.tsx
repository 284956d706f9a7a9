import { act, screen } from '@testing-library/react';
import { aPerson, FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import { withFakeConnections } from '../rtc/group/fakeConnections.testing';
import { chooseDevice } from '../rtc/media/chosenDevices';
import { withFakeDevices } from '../rtc/media/fakeDevices.testing';
import { joinCalls, leaveCalls } from '../state/presence';
import VideoDashboardPage from './VideoDashboardPage';

withFakeConnections();
withFakeDevices(new Set(['headset']));

it('says, before any call, that another microphone is used than the one that was chosen', async () => {
  const socket = new FakeSocket();
  socket.replyTo('register-new-user', () => ({ ok: true }));
  socket.connect();
  chooseDevice('audioinput', 'headset');
  const { store } = renderWithApp(<VideoDashboardPage />, { as: aPerson() });
  await act(async () => store.dispatch(joinCalls('Ann')));
  expect(
    await screen.findByText('The microphone you chose is gone. Another one is used.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  act(() => {
    store.dispatch(leaveCalls());
    socket.disconnect();
  });
});
