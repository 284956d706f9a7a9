import { productName } from '@tayyib/shared/brand';
import type { Consultation } from '@tayyib/shared/contracts';
import { saveFile } from '@tayyib/shared/parts/page';
import { calendarFile } from '@tayyib/shared/values/calendar';
import { roomPath } from './roomPath';

/** Saves a file that puts a consultation into the calendar of the device. */
export function saveCalendarFile({ id, moves, startsAt, minutes, other }: Consultation): void {
  const url = new URL(roomPath(id), location.href).href;
  const text = calendarFile(
    {
      id,
      revision: moves,
      startsAt,
      minutes,
      title: `Consultation with ${other} (${productName})`,
      description: `Enter the room: ${url}`,
      url,
      isCancelled: false,
    },
    new Date(),
  );
  saveFile({ text, name: 'consultation.ics', type: 'text/calendar;charset=utf-8' });
}
