/** Returns true if the text is a day of the calendar: true for `2028-02-29`, and false for `2027-02-29`. */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(text) : NaN;
  // JavaScript reads February 30 as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
