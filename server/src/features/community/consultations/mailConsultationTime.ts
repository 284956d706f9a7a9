import { productName } from '@tayyib/shared/brand';
import { calendarFile } from '@tayyib/shared/values/calendar';
import { formatMoment } from '@tayyib/shared/values/format';
import { and, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { isOpenAccount } from '../../../database/schema/accounts/isOpenAccount';
import { publicAddress } from '../../../lib/publicAddress';
import { mailExpiresAt } from '../../platform/outbox/messageQueue';
import { createConsultationRepository } from './consultationRepository';

/**
 * Mails both participants the time of a consultation, that it was moved, or that it is cancelled, each with a file for their calendar. The
 * question is not in it: mails are read in passing.
 */
export async function mailConsultationTime(
  app: FastifyInstance,
  transaction: Transaction,
  id: string,
): Promise<void> {
  const repository = createConsultationRepository(transaction);
  const slot = await repository.slotOf(id);
  const row = await repository.lock(id);
  if (!slot || !row) return;
  const people = await transaction
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [row.userId, slot.advisorId]), isOpenAccount));
  const now = app.clock.now();
  const isCancelled = row.status === 'cancelled';
  for (const { userId, email } of people) {
    const found = await repository.find(userId, id);
    if (!found) continue;
    const { other, startsAt, minutes, moves } = found.consultation;
    const title = `Consultation with ${other}`;
    const url = publicAddress(app, `/consultations?room=${id}`);
    const state = isCancelled ? 'cancelled' : moves > 0 ? 'moved' : 'booked';
    await app.messages.add(transaction, {
      channel: 'mail',
      recipient: email,
      subject: `${title}: ${state}`,
      body: isCancelled
        ? [
            `Your consultation on ${formatMoment(startsAt)}, Indian time, is cancelled.`,
            `Your consultations:\n${publicAddress(app, '/consultations')}`,
          ].join('\n\n')
        : [
            `${formatMoment(startsAt)}, Indian time, ${minutes} minutes.`,
            `The room opens ten minutes before. You enter it here:\n${url}`,
            'The file with this mail puts it into your calendar.',
          ].join('\n\n'),
      attachment: {
        filename: 'consultation.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(
          {
            id,
            revision: isCancelled ? moves + 1 : moves,
            startsAt,
            minutes,
            title: `${title} (${productName})`,
            description: `Enter the room: ${url}`,
            url,
            isCancelled,
          },
          now,
        ),
      },
      expiresAt: mailExpiresAt(now),
    });
  }
}
