import { screen } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { writeLastResult } from '../../state/lastResults';
import { CalculatorsCard } from './CalculatorsCard';

const person = aPerson();
afterEach(() => localStorage.clear());

it('shows what each calculator said last on this device, and no number otherwise', async () => {
  serverReplies({ 'GET /api/session': { user: person } });
  writeLastResult('zakat', person._id, { text: '₹2,500.00 due', day: '2026-11-20' });
  writeLastResult('purification', 'another user', { text: '₹10.00 to purify', day: '2026-11-20' });
  renderWithApp(<CalculatorsCard />, { as: person });
  expect(await screen.findByText('₹2,500.00 due, calculated on 20 Nov 2026')).toBeVisible();
  expect(screen.getByText('Not calculated on this device yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Purification' })).toHaveAttribute(
    'href',
    '/purification-calculator',
  );
});
