import { screen } from '@testing-library/react';
import type { Consultation } from '@tayyib/shared/contracts';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { NextConsultationCard } from './NextConsultationCard';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const consultation = (other: string, startsAt: string, status: Consultation['status'] = 'booked') => ({
  ...{ id: crypto.randomUUID(), role: 'asker', other, startsAt, minutes: 30, status, isin: null },
  ...{ stock: null, question: 'A question', answer: null, answeredAt: null, mayPublish: null },
});

function open(consultations: object[]) {
  serverReplies({ 'GET /api/consultations': { consultations } });
  renderWithApp(<NextConsultationCard />, { as: aPerson('premium_pro') });
}

it('shows the next that is booked, not those that are over or cancelled', async () => {
  open([
    consultation('Past Advisor', inDays(-1)),
    consultation('Cancelled Advisor', inDays(1), 'cancelled'),
    consultation('Later Advisor', inDays(3)),
    consultation('Next Advisor', inDays(2)),
  ]);
  expect(await screen.findByText('With Next Advisor')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'All 2 booked' })).toHaveAttribute('href', '/consultations');
});

it('offers to book one where nothing is booked', async () => {
  open([consultation('Past Advisor', inDays(-1))]);
  expect(await screen.findByRole('link', { name: 'Book a consultation' })).toBeVisible();
});
