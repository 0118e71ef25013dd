import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asOrdinaryUser } from '../as-ordinary-user.ts';
import { callForgespec } from '../config/call-forgespec.ts';
import type { Run } from '../config/run-forgespec.ts';
import { type Files, folderWith } from '../folder-with.ts';
import { countChanges } from '../write/count-changes.ts';

// The ids have a namespace, so the handlers keep their words.
const operation = (operationId: string): object => ({
  operationId: `orders/${operationId}`,
  tags: ['orders'],
  responses: { 204: { description: 'Done.' } },
});
const openapi = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: { '/orders': { get: operation('listOrders'), post: operation('createOrder') } },
});
const index = `import type { Handlers } from '../generated/server/index.ts';
import { orders } from './orders.ts';

export const handlers: Handlers = { orders };
`;
const list = 'listOrders: () => ({ status: 204 })';
const both = `${list}, createOrder: () => ({ status: 204 })`;
const type = `import type { OrdersHandlers } from '../generated/server/index.ts';\n`;

const project = (files: Files): string =>
  folderWith({ 'openapi.json': openapi, 'package.json': '{"type":"module"}', 'handlers/index.ts': index, ...files });
const scaffold = (folder: string): Promise<Run> => callForgespec(folder, 'scaffold', '--spec', 'openapi.json');

/** Ways to write the handlers. \`MEMBERS\` stands for the members of the object. */
const forms: Readonly<Record<string, Files>> = {
  'an import with another name': {
    'handlers/orders.ts': `import type { OrdersHandlers as Own } from '../generated/server/index.ts';\nexport const orders: Own = { MEMBERS };\n`,
  },
  'an import of the whole module': {
    'handlers/orders.ts': `import type * as server from '../generated/server/index.ts';\nexport const orders: server.OrdersHandlers = { MEMBERS };\n`,
  },
  'an import from the module of the area': {
    'handlers/orders.ts': `import type { OrdersHandlers as Own } from '../generated/server/orders.js';\nexport const orders: Own = { MEMBERS };\n`,
  },
  'an import from a package': {
    'handlers/orders.ts': `import type { OrdersHandlers as Own } from '@acme/api/server';\nexport const orders: Own = { MEMBERS };\n`,
  },
  'an indexed type': {
    'handlers/orders.ts': `import type { Handlers } from '../generated/server/index.ts';\nexport const orders: Handlers['orders'] = { MEMBERS };\n`,
  },
  'an extended type': {
    'handlers/orders.ts': `${type}interface Own extends OrdersHandlers { readonly x?: 1 }\nexport const orders: Own = { MEMBERS };\n`,
  },
  'Object.freeze with a type': {
    'handlers/orders.ts': `${type}export const orders: OrdersHandlers = Object.freeze({ MEMBERS });\n`,
  },
  'Object.freeze without a type': { 'handlers/orders.ts': `export const orders = Object.freeze({ MEMBERS });\n` },
  'no type': { 'handlers/orders.ts': `const all = { MEMBERS };\nexport const orders = all;\n` },
  'no type, with a private index': {
    'handlers/orders.ts': `export const orders = { MEMBERS };\n`,
    'handlers/index.ts': `import { createDispatcher } from '../generated/server/index.ts';\nimport { orders } from './orders.ts';\nexport default createDispatcher({ orders }, {});\n`,
  },
  'a function that checks the type': {
    'handlers/orders.ts': `${type}const define = (own: OrdersHandlers): OrdersHandlers => own;\nexport const orders = define({ MEMBERS });\n`,
  },
  'a generic function in another file': {
    'handlers/define.ts': `${type}export function define<Own extends OrdersHandlers>(own: Own): Own {\n  return own;\n}\n`,
    'handlers/orders.ts': `import { define } from './define.ts';\nexport const orders = define({ MEMBERS });\n`,
  },
  'a function of a package': {
    'handlers/orders.ts': `import { traced } from 'tracing';\nexport const orders = traced({ MEMBERS });\n`,
  },
  'a function that creates the object': {
    'handlers/orders.ts': `const create = (db: object) => {\n  return { MEMBERS };\n};\nexport const orders = create({});\n`,
  },
  'an async function': {
    'handlers/orders.ts': `const create = async () => ({ MEMBERS });\nexport const orders = await create();\n`,
  },
  'a default export': {
    'handlers/orders.ts': `const orders = { MEMBERS };\nexport default orders;\n`,
    'handlers/index.ts': index.replace('{ orders }', 'orders'),
  },
  'Partial and satisfies': {
    'handlers/orders.ts': `${type}export const orders = { MEMBERS } satisfies Partial<OrdersHandlers>;\n`,
  },
  'a call of createDispatcher outside the folder': {
    'tsconfig.json': '{ "include": ["src", "handlers"] }',
    'src/main.ts': `import { createDispatcher } from '../generated/server/index.ts';\nimport { orders } from '../handlers/orders.ts';\ncreateDispatcher(Object.freeze({ orders }), {});\n`,
    'handlers/orders.ts': `const orders = { MEMBERS };\nexport { orders };\n`,
    'handlers/index.ts': `export { orders } from './orders.ts';\n`,
  },
  'an alias of tsconfig.json': {
    'tsconfig.json': '{ "compilerOptions": { "paths": { "#api/*": ["./generated/*"], "#own/*": ["./handlers/*"] } } }',
    'handlers/define.ts': `import type { OrdersHandlers as Own } from '#api/server/index.ts';\nexport const define = (own: Own) => own;\n`,
    'handlers/orders.ts': `import { define } from '#own/define.ts';\nexport const orders = define({ MEMBERS });\n`,
  },
  'all handlers in one file': {
    'handlers/index.ts': `import type { Handlers as All } from '../generated/server/index.ts';\nexport const handlers: All = { orders: { MEMBERS } };\n`,
  },
};

