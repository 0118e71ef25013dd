import type { OutputModule } from 'forgespec/plugin';
import { zod } from './zod-code.ts';

/** Returns the code of the functions that all modules use. */
export function zodRuntime(code: OutputModule): string {
  const z = code.use(zod);
  return `
/** An issue of a validator. \`path\` is a JSON Pointer. */
interface Issue {
  readonly path: string;
  readonly message: string;
}

/**
 * Returns a check that reports the issues of a part of a value.
 *
 * @param issuesOf the validator of the whole value.
 * @param keys the keys from the whole value to the part. An item of an array has the key 0.
 */
export const partOf =
  (issuesOf: (value: unknown) => readonly Issue[], ...keys: readonly (string | 0)[]): ((payload: ${z}.core.ParsePayload) => void) =>
  ({ value, issues }) => {
    if (value === undefined && keys.length > 0) {
      issues.push({ code: 'custom', input: value, message: 'must be present' });
      return;
    }
    const pointer = keys.map((key) => \`/\${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}\`).join('');
    const whole = keys.reduceRight<unknown>((part, key) => (key === 0 ? [part] : { [key]: part }), value);
    for (const { path, message } of issuesOf(whole)) {
      if (!\`\${path}/\`.startsWith(\`\${pointer}/\`)) continue;
      issues.push({ code: 'custom', input: value, path: keysOf(path.slice(pointer.length), value), message });
    }
  };

/** Returns a schema for an optional property. Its value may be undefined, which a message leaves out. */
export const optional = <Inner extends ${z}.ZodType>(inner: Inner): ${z}.ZodExactOptional<Inner> => assumeType(inner.optional());

/** A value whose type differs from its type at run time: TypeScript distinguishes a missing property from an undefined one. */
const assumeType = <Type>(value: unknown): Type => value as Type;

/** Returns the keys of a JSON Pointer (RFC 6901). The key of an item is a number. */
function keysOf(pointer: string, root: unknown): (string | number)[] {
  let owner = root;
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => {
      const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(owner) && /^\\d+$/u.test(name) ? Number(name) : name;
      owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : undefined;
      return key;
    });
}
`;
}
