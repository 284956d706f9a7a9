import { act, screen } from '@testing-library/react';
import { bob, withCallsOfBob } from './callWithBob.fixture';
import { placeCall } from '../../state/oneToOne';

const { socket, online } = withCallsOfBob(<h1>Any page</h1>);

const sent = (event: string) =>
  socket()
    .sent.filter(([name]) => name === event)
    .map(([, payload]) => payload);

/** Ann calls Bob, whose answer is this. */
async function called(answer: 'CALL_NOT_AVAILABLE' | 'CALL_REJECTED') {
  socket().replyTo('pre-offer', () => ({ ok: true }));
  const app = await online();
  await act(async () => app.store.dispatch(placeCall(bob, 'video')));
  const [placed] = sent('pre-offer');
  const callId = String(Reflect.get(Object(placed), 'callId'));
  act(() => socket().serverEmits('pre-offer-answer', { callId, answer }));
  return { ...app, callId };
}

it('leaves one message with a call that was not answered, by keyboard', async () => {
  const { person, callId } = await called('CALL_NOT_AVAILABLE');
  await person.click(await screen.findByRole('button', { name: 'Write' }));
  const field = screen.getByLabelText('Message to Bob');
  expect(field).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Leave the message' })).toBeDisabled();
  await person.keyboard('Call me back, please.');
  await person.tab();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Bob finds your message with the missed call.')).toHaveFocus();
  expect(sent('call-message')).toEqual([
    { callId, id: expect.any(String), content: 'Call me back, please.' },
  ]);
});

it('says why the server refuses, and tries again with the same message', async () => {
  let refusals = 1;
  socket().replyTo('call-message', () =>
    refusals-- > 0
      ? { ok: false, code: 'written-already', message: 'Wait for an answer first.' }
      : { ok: true },
  );
  const { person } = await called('CALL_NOT_AVAILABLE');
  await person.click(await screen.findByRole('button', { name: 'Write' }));
  await person.type(screen.getByLabelText('Message to Bob'), 'Salaam');
  await person.click(screen.getByRole('button', { name: 'Leave the message' }));
  expect(await screen.findByText('Wait for an answer first.')).toBeInTheDocument();
  expect(screen.getByLabelText('Message to Bob')).toHaveValue('Salaam');
  await person.click(screen.getByRole('button', { name: 'Leave the message' }));
  await screen.findByText('Bob finds your message with the missed call.');
  const [first, second] = sent('call-message');
  expect(second).toEqual(first);
});

it('is not offered where the other refused the call', async () => {
  await called('CALL_REJECTED');
  await screen.findByText('Call rejected by the callee');
  expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
});
