import { screen, waitFor } from '@testing-library/react';
import type { ConsentsReply } from '@tayyib/shared/contracts';
import { useLocation } from '@tayyib/shared/sdk/router';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { Disclaimer } from './Disclaimer';

const Path = () => <output>{useLocation().pathname}</output>;
const consents = (isGiven: boolean): ConsentsReply => ({
  consents: [],
  history: [],
  disclaimer: { isGiven, at: null },
  purificationLedger: { isGiven: false, at: null },
});

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

it('waits until a new user has chosen a standard: one question at a time', async () => {
  const { requests } = open(false, aPerson('free', { standard: null }));
  await waitFor(() => expect(requests).not.toHaveLength(0));
  // the dialog is loaded by then, too
  await import('./DisclaimerDialog');
  await waitFor(() => expect(screen.getByText('Stock')).toBeVisible());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not shown to those who agreed, and can be left', async () => {
  const { requests } = open(true);
  await waitFor(() => expect(requests).not.toHaveLength(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads away from the stock for those who do not agree now', async () => {
  const { person } = open(false);
  await person.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByText('/dashboard')).toBeInTheDocument();
});
