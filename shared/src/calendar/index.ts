/** Calendar days, written `YYYY-MM-DD`. Today is India's day everywhere in the product. */
export { addDays, dayFromNumber, daysBetween, dayNumber, isCalendarDay, weekdayOf } from './days';
export { indianDay, indianMoment, today } from './india';
export { addMonths, isOlderThan, lastDayOfMonth, monthsBetween, yearsBefore } from './months';
export { spokenDay } from './spokenDay';
