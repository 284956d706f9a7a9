import { act, screen, waitFor } from '@testing-library/react';
import type { ConsentsReply } from '@tayyib/shared/contracts';
import { useLocation } from '@tayyib/shared/sdk/router';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { useState } from 'react';
import { Modal } from '@tayyib/shared/sdk/ui';
import { Disclaimer, readingMs } from './Disclaimer';

const Path = () => <output>{useLocation().pathname}</output>;
const consents = (isGiven: boolean): ConsentsReply => ({
  consents: [],
  history: [],
  disclaimer: { isGiven, at: null },
  purificationLedger: { isGiven: false, at: null },
});

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());
const read = () => act(() => jest.advanceTimersByTimeAsync(readingMs));

function open(isGiven: boolean, user = aPerson()) {
  let hasAgreed = isGiven;
  const requests = serverReplies({
    'GET /api/consents': () => consents(hasAgreed),
    'PUT /api/consents/:purpose': () => {
      hasAgreed = true;
      return consents(true);
    },
  });
  const page = (
    <main>
      <h1>Stock</h1>
      <Disclaimer />
      <Path />
    </main>
  );
  return { requests, ...renderWithApp(page, { at: '/stock', as: user }) };
}

it('asks until the box is ticked, then records the consent and closes', async () => {
  const { person, requests } = open(false);
  await waitFor(() => expect(requests).not.toHaveLength(0));
  await read();
  await screen.findByRole('dialog', { name: 'Disclaimer' });
  const agree = screen.getByRole('button', { name: 'I Agree' });
  expect(agree).toHaveAttribute('aria-disabled', 'true');
  await person.click(agree);
  expect(screen.getByRole('alert')).toHaveTextContent('Please agree to the terms before proceeding.');
  await person.click(screen.getByRole('checkbox'));
  expect(screen.queryByRole('alert')).toBeNull();
  await person.click(agree);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.url).toMatch(/consents\/disclaimer$/);
  expect(await sent?.json()).toEqual({ isGiven: true });
});

it('leaves the verdict in sight until it could be read', async () => {
  const { requests } = open(false);
  await waitFor(() => expect(requests).not.toHaveLength(0));
  // the dialog is loaded by then
  await import('./DisclaimerDialog');
  await act(() => jest.advanceTimersByTimeAsync(readingMs / 2));
  expect(screen.queryByRole('dialog')).toBeNull();
  await read();
  expect(await screen.findByRole('dialog', { name: 'Disclaimer' })).toBeVisible();
});

it('the disclaimer is not shown to those who agreed, and can be left', async () => {
  const { requests } = open(true);
  await waitFor(() => expect(requests).not.toHaveLength(0));
  await read();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the disclaimer leads away from the stock for those who do not agree now', async () => {
  const { person, requests } = open(false);
  await waitFor(() => expect(requests).not.toHaveLength(0));
  await read();
  await person.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByText('/dashboard')).toBeInTheDocument();
});

it('the disclaimer waits until another dialog is closed', async () => {
  const requests = serverReplies({ 'GET /api/consents': () => consents(false) });
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <h1>Stock</h1>
        <Modal open={isOpen} title="Add to watchlist" footer={null} onCancel={() => setOpen(false)}>
          Which list?
        </Modal>
        <Disclaimer />
      </main>
    );
  }
  const { person } = renderWithApp(<Page />, { at: '/stock', as: aPerson() });
  await waitFor(() => expect(requests).not.toHaveLength(0));
  await import('./DisclaimerDialog');
  await read();
  await read();
  expect(screen.getByText('Which list?')).toBeVisible();
  // in jsdom every dialog of antd has the same id for its title
  expect(screen.queryByRole('button', { name: 'I Agree' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'I Agree' })).toBeVisible();
  expect(screen.getByText('Which list?')).not.toBeVisible();
});
