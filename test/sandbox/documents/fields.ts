/**
 * Checks an object against a list of fields, such as `id:integer status:string|null tags?:array`. A `?` marks an
 * optional field.
 *
 * @returns the fields that are missing or have another type. Each key is the name of a field, and its value is the
 * value in the object.
 */
export function wrongFields(value: unknown, fields: string): Record<string, unknown> {
  const object = Object(value) as Readonly<Record<string, unknown>>;
  const wrong: Record<string, unknown> = {};
  for (const field of fields.trim().split(/\s+/u)) {
    const [name = '', types = ''] = field.split(':');
    const key = name.replace('?', '');
    if (name.endsWith('?') && !Object.hasOwn(object, key)) continue;
    if (!types.split('|').some((type) => isOfType(object[key], type))) wrong[key] = object[key];
  }
  return wrong;
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'datetime':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/u.test(value);
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/u.test(value);
    case 'url':
      return typeof value === 'string' && /^(https?|ssh):\/\/\S+$|^git@\S+$/u.test(value);
    case 'percent':
      return typeof value === 'string' && /^\d+\.\d\d%$/u.test(value);
    case 'hex':
      return typeof value === 'string' && /^[0-9a-f]+$/u.test(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
