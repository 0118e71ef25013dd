import type { JsonValue } from '../../json/json.ts';

/**
 * Returns a view of a value in which all objects have the usual prototype. The JSONPath library accepts only such objects, but the objects
 * of a loaded file inherit nothing.
 *
 * @param target returns the node that the view contains in place of a given node. The result can be the given node itself.
 */
export function plainView(value: JsonValue, target: (node: JsonValue) => JsonValue): JsonValue {
  const views = new WeakMap<object, JsonValue>();
  const viewOf = (written: JsonValue): JsonValue => {
    const node = target(written);
    if (typeof node !== 'object' || node === null) return node;
    const known = views.get(node);
    if (known !== undefined) return known;
    const view = new Proxy(node, {
      getPrototypeOf: () => (Array.isArray(node) ? Array.prototype : Object.prototype),
      get(object, key): unknown {
        const member: unknown = Reflect.get(object, key);
        const isOwn = typeof key === 'string' && Object.hasOwn(object, key);
        return isOwn ? viewOf(member as JsonValue) : member;
      },
    });
    views.set(node, view);
    return view;
  };
  return viewOf(value);
}
