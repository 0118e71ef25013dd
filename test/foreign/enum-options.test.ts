import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { generate, type GenerateOptions } from '../generate.ts';
import { compilerOutput } from './compiler-output.ts';

const description = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      parameters:
        - { name: order, in: query, schema: { type: string, enum: [name, age] } }
      responses:
        '200':
          description: The pets.
          content:
            application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } }
    post:
      operationId: createPet
      tags: [pets]
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/PetCreate' } }
      responses: { '204': { description: Created. } }
    put:
      operationId: replaceTree
      tags: [pets]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }
      responses:
        '200':
          description: Replaced.
          content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } }
components:
  schemas:
    Pet:
      type: object
      required: [kind, status, color, size]
      properties:
        kind: { type: string, enum: [pet] }
        status: { $ref: '#/components/schemas/Status' }
        color: { $ref: '#/components/schemas/Color' }
        mood: { type: [string, 'null'], x-values-seen: [calm, 5, wild] }
        toy:
          oneOf:
            - { type: object, required: [kind], properties: { kind: { enum: [ball, disc] }, radius: { type: number } } }
            - { type: object, required: [kind], properties: { kind: { const: rope }, length: { type: number } } }
            - { type: 'null' }
        size: { type: [string, 'null'], enum: [small, large, null] }
        level: { $ref: '#/components/schemas/Level' }
    PetCreate:
      type: object
      properties: { color: { $ref: '#/components/schemas/Color' } }
    Status:
      description: The state of a sale.
      type: string
      enum: [for-sale, sold, __proto__, "it's", '*/ alert(1) /*']
    Tree:
      type: object
      required: [id, color]
      properties:
        id: { type: integer, readOnly: true }
        color: { $ref: '#/components/schemas/Color' }
        side: { type: string, enum: [left, right] }
        nodes: { type: array, items: { $ref: '#/components/schemas/Tree' } }
        seen: { readOnly: true, allOf: [{ $ref: '#/components/schemas/Visit' }] }
    Visit: { type: object, properties: { name: { $ref: '#/components/schemas/ColorWritable' }, kind: { type: string, enum: [short, long] } } }
    ColorWritable: { type: string }
    Color: { type: string, enum: [black, white] }
    Level: { type: [number, 'null'], enum: [1, -2, 0.5, null] }
    Name: { type: string, minLength: 1 }
`;

async function generated(options: Partial<GenerateOptions>): Promise<string> {
  const folder = folderWith({ 'openapi.yaml': description, 'package.json': '{ "type": "module" }' });
  const general = { spec: join(folder, 'openapi.yaml'), out: join(folder, 'api'), check: false, force: false };
  const { diagnostics } = await generate({ ...general, ...options });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return folder;
}

const typesOf = (folder: string): string => readFileSync(join(folder, 'api/types/pets.ts'), 'utf8');

test('by default, an enum is a union of its values, and the types folder has no values', async () => {
  const folder = await generated({});
  expect(typesOf(folder)).toContain("export type Color = 'black' | 'white';");
  expect(typesOf(folder)).not.toContain('export const');
  expect(readFileSync(join(folder, 'api/types/index.ts'), 'utf8')).toContain("export type * from './pets.ts';");
});

test('with the option, each named enum has a constant object, whose keys and values are those of the description', async () => {
  const folder = await generated({ enums: 'constants' });
  const types: Record<string, unknown> = await import(join(folder, 'api/types/index.ts'));
  expect(Object.keys(types)).toEqual(['Color', 'Level', 'Status']);
  expect(types['Color']).toEqual({ black: 'black', white: 'white' });
  expect(types['Level']).toEqual({ 1: 1, '-2': -2, '0.5': 0.5 });
  expect(Object.entries(types['Status'] ?? {})).toEqual([
    ['for-sale', 'for-sale'],
    ['sold', 'sold'],
    ['__proto__', '__proto__'],
    ["it's", "it's"],
    ['*/ alert(1) /*', '*/ alert(1) /*'],
  ]);
  const program = join(folder, 'program.ts');
  writeFileSync(
    program,
    `import { Color, Level, type Pet, Status } from './api/types/index.ts';
    const color: Color = Color.white;
    const one: 1 = Level[1];
    export const pet: Pet = { kind: 'pet', status: Status['for-sale'], color, size: null, level: one };
    // @ts-expect-error
    export const wrong: Color = Status.sold;
    // @ts-expect-error
    Color.white = 'black';`,
  );
  expect(compilerOutput(program)).toBe('');
});

test('with open enums, types of responses allow other strings, and types of requests do not', async () => {
  const folder = await generated({ openEnums: true, enums: 'constants' });
  const types = typesOf(folder);
  expect(types).toContain("mood?: 'calm' | 'wild' | (string & {}) | null;");
  expect(types).toMatch(/export type Status =[^;]*\| \(string & \{\}\);/u);
  expect(types).toContain("size: 'small' | 'large' | (string & {}) | null;");
  const program = join(folder, 'program.ts');
  writeFileSync(
    program,
    `import type { Client } from './api/client/index.ts';
    import { Status, type Color, type ColorWritable2, type ListPetsQuery, type Pet } from './api/types/index.ts';
    import type { PetCreate, Tree, TreeWritable } from './api/types/index.ts';
    declare const text: string;
    declare const client: Client;
    export const open: Color = text;
    type Equal<A, B> = [A, B] extends [B, A] ? true : false;
    export const mood: Equal<Pet['mood'], 'calm' | 'wild' | (string & {}) | null | undefined> = true;
    declare const toy: NonNullable<Pet['toy']>;
    // The property that distinguishes the variants of a union stays closed, so that TypeScript can narrow the union.
    if (toy.kind === 'rope') toy.length?.toFixed();
    else toy.radius?.toFixed();
    export const tree: Tree = { id: 1, color: text, side: text, nodes: [{ id: 2, color: text }], seen: { kind: text } };
    export const data: Promise<Tree> = client.pets.replaceTree({ color: 'black', side: 'left', nodes: [] });
    export const create: PetCreate = { color: 'white' };
    // @ts-expect-error
    create.color = text;
    // @ts-expect-error
    export const side: TreeWritable['side'] = text;
    // @ts-expect-error
    export const node: TreeWritable = { color: 'black', nodes: [{ color: text }] };
    export const pet: Pet = { kind: 'pet', status: text, color: 'black', size: text };
    export const known: Status = Status.sold;
    // @ts-expect-error
    export const closed: ColorWritable2 = text;
    // @ts-expect-error
    export const query: ListPetsQuery = { order: text };
    // @ts-expect-error An enum with one value stays closed, because it can distinguish the variants of a union.
    pet.kind = text;`,
  );
  expect(compilerOutput(program)).toBe('');
});

test('validators reject other values of an open enum, as the description requires', async () => {
  const folder = await generated({ openEnums: true });
  const { isStatus } = await import(join(folder, 'api/validators/schemas/status.ts'));
  expect([isStatus('sold'), isStatus('new')]).toEqual([true, false]);
  const { checkTree, checkTreeWritable } = await import(join(folder, 'api/validators/index.ts'));
  const tree = { id: 1, color: 'black', nodes: [{ id: 2, color: 'red' }] };
  const messages = (issues: { path: string; message: string }[]) =>
    issues.map(({ path, message }) => `${path} ${message}`);
  expect(messages(checkTree(tree))).toEqual(['/nodes/0/color must be one of "black", "white"']);
  expect(messages(checkTreeWritable({ color: 'red' }))).toEqual(['/color must be one of "black", "white"']);
});
