const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The length of each unit in milliseconds. Each unit has several keys, such as `d`, `ds`, `day` and `days`. A month has
 * 30 days, and a year has 365 days.
 */
const units: Readonly<Record<string, number>> = {
  ...namedUnit(second, 's', 'sec', 'second'),
  ...namedUnit(minute, 'm', 'min', 'minute'),
  ...namedUnit(hour, 'h', 'hr', 'hour'),
  ...namedUnit(day, 'd', 'day'),
  ...namedUnit(7 * day, 'w', 'week'),
  ...namedUnit(30 * day, 'mo', 'month'),
  ...namedUnit(365 * day, 'y', 'yr', 'year'),
};

/** Returns a map from each name of a unit, in the singular and the plural, to the length of the unit. */
function namedUnit(milliseconds: number, ...names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((name) => [name, `${name}s`]).map((name) => [name, milliseconds]));
}

/**
 * Returns the length of a duration such as `1month` or `1 day 12h`, in milliseconds. Returns undefined if the text is
 * not a duration.
 */
export function readDuration(text: string): number | undefined {
  if (!/^\s*\d{1,9}\s*[a-z]+(?:\s*(?:,\s*)?\d{1,9}\s*[a-z]+)*\s*(?:,\s*)?$/iu.test(text)) return undefined;
  let sum = 0;
  for (const [, count, name = ''] of text.matchAll(/(\d+)\s*([a-z]+)/giu)) {
    const unit = name.toLowerCase();
    if (!Object.hasOwn(units, unit)) return undefined;
    sum += Number(count) * (units[unit] ?? 0);
  }
  return sum;
}
