/**
 * The declarations of the built-in types that generated types use, such as `Promise` and `Blob`. The complete declarations of TypeScript
 * are not used, because a comparison would then spend most of its time on them. Each class of the platform has a property that no other
 * type has, so that no other type is assignable to the class.
 */
export const platformTypes = `
interface Object { constructor: Function }
interface Function { readonly name: string; apply(self: unknown, list?: unknown): unknown }
interface CallableFunction extends Function {}
interface NewableFunction extends Function {}
interface IArguments { [index: number]: unknown; length: number }
interface Boolean { valueOf(): boolean }
interface Number { valueOf(): number; toFixed(digits?: number): string }
interface String { valueOf(): string; readonly length: number; charAt(index: number): string }
interface Symbol { valueOf(): symbol }
interface SymbolConstructor { readonly iterator: unique symbol; readonly asyncIterator: unique symbol }
declare var Symbol: SymbolConstructor;
interface RegExp { test(text: string): boolean }
interface BigInt { valueOf(): bigint }
interface Error { name: string; message: string; stack?: string; cause?: unknown }
interface Date { getTime(): number }
interface Array<T> { length: number; [index: number]: T; push(...items: T[]): number; [Symbol.iterator](): Iterator<T> }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T; [Symbol.iterator](): Iterator<T> }
interface IteratorResult<T> { done?: boolean; value: T }
interface Iterator<T> { next(): IteratorResult<T> }
interface Iterable<T> { [Symbol.iterator](): Iterator<T> }
interface AsyncIterator<T> { next(): Promise<IteratorResult<T>> }
interface AsyncIterable<T> { [Symbol.asyncIterator](): AsyncIterator<T> }
interface AsyncGenerator<T, Return = unknown, Next = unknown> extends AsyncIterator<T> { return(value: Return): unknown; throw(error: Next): unknown; [Symbol.asyncIterator](): AsyncGenerator<T, Return, Next> }
interface PromiseLike<T> { then<A = T, B = never>(done?: ((value: T) => A) | null, failed?: ((error: unknown) => B) | null): PromiseLike<A | B> }
interface Promise<T> { then<A = T, B = never>(done?: ((value: T) => A) | null, failed?: ((error: unknown) => B) | null): Promise<A | B>; catch(failed: unknown): unknown; finally(done: unknown): unknown }
interface Map<Key, Value> { get(key: Key): Value | undefined; readonly size: number }
interface ReadonlyMap<Key, Value> { get(key: Key): Value | undefined; readonly size: number }
interface Set<Value> { has(value: Value): boolean; readonly size: number }
interface ReadonlySet<Value> { has(value: Value): boolean; readonly size: number }
interface ArrayBuffer { readonly arrayBuffer: never }
interface ArrayBufferView { readonly buffer: ArrayBuffer }
interface Uint8Array<Buffer = ArrayBuffer> extends ArrayBufferView { readonly uint8Array: Buffer }
interface Blob { readonly blob: true; readonly size: number }
interface File extends Blob { readonly file: true }
interface FormData { readonly formData: true }
interface URLSearchParams { readonly urlSearchParams: true }
interface URL { readonly url: true }
interface Headers { readonly headers: true }
interface AbortSignal { readonly abortSignal: true }
interface ReadableStream<Chunk = unknown> { readonly readableStream: Chunk }
type BodyInit = ArrayBuffer | ArrayBufferView | Blob | FormData | ReadableStream | URLSearchParams | string;
interface RequestInit { body?: BodyInit | null; signal?: AbortSignal | null }
interface Request { readonly request: true }
interface Response { readonly response: true; readonly ok: boolean; readonly status: number }
type Partial<T> = { [Key in keyof T]?: T[Key] };
type Required<T> = { [Key in keyof T]-?: T[Key] };
type Readonly<T> = { readonly [Key in keyof T]: T[Key] };
type Pick<T, Keys extends keyof T> = { [Key in Keys]: T[Key] };
type Record<Keys extends PropertyKey, T> = { [Key in Keys]: T };
type PropertyKey = number | string | symbol;
type Exclude<T, Other> = T extends Other ? never : T;
type Extract<T, Other> = T extends Other ? T : never;
type Omit<T, Keys extends PropertyKey> = Pick<T, Exclude<keyof T, Keys>>;
type NonNullable<T> = T & {};
type Parameters<T> = T extends (...list: infer List) => unknown ? List : never;
type ReturnType<T> = T extends (...list: never) => infer Result ? Result : never;
type Awaited<T> = T extends PromiseLike<infer Value> ? Awaited<Value> : T;
type Lowercase<Text extends string> = intrinsic;
type Uppercase<Text extends string> = intrinsic;
type Capitalize<Text extends string> = intrinsic;
type Uncapitalize<Text extends string> = intrinsic;
type NoInfer<T> = intrinsic;
`;
