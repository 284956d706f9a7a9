import { addDays, indianDay } from '@tayyib/shared/calendar';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { securities } from '../../database/schema/facts/factsTables';
import { createConsultationRepository } from '../../features/social/consultations/consultationRepository';
import { dayMs, minuteMs } from './demoTimes';

/** Two weeks of free slots. */
const daysAhead = 14;

/** Free slots of the advisor on the coming days, and an answered consultation of the day before yesterday about a company. */
export async function addConsultations(
  db: Database,
  { advisorId, clientId }: { advisorId: string; clientId: string },
  now: Date,
): Promise<void> {
  const repository = createConsultationRepository(db);
  const today = indianDay(now);
  const slotOn = (days: number) =>
    repository.offer(advisorId, '', new Date(`${addDays(today, days)}T17:00:00+05:30`));
  for (let days = 1; days <= daysAhead; days++) await slotOn(days);
  const slot = await slotOn(-2);
  const [company] = await db
    .select({ isin: securities.isin })
    .from(securities)
    .where(eq(securities.symbol, 'TCS'));
  if (slot === null || company === undefined) return;
  const bookedAt = new Date(new Date(slot.startsAt).getTime() - dayMs);
  const question = 'How do I read a verdict on accounts that are outdated?';
  const booked = await repository.book(clientId, { slotId: slot.id, isin: company.isin, question }, bookedAt);
  if (typeof booked === 'string') return;
  await repository.change(booked.id, {
    status: 'answered',
    answer:
      'A verdict on old accounts says what was true then. The stock page names the day newer ones are due; book again once they are on file.',
    answeredAt: new Date(new Date(slot.startsAt).getTime() + 45 * minuteMs),
    mayPublish: false,
  });
}
