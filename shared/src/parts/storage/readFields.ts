import { isCalendarDay } from '@tayyib/shared/values/calendar';

/** What was saved as JSON; null where there is nothing, or something else. */
export function parsedText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A field of something read from storage. */
export function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

/** Null where it is not text. */
export function textIn(from: unknown, name: string): string | null {
  const value = fieldOf(from, name);
  return typeof value === 'string' ? value : null;
}

/** Null where it is not a day of the calendar. */
export function dayIn(from: unknown, name: string): string | null {
  const day = textIn(from, name);
  return day !== null && isCalendarDay(day) ? day : null;
}
