import { screen } from '@testing-library/react';
import type { Consultation } from '@tayyib/shared/contracts';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { aConsultation } from '../../../dev/examples';
import { NextConsultationCard } from './NextConsultationCard';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const consultation = (other: string, startsAt: string, status: Consultation['status'] = 'booked') =>
  aConsultation({ id: crypto.randomUUID(), other, startsAt, status });

const reply = (consultations: object[]) => ({ 'GET /api/consultations': { consultations } });

function open(replies: Fixtures) {
  serverReplies(replies);
  return renderWithApp(<NextConsultationCard />, { as: aPerson('premium_pro') });
}

it('shows the next consultation that is booked, not those that are over or cancelled', async () => {
  open(
    reply([
      consultation('Past Advisor', inDays(-1)),
      consultation('Cancelled Advisor', inDays(1), 'cancelled'),
      consultation('Later Advisor', inDays(3)),
      consultation('Next Advisor', inDays(2)),
    ]),
  );
  expect(await screen.findByText('With Next Advisor')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'All 2 booked' })).toHaveAttribute('href', '/consultations');
});

it('offers to book a consultation where none is booked', async () => {
  open(reply([consultation('Past Advisor', inDays(-1))]));
  expect(await screen.findByRole('link', { name: 'Book a consultation' })).toBeVisible();
});

it('shows that it is loading, and offers to try again where the consultations could not be read', async () => {
  const { person } = open({ 'GET /api/consultations': problem(503, 'database-unavailable', 'No answer.') });
  await screen.findByRole('status', { name: 'Loading, please wait...' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('No answer.')).toBeVisible();
  serverReplies(reply([consultation('Next Advisor', inDays(2))]));
  await person.click(again);
  expect(await screen.findByText('With Next Advisor')).toBeVisible();
});
