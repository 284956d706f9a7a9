import { screen, waitFor, within } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';
import { textPages } from '../textPages';

const forVisitors = textPages.filter(({ isForVisitors }) => isForVisitors);

it('redirects signed-in users from the marketing pages to the dashboard', async () => {
  expect(forVisitors.map(({ path }) => path)).toEqual([
    '/Screening_Criteriaall',
    '/Business_Screening',
    '/Commitment_Continuous_Monitoring',
    '/Financial_Screening_Parameters',
    '/Why_Choose_Tayyib',
  ]);
  for (const { path } of forVisitors) {
    const { unmount } = openShell({ at: path, as: aPerson() });
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    unmount();
  }
});

it('shows the other texts to signed-in users too', async () => {
  openShell({ at: '/refund-policy', as: aPerson() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Refund Policy' })).toBeInTheDocument();
  expect(screen.getByText(/stays active for 7 days so that/)).toBeVisible();
});

it('a page of the method compares the limits of all standards in one table', async () => {
  openShell({ at: '/Financial_Screening_Parameters' });
  const matrix = within(await screen.findByRole('region', { name: 'The limits of every standard' }));
  expect(matrix.getAllByRole('row')).toHaveLength(1 + 7);
  const tasis = matrix.getByRole('row', { name: /^TASIS/ });
  expect(tasis).toHaveTextContent('at most 25%');
  expect(tasis).toHaveTextContent('of total assets');
});

it('the shell has a help center for signed-in users', async () => {
  const { person } = openShell({ at: '/dashboard', as: aPerson() });
  await person.click(await screen.findByRole('button', { name: /^Profile of/ }));
  await person.click(screen.getByRole('link', { name: 'Help Center' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Help Center' })).toBeInTheDocument();
});

describe('the footer', () => {
  const company = async () => within(await screen.findByRole('navigation', { name: 'Company links' }));

  it('sends visitors to the login first, and then to the page', async () => {
    const { person } = openShell({
      at: '/',
      answers: { 'POST /api/login': { success: true, data: { user: aPerson() } } },
    });
    await person.click((await company()).getByRole('link', { name: 'Refund Policy' }));
    expect(location.pathname).toBe('/login');
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Refund Policy' })).toBeInTheDocument();
  });

  it('links signed-in users directly to the page', async () => {
    const { person } = openShell({ at: '/dashboard', as: aPerson() });
    await person.click((await company()).getByRole('link', { name: 'Terms & Conditions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeInTheDocument();
  });
});
