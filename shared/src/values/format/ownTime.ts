import { withShortMonth } from './withShortMonth';

/** The time zone of the device, as `Europe/London`. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The name of a time zone as people read it, as `India Standard Time`. */
export function nameOfZone(timeZone: string, at = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** As `Mon, 30 Nov 2026, 5:30 pm`, in the time zone of the device. */
export const formatOwnMoment = (iso: string, timeZone = ownTimeZone()): string =>
  withShortMonth(
    new Intl.DateTimeFormat('en-IN', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }).format(new Date(iso)),
  );