describe('handlers are found, and missing ones are added:', () => {
  test.each(Object.entries(forms))('%s', async (_, files) => {
    const withMembers = (members: string): Files =>
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, String(text).replace('MEMBERS', members)]));
    const complete = project(withMembers(both));
    const texts = (folder: string): string[] =>
      readdirSync(join(folder, 'handlers')).map((name) => readFileSync(join(folder, 'handlers', name), 'utf8'));
    const before = texts(complete);
    expect(await scaffold(complete)).toEqual({ code: 0, stdout: 'Every operation has its handler.\n', stderr: '' });
    expect(texts(complete)).toEqual(before);

    const partial = project(withMembers(list));
    const { code, stdout } = await scaffold(partial);
    expect(stdout).toContain('has a new member createOrder');
    expect(code).toBe(0);
    expect(texts(partial).join('')).toContain('createOrder: () => notImplemented()');
    expect(await scaffold(partial)).toMatchObject({
      code: 0,
      stdout: '1 operation responds with 501, because the handler only calls notImplemented: orders.createOrder\n',
    });
  });

  test.each([
    [
      'a class',
      `${type}export class Orders implements OrdersHandlers { listOrders() {} createOrder() {} }\nexport const orders = new Orders();\n`,
    ],
    [
      'an object of a class without a type',
      `class Orders { listOrders() {} createOrder = () => 1; }\nexport const orders = new Orders();\n`,
    ],
    ['spread objects', `const a = { ${list} };\nexport const orders = { ...a, ['createOrder']: () => 1 };\n`],
    ['Object.assign', `export const orders = Object.assign({ ${list} }, { createOrder: () => 1 });\n`],
  ])('%s is complete', async (_, text) => {
    const folder = project({ 'handlers/orders.ts': text });
    expect(await scaffold(folder)).toEqual({ code: 0, stdout: 'Every operation has its handler.\n', stderr: '' });
    expect(readFileSync(join(folder, 'handlers/orders.ts'), 'utf8')).toBe(text);
  });

  test('a file with a syntax error is not changed', async () => {
    const text = `${type}export const orders: OrdersHandlers = {\n`;
    const folder = project({ 'handlers/orders.ts': text });
    const { code, stdout } = await scaffold(folder);
    expect(stdout).toContain('handlers/orders.ts was not changed: it cannot be parsed');
    expect(code).toBe(1);
    expect(readFileSync(join(folder, 'handlers/orders.ts'), 'utf8')).toBe(text);
  });
});

describe('a name that the file already uses', () => {
  test.each([
    ['a function of the file', `function notImplemented(): never { throw new Error(); }\n`, 'respondNotImplemented'],
    ['an import from another module', `import { notImplemented } from './mine.ts';\n`, 'respondNotImplemented'],
    [
      'an import of the function with another name',
      `import { notImplemented as todo } from '../generated/server/index.ts';\n`,
      'todo',
    ],
  ])('%s', async (_, line, name) => {
    const text = `${line}${type}export const orders: OrdersHandlers = { ${list} };\n`;
    const folder = project({ 'handlers/orders.ts': text });
    expect((await scaffold(folder)).code).toBe(0);
    const changed = readFileSync(join(folder, 'handlers/orders.ts'), 'utf8');
    expect(changed).toContain(`createOrder: () => ${name}()`);
    expect(changed.match(/import \{ notImplemented as \w+ \}/gu)).toEqual([`import { notImplemented as ${name} }`]);
  });
});

