/** Calendar days, written `YYYY-MM-DD`. Today is India's day everywhere in the product. */
export { addDays, dayFromNumber, daysBetween, dayNumber, isCalendarDay, spokenDay, weekdayOf } from './days';
export { indianDay, indianMoment, today } from './days';
export { calendarFile } from './calendarFile';
export { addMonths, isOlderThan, lastDayOfMonth, monthsBetween, yearsBefore } from './months';
export { addHijriYear, hijriDay, spokenHijriDay } from './hijri';
