import { fileFields, partsOf, preferredContent, responseSelector, schemaOfProperty } from '@forgespec/model';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { propertyKey, stringLiteral, valueLiteral } from '@forgespec/generator/code';
import { callOf, resolverOf, type GuideOperation, type GuideSubject } from './guide-operation.ts';
import { codeOf, type GuideSection } from './guide-section.ts';

/** Returns the section about sending a file, either as the body or in a field of a form. */
export function uploadSection(subject: GuideSubject, called: GuideOperation): GuideSection {
  return {
    title: 'Uploads',
    parts: [
      codeOf(
        "import { openAsBlob } from 'node:fs';",
        `import { fileAt, uploadProgress } from ${stringLiteral(subject.modules.client)};`,
        '',
        "const file = await fileAt('photo.png', { openAsBlob, type: 'image/png' }); // read while it is sent",
        'const show = uploadProgress((sent, size) => console.log(sent, size));',
        `await ${callOf(called, { body: bodyWithFile(subject, called), options: ['middleware: [show]'] })};`,
      ),
      'In a browser, the file of an `<input type="file">` is such a `File`.',
    ],
  };
}

function bodyWithFile(subject: GuideSubject, { operation, input }: GuideOperation): string {
  const content = preferredContent(operation.body);
  if (content?.schema === undefined || input.body?.kind !== 'multipart') return 'file';
  const resolve = resolverOf(subject);
  const files = fileFields({ ...content, files: [] }, resolve);
  const fields = membersOf(input.body.value);
  const given = files.some((name) => fields.has(name)) ? fields : new Map([...fields, [files[0] ?? '', null]]);
  const code = (name: string, value: JsonValue): string => {
    if (!files.includes(name)) return valueLiteral(value);
    const schema = schemaOfProperty(content.schema, name, resolve);
    const isList = schema !== undefined && partsOf(schema, resolve).some(({ items }) => items !== undefined);
    return isList ? '[file]' : 'file';
  };
  const member = (key: string, text: string): string => (key === text ? key : `${key}: ${text}`);
  return `{ ${Array.from(given, ([name, value]) => member(propertyKey(name), code(name, value))).join(', ')} }`;
}

const membersOf = (value: JsonValue): ReadonlyMap<string, JsonValue> =>
  new Map(
    isJsonObject(value)
      ? Object.entries(value).flatMap(([name, member]) => (member === undefined ? [] : [[name, member] as const]))
      : [],
  );

/** Returns the section about reading a file, as a whole or as a stream. */
export function downloadSection({ modules }: GuideSubject, called: GuideOperation): GuideSection {
  const call = callOf(called);
  return {
    title: 'Downloads',
    parts: [
      codeOf(
        "import * as fs from 'node:fs/promises';",
        `import { downloadFile, responseOf } from ${stringLiteral(modules.client)};`,
        '',
        `const file = await ${call}; // a Blob in memory, of at most 100 MiB`,
        `const { body } = await responseOf(${call}); // a stream of any length`,
        'const onProgress = (received: number, size?: number) => console.log(received, size);',
        `await downloadFile(${call}, 'photo.png', { fs, onProgress });`,
        'console.log(file.size, body);',
      ),
      '`downloadFile` requests only the missing bytes after a broken connection, if the server supports it.',
    ],
  };
}

/** Returns the section about a response that is a stream of items. */
export function streamSection(subject: GuideSubject, called: GuideOperation): GuideSection {
  return {
    title: 'Streams',
    parts: [
      codeOf(`for await (const item of await ${callOf(selectingStream(subject, called))}) console.log(item);`),
      '`break` ends the stream and its connection.',
    ],
  };
}

/** Returns the call with the value that selects the stream, if the request selects it. */
function selectingStream(subject: GuideSubject, called: GuideOperation): GuideOperation {
  const { operation, input } = called;
  const selector = responseSelector(operation, resolverOf(subject));
  if (selector === undefined) return called;
  const { name, value } = selector;
  if (selector.in === 'body') {
    if (input.body === undefined) return called;
    const body = { ...input.body, value: Object.fromEntries([...membersOf(input.body.value), [name, value]]) };
    return { ...called, input: { ...input, body } };
  }
  const others = input.values.filter(({ parameter }) => parameter.name !== name || parameter.in !== 'query');
  const selecting = operation.parameters.filter((parameter) => parameter.name === name && parameter.in === 'query');
  return {
    ...called,
    input: { ...input, values: [...others, ...selecting.map((parameter) => ({ parameter, value }))] },
  };
}
