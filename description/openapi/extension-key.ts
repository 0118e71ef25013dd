/**
 * The keys whose values are maps, such as `properties`. Inside these maps, a key that starts with `x-` is a name, such as the name of a
 * property. It is not an extension.
 */
const maps =
  /^(?:properties|patternProperties|dependentSchemas|\$defs|headers|examples|content|encoding|paths|webhooks)$/u;

/**
 * Returns true if `keys[index]` is the key of an extension. forgespec does not know the meaning of extensions. A `$ref` inside an extension
 * is therefore only data.
 *
 * @param keys the keys from the root of the file to the node.
 */
export function isExtensionKey(keys: readonly string[], index: number): boolean {
  const [owner = '', around] = [keys[index - 1], keys[index - 2]];
  return keys[index]?.startsWith('x-') === true && !maps.test(owner) && around !== 'components';
}
