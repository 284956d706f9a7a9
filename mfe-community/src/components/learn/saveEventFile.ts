import { productName } from '@tayyib/shared/brand';
import type { LearningEvent } from '@tayyib/shared/contracts';
import { saveFile } from '@tayyib/shared/parts/page';
import { calendarFile } from '@tayyib/shared/values/calendar';

/** Saves a file that puts an event into the calendar of the device. */
export function saveEventFile({
  id,
  revision,
  startsAt,
  minutes,
  title,
  speaker,
  isCancelled,
}: LearningEvent) {
  const url = new URL('/learn', location.href).href;
  const text = calendarFile(
    {
      id,
      revision,
      startsAt,
      minutes,
      title: `${title} (${productName})`,
      description: `With ${speaker}. Where it takes place: ${url}`,
      url,
      isCancelled,
    },
    new Date(),
  );
  saveFile({ text, name: 'event.ics', type: 'text/calendar;charset=utf-8' });
}
