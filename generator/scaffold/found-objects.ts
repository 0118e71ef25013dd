import { ts } from 'ts-morph';
import { allHandlers, type ObjectKey } from './wanted-types.ts';

/** A class with handlers as methods. */
export type HandlerClass = ts.ClassDeclaration | ts.ClassExpression;

/** The hand-written code of one object with handlers. */
export interface FoundObject {
  /** The names of the handlers. */
  readonly names: Set<string>;
  readonly literals: Set<ts.ObjectLiteralExpression>;
  readonly classes: Set<HandlerClass>;
  /** The members of the literals and classes, by their names. */
  readonly members: Map<string, ts.Node>;
  /** True if some names are unknown. */
  isOpen: boolean;
  /** True if a value has the type of the object, and its members are not visible. The compiler checks that it has all members. */
  isDeclared: boolean;
}

/** The hand-written objects by their keys. */
export class FoundObjects {
  readonly #found = new Map<ObjectKey, FoundObject>();

  /** Returns the object with a key. Returns undefined if it was not found. */
  get(key: ObjectKey): FoundObject | undefined {
    return this.#found.get(key);
  }

  /** Returns the object with a key, which is empty at first. */
  of(key: ObjectKey): FoundObject {
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const created: FoundObject = {
      names: new Set(),
      literals: new Set(),
      classes: new Set(),
      members: new Map(),
      isOpen: false,
      isDeclared: false,
    };
    this.#found.set(key, created);
    return created;
  }
}

/** Returns the key of the object in a property of an object. Only the properties of the object with all handlers are such objects. */
export const keyOfProperty = (key: ObjectKey, name: string, areas: ReadonlySet<string>): ObjectKey | undefined =>
  key === allHandlers && areas.has(name) ? name : undefined;

/** Returns true for private, protected and static members of a class, and for its constructor. They are not handlers. */
export const isHidden = (node: ts.Node): boolean =>
  ts.isConstructorDeclaration(node) ||
  ts.isClassStaticBlockDeclaration(node) ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) =>
      [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.StaticKeyword].includes(kind),
    )) ||
  (ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name));
