import { addDays, indianDay } from '@tayyib/shared/values/calendar';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { securities } from '../../database/schema/facts/factsTables';
import { changeConsultations } from '../../features/community/consultations/changeConsultations';
import { createAdvisorCalendar } from '../../features/community/consultations/advisorCalendar';
import { createConsultationRepository } from '../../features/community/consultations/consultationRepository';
import { dayMs, minuteMs } from '../../lib/durations';

/** Two weeks of free slots, and the booked one. */
const daysAhead = 15;
const bookedInDays = 3;

/**
 * The profile of the advisor, an answered consultation of the day before yesterday about a company, a booked one ahead, and free slots of the advisor on the coming
 * days.
 */
export async function addConsultations(
  db: Database,
  { advisorId, clientId }: { advisorId: string; clientId: string },
  now: Date,
): Promise<void> {
  const changes = changeConsultations(db);
  await createAdvisorCalendar(db).setProfile(advisorId, {
    qualification: 'Demo profile: where an advisor names their training and certificates',
    languages: 'English, Urdu, Hindi',
    about: 'What the advisor is asked about most, and how they work.',
  });
  const today = indianDay(now);
  const slotOn = (days: number) =>
    changes.offer({ userId: advisorId, name: '' }, new Date(`${addDays(today, days)}T17:00:00+05:30`), now);
  const past = await slotOn(-2);
  if (past) {
    const startsMs = new Date(past.startsAt).getTime();
    const question = 'How do I read a verdict on accounts that are outdated?';
    const isin = await isinOf(db, 'TCS');
    const booking = { slotId: past.id, isin, question };
    const booked = await changes.book(clientId, booking, new Date(startsMs - dayMs));
    if (typeof booked !== 'string')
      await createConsultationRepository(db).change(booked.id, {
        status: 'answered',
        answer:
          'A verdict on old accounts says what was true then. The stock page names the day newer ones are due; book again once they are on file.',
        answeredAt: new Date(startsMs + 45 * minuteMs),
        mayPublish: false,
      });
  }
  for (let days = 1; days <= daysAhead; days++) {
    const free = await slotOn(days);
    if (free === null || days !== bookedInDays) continue;
    const question = 'How do I purify what I gained on shares that stopped complying?';
    await changes.book(clientId, { slotId: free.id, isin: await isinOf(db, 'TATASTEEL'), question }, now);
  }
}

async function isinOf(db: Database, symbol: string): Promise<string | null> {
  const [company] = await db
    .select({ isin: securities.isin })
    .from(securities)
    .where(eq(securities.symbol, symbol));
  return company?.isin ?? null;
}
