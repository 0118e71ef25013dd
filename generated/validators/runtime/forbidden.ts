// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

// Programs on the way of a request read these differently: one keeps the first of two values, another the last; one changes the
// prototype of an object; one ends a text at NUL. So no part of a request may contain them, in whichever notation it is written.

/** The key that changes the prototype of an object in some programs. */
export const prototypeKey = '__proto__';

/** The messages of issues about input that programs read differently. */
export const forbidden = {
  nul: 'must not contain a NUL character',
  /** Half of a pair has no UTF-8, so only the escapes of JSON can contain it. */
  surrogate: 'must not contain half of a surrogate pair',
  prototype: 'must not have the property "__proto__"',
  twice: 'must not name a property twice in one object',
} as const;

/** Returns true if a name with brackets, `not[labels]`, is `__proto__` or has a part that is. */
export const namesPrototype = (name: string): boolean =>
  name.includes(prototypeKey) && name.split(/[[\]]/u).includes(prototypeKey);
