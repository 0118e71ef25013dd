/** Keywords that document a schema, such as `description`. They do not restrict values. */
export const documentationKeys = ['title', 'description', 'example', 'examples', 'externalDocs', 'xml', '$comment'];

const annotations = new Set([...documentationKeys, 'default', 'deprecated', 'discriminator']);

/** Returns true if a keyword of a schema does not restrict values. */
export const isAnnotation = (key: string): boolean => annotations.has(key) || key.startsWith('x-');
