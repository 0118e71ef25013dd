/** Returns true if a text is a day of the calendar: true for `2028-02-29`, and false for `2027-02-29`. */
export { hasDateFormat as isCalendarDay } from '@forgespec/templates/validators/formats/date';
