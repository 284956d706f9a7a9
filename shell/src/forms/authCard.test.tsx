import { screen, within } from '@testing-library/react';
import { openShell } from '../testing/openShell';

it.each([
  ['/login', 'Log in'],
  ['/register', 'Sign up'],
])('shows the logo in the header only, on %s', async (at, title) => {
  openShell({ at });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(within(screen.getByRole('banner')).getByText('Tayyib')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByText('Tayyib')).toBeNull();
});
