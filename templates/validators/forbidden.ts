// Different programs treat some input of a request differently. For example, some programs keep the first of two properties with the same
// name, and others keep the last one. A property with the name `__proto__` changes the prototype of an object in some programs. So no part
// of a request may contain such input, neither in JSON nor in a query or a form.

/** The key that changes the prototype of an object in some programs. */
export const prototypeKey = '__proto__';

/** The messages about input that is never allowed. */
export const forbidden = {
  /** UTF-8 cannot encode half of a surrogate pair, so a request can contain it only as an escape in JSON: `\ud800`. */
  surrogate: 'must not contain half of a surrogate pair',
  prototype: 'must not have the property "__proto__"',
  twice: 'must not name a property twice in one object',
} as const;

/** Returns true if one of the keys in a name, such as `a` and `b` in `a[b]`, is `__proto__`. */
export const namesPrototype = (name: string): boolean =>
  name.includes(prototypeKey) && name.split(/[[\]]/u).includes(prototypeKey);