describe('a changed file stays the same in everything else', () => {
  const text = `${type}// é: caf\u00e9\nexport const orders: OrdersHandlers = {\n  ${list},\n};`;
  const added = (changed: Buffer, encoding: BufferEncoding): string =>
    changed
      .toString(encoding)
      .replace(/\r?\nimport \{ notImplemented \} from [^\r\n]*/u, '')
      .replace(/ {2}createOrder: [^\r\n]*\r?\n/u, '');

  test.each([
    ['Latin-1', Buffer.from(text, 'latin1'), 'latin1'],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`), 'utf8'],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf16le'],
    ['the line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n')), 'utf8'],
  ] as const)('%s', async (_, bytes, encoding) => {
    const folder = project({ 'handlers/orders.ts': bytes });
    expect((await scaffold(folder)).stdout).toContain('has a new member createOrder');
    const changed = readFileSync(join(folder, 'handlers/orders.ts'));
    expect(changed.toString(encoding)).toContain('createOrder: () => notImplemented()');
    expect(added(changed, encoding)).toBe(bytes.toString(encoding));
  });

  test('a symbolic link, a hard link, the permissions and the owner', async () => {
    const folder = project({ 'shared/orders.ts': text });
    const target = join(folder, 'shared/orders.ts');
    symlinkSync('../shared/orders.ts', join(folder, 'handlers/orders.ts'));
    chmodSync(target, 0o600);
    linkSync(target, join(folder, 'second-name.ts'));
    const { ino, uid } = statSync(target);
    expect((await scaffold(folder)).code).toBe(0);
    expect(lstatSync(join(folder, 'handlers/orders.ts')).isSymbolicLink()).toBe(true);
    expect(statSync(target)).toMatchObject({ ino, uid, nlink: 2 });
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(readFileSync(target, 'utf8')).toContain('createOrder');
    expect(readdirSync(join(folder, 'handlers')).toSorted()).toEqual(['index.ts', 'orders.ts']);
  });

  test('the permissions of a file with one name', async () => {
    const folder = project({ 'handlers/orders.ts': text });
    chmodSync(join(folder, 'handlers/orders.ts'), 0o640);
    await scaffold(folder);
    expect(statSync(join(folder, 'handlers/orders.ts')).mode & 0o777).toBe(0o640);
  });

  test('a read-only file is reported, and nothing is written', async () => {
    const folder = project({ 'handlers/orders.ts': text });
    chmodSync(join(folder, 'handlers/orders.ts'), 0o444);
    const { code, stderr } = await scaffold(folder);
    expect(stderr).toContain('handlers/orders.ts is read-only.\nfix: ');
    expect(code).toBe(1);
    expect(readFileSync(join(folder, 'handlers/orders.ts'), 'utf8')).toBe(text);
  });

  test('a file in a folder that is not writable', async () => {
    const folder = project({ 'handlers/orders.ts': text });
    chmodSync(join(folder, 'handlers'), 0o555);
    await asOrdinaryUser(folder, () => scaffold(folder));
    expect(readFileSync(join(folder, 'handlers/orders.ts'), 'utf8')).toContain('createOrder');
  });

  test('a file that was changed in the meantime is not overwritten', async () => {
    const folder = project({ 'handlers/orders.ts': text });
    const file = join(folder, 'handlers/orders.ts');
    const stop = countChanges((name) => {
      if (name === 'renameSync') {
        stop();
        return;
      }
      if (name === 'writeFileSync') {
        stop();
        writeFileSync(file, `${text}\n// mine\n`);
      }
    });
    const { code, stderr } = await scaffold(folder);
    stop();
    expect(stderr).toContain('handlers/orders.ts has changed in the meantime.');
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(`${text}\n// mine\n`);
  });

  test('if the disk is full, no file is changed or created', async () => {
    const folder = project({ 'handlers/orders.ts': text });
    renameSync(join(folder, 'handlers/index.ts'), join(folder, 'index.old'));
    let writes = 0;
    const stop = countChanges((name) => {
      if (name !== 'writeFileSync' || writes++ === 0) return;
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    });
    const { code, stderr } = await scaffold(folder);
    stop();
    expect(stderr).toContain('ENOSPC');
    expect(code).toBe(1);
    expect(readFileSync(join(folder, 'handlers/orders.ts'), 'utf8')).toBe(text);
    expect(existsSync(join(folder, 'handlers/index.ts'))).toBe(false);
    expect(readdirSync(join(folder, 'handlers'))).toEqual(['orders.ts']);
  });
});

test('a folder with the name of a file is reported', async () => {
  const folder = project({});
  mkdirSync(join(folder, 'handlers/orders.ts'));
  const { code, stderr } = await scaffold(folder);
  expect(stderr).toMatch(/^error .*handlers\/orders\.ts/mu);
  expect(stderr).not.toContain('defect');
  expect(code).toBe(1);
});
