import { eventReminderMs } from '@tayyib/shared/limits';
import type { Database } from '../../../database/client';
import { eventsToRemindOf, lockEvent, seatHolders, updateEvent } from './eventRepository';
import { alertOfStart } from './tellSeats';

/**
 * Reminds those with a seat within the hour before an event, and when it begins; later only while it lasts. The row remembers the start it
 * was done for, so each is reminded once, by however many servers, and again of an event that moves. Who takes a seat within the hour
 * needs no reminder before it begins.
 */
export async function remindOfEvents(db: Database, now: Date, ending?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() + eventReminderMs);
  for (const id of await eventsToRemindOf(db, { now, before })) {
    ending?.throwIfAborted();
    await db.transaction(async (transaction) => {
      // a change or a cancellation commits before this reminder is written, or waits for it
      const event = await lockEvent(transaction, id);
      if (!event || event.cancelledAt !== null || event.startsAt > before) return;
      const { startsAt } = event;
      if (startsAt > now) {
        const since = new Date(startsAt.getTime() - eventReminderMs);
        await alertOfStart(transaction, event, 'soon', await seatHolders(transaction, id, since));
        await updateEvent(transaction, id, { remindedOf: startsAt });
      } else {
        await alertOfStart(transaction, event, 'now', await seatHolders(transaction, id));
        await updateEvent(transaction, id, { begunAt: startsAt });
      }
    });
  }
}
