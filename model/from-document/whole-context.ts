import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, valueAt } from '@forgespec/description/json';
import { followReferences } from '@forgespec/description/openapi';
import type { BuildContext } from './context.ts';

/**
 * Returns the context of the whole description. Names are chosen in this context, because the code for a part of a description has the
 * same names as the code for the whole description. If the document has all operations, returns the same context.
 */
export function wholeContext(context: BuildContext): BuildContext {
  const { whole: document } = context;
  if (document === undefined) return context;
  return {
    ...context,
    document,
    at: (pointer) => valueAt(document, parsePointer(pointer)),
    // The references outside of the part are not checked, and may be circular.
    follow(located) {
      const node = followReferences(document, located.node);
      return isJsonObject(node) ? { ...located, node } : located;
    },
  };
}
