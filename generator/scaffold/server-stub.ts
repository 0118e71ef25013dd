import type { Area } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { propertyKey } from '../code/property-key.ts';

/** An area, as far as its handlers have names and a type. */
export interface StubArea {
  readonly name: string;
  /** The name of the generated type of its handlers, such as `ShopPetsHandlers`. */
  readonly type: string;
  /** The names of its handlers. */
  readonly members: readonly string[];
}

export const stubArea = ({ name, operations }: Area): StubArea => ({
  name,
  type: `${typeName(name)}Handlers`,
  members: operations.map(({ shortName }) => shortName),
});

/**
 * Returns a module that replaces the generated server when hand-written handlers are analyzed. It declares the names of all handlers, but
 * not their types. Therefore the generated code need not exist or be up to date, and only this module must be compiled.
 */
export function serverStub(areas: readonly StubArea[]): string {
  const interfaces = areas.map(({ type, members }) => {
    const lines = members.map((name) => `  readonly ${propertyKey(name)}: (...args: any[]) => any;`);
    return `export interface ${type} {\n${lines.join('\n')}\n}`;
  });
  const lines = areas.map(({ name, type }) => `  readonly ${propertyKey(name)}: ${type};`);
  return [
    ...interfaces,
    `export interface Handlers {\n${lines.join('\n')}\n}`,
    'export type PartialHandlers = { readonly [Area in keyof Handlers]?: Partial<Handlers[Area]> };',
    'export declare function createDispatcher(handlers: PartialHandlers, options?: any): any;',
    'export declare function notImplemented(): never;',
    '',
  ].join('\n');
}

/** The declarations of JavaScript that the analysis of handlers needs. */
export const platformStub = `
interface Array<T> { readonly length: number; [index: number]: T; map(...args: any[]): any; }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T; }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {} interface Symbol {}
interface Promise<T> { then(...args: any[]): any; }
type Partial<T> = { [Key in keyof T]?: T[Key] };
type Required<T> = { [Key in keyof T]-?: T[Key] };
type Readonly<T> = { readonly [Key in keyof T]: T[Key] };
type Pick<T, Keys extends keyof T> = { [Key in Keys]: T[Key] };
type Record<Keys extends keyof any, T> = { [Key in Keys]: T };
type Exclude<T, Other> = T extends Other ? never : T;
type Extract<T, Other> = T extends Other ? T : never;
type Omit<T, Keys extends keyof any> = Pick<T, Exclude<keyof T, Keys>>;
type NonNullable<T> = T & {};
type Parameters<T> = T extends (...args: infer Items) => any ? Items : never;
type ReturnType<T> = T extends (...args: any) => infer Result ? Result : any;
type Awaited<T> = T extends Promise<infer Value> ? Value : T;
interface ObjectConstructor {
  freeze<T>(value: T): Readonly<T>;
  seal<T>(value: T): T;
  preventExtensions<T>(value: T): T;
  assign<A>(first: A): A;
  assign<A, B>(first: A, second: B): A & B;
  assign<A, B, C>(first: A, second: B, third: C): A & B & C;
  assign(first: any, ...others: any[]): any;
  fromEntries(entries: any): any;
  create(prototype: any, properties?: any): any;
}
declare var Object: ObjectConstructor;
declare var Promise: any;
`;
