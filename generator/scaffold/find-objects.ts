import { ts } from 'ts-morph';
import { FoundObjects, isHidden, keyOfProperty, type HandlerClass } from './found-objects.ts';
import type { HandlerProgram } from './handler-program.ts';
import type { StubArea } from './server-stub.ts';
import { functionResults, valuesOf, withoutTypes } from './value-expressions.ts';
import { wantedTypes, type ObjectKey } from './wanted-types.ts';

/** A search for the objects with handlers in hand-written files. */
export interface ObjectSearch {
  readonly found: FoundObjects;
  /** Adds the members of an export of a file, or of its default export, to the object with a key. */
  addExport(key: ObjectKey, path: string, name: string): void;
}

/**
 * Finds the objects with handlers. Each expression of which the compiler expects the type of an object is followed to its object literal or
 * class: through variables, imports, calls and functions. If there is none, the members of its type are used.
 */
export function findObjects(program: HandlerProgram, areas: readonly StubArea[]): ObjectSearch {
  const finder = new ObjectFinder(program, areas);
  for (const file of program.files) finder.visit(file);
  return finder;
}

class ObjectFinder implements ObjectSearch {
  readonly found = new FoundObjects();
  readonly #program: HandlerProgram;
  readonly #checker: ts.TypeChecker;
  readonly #keyOf: ReturnType<typeof wantedTypes>;
  readonly #areaNames: ReadonlySet<string>;
  readonly #memberNames: ReadonlyMap<ObjectKey, ReadonlySet<string>>;
  readonly #seen = new Map<ts.Node, Set<ObjectKey>>();

  constructor(program: HandlerProgram, areas: readonly StubArea[]) {
    this.#program = program;
    this.#checker = program.checker;
    this.#keyOf = wantedTypes(program, areas);
    this.#areaNames = new Set(areas.map(({ name }) => name));
    this.#memberNames = new Map(areas.map(({ name, members }) => [name, new Set(members)]));
  }

  /** Adds the objects in a node and in all nodes inside it. */
  visit(node: ts.Node): void {
    for (const value of valuesOf(node)) {
      const key = this.#keyOf(this.#checker.getContextualType(value));
      if (key !== undefined) this.#add(key, value);
    }
    if (ts.isShorthandPropertyAssignment(node)) this.#visitShorthand(node);
    if (ts.isClassLike(node)) this.#visitClass(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  addExport(key: ObjectKey, path: string, name: string): void {
    const file = this.#program.files.find(({ fileName }) => fileName === path);
    const module = file && this.#checker.getSymbolAtLocation(file);
    const exported = module === undefined ? [] : this.#checker.getExportsOfModule(module);
    const symbol = exported.find((each) => each.name === name) ?? exported.find((each) => each.name === 'default');
    if (symbol !== undefined) this.#addExported(key, symbol);
  }

  #visitShorthand(node: ts.ShorthandPropertyAssignment): void {
    const property = this.#checker.getContextualType(node.parent)?.getProperty(node.name.text);
    const key = this.#keyOf(property && this.#checker.getTypeOfSymbolAtLocation(property, node));
    if (key !== undefined) this.#addSymbol(key, this.#checker.getShorthandAssignmentValueSymbol(node), node.name);
  }

  #visitClass(node: HandlerClass): void {
    for (const { token, types } of node.heritageClauses ?? []) {
      if (token !== ts.SyntaxKind.ImplementsKeyword) continue;
      for (const type of types) {
        const key = this.#keyOf(this.#checker.getTypeAtLocation(type));
        if (key !== undefined) this.#addClassMembers(key, node);
      }
    }
  }

  #add(key: ObjectKey, expression: ts.Expression): void {
    const checker = this.#checker;
    const value = withoutTypes(expression);
    if (!this.#isFirst(key, value)) return;
    if (ts.isObjectLiteralExpression(value)) this.#addLiteral(key, value);
    else if (ts.isConditionalExpression(value)) this.#addAll(key, [value.whenTrue, value.whenFalse]);
    else if (ts.isIdentifier(value)) this.#addSymbol(key, checker.getSymbolAtLocation(value), value);
    else if (ts.isPropertyAccessExpression(value)) this.#addSymbol(key, checker.getSymbolAtLocation(value.name), value);
    else if (ts.isCallExpression(value)) this.#addCall(key, value);
    else if (ts.isNewExpression(value)) this.#addInstance(key, checker.getTypeAtLocation(value));
    else this.#addType(key, checker.getTypeAtLocation(value));
  }

  #addAll(key: ObjectKey, expressions: readonly ts.Expression[]): void {
    for (const each of expressions) this.#add(key, each);
  }

  #isFirst(key: ObjectKey, node: ts.Node): boolean {
    const keys = this.#seen.get(node) ?? new Set();
    this.#seen.set(node, keys);
    return !keys.has(key) && keys.add(key) !== undefined;
  }

  #addLiteral(key: ObjectKey, literal: ts.ObjectLiteralExpression): void {
    this.found.of(key).literals.add(literal);
    for (const property of literal.properties) {
      if (ts.isSpreadAssignment(property)) this.#addType(key, this.#checker.getTypeAtLocation(property.expression));
      else this.#addProperty(key, property);
    }
  }

  #addProperty(key: ObjectKey, property: Exclude<ts.ObjectLiteralElementLike, ts.SpreadAssignment>): void {
    const name = this.#nameOf(property.name);
    if (name === undefined) {
      this.found.of(key).isOpen = true;
      return;
    }
    this.#addMember(key, name, property);
    const inner = keyOfProperty(key, name, this.#areaNames);
    if (inner === undefined) return;
    if (ts.isPropertyAssignment(property)) this.#add(inner, property.initializer);
    if (ts.isShorthandPropertyAssignment(property))
      this.#addSymbol(inner, this.#checker.getShorthandAssignmentValueSymbol(property), property.name);
  }

  #addMember(key: ObjectKey, name: string, node: ts.Node): void {
    const { names, members } = this.found.of(key);
    names.add(name);
    members.set(name, node);
  }

  #addSymbol(key: ObjectKey, symbol: ts.Symbol | undefined, use: ts.Expression): void {
    const declaration = symbol && this.#declarationOf(symbol);
    const value = declaration && assignedValue(declaration);
    if (value !== undefined) this.#add(key, value);
    else if (declaration !== undefined && ts.isShorthandPropertyAssignment(declaration))
      this.#addSymbol(key, this.#checker.getShorthandAssignmentValueSymbol(declaration), declaration.name);
    else this.#addType(key, this.#checker.getTypeAtLocation(use));
  }

  #addExported(key: ObjectKey, symbol: ts.Symbol): void {
    const declaration = this.#declarationOf(symbol);
    if (declaration === undefined) return;
    if (ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined)
      this.#add(key, declaration.initializer);
    if (ts.isExportAssignment(declaration)) this.#add(key, declaration.expression);
    if (ts.isClassLike(declaration)) this.#addClassMembers(key, declaration);
    if (ts.isFunctionLike(declaration)) this.#addAll(key, functionResults(declaration));
  }

  /** Returns the declaration of a symbol. For an import, returns the declaration in the imported module. */
  #declarationOf(symbol: ts.Symbol): ts.Declaration | undefined {
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    return target.valueDeclaration ?? target.declarations?.[0];
  }

  #addCall(key: ObjectKey, call: ts.CallExpression): void {
    const checker = this.#checker;
    const declaration = checker.getResolvedSignature(call)?.declaration;
    const results = declaration === undefined ? [] : functionResults(declaration);
    // A function such as `Object.freeze` returns its argument, or an object with the same members.
    const passed = call.arguments.filter((argument) => this.#hasMembersOf(key, checker.getTypeAtLocation(argument)));
    this.#addAll(key, [...results, ...passed]);
    const type = checker.getTypeAtLocation(call);
    const isUnknown = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
    const isExplained = results.length > 0 || passed.length > 0;
    if (!isExplained || !(isUnknown || this.#keyOf(type) === key)) this.#addType(key, type);
  }

  #hasMembersOf(key: ObjectKey, type: ts.Type): boolean {
    const names = this.#memberNames.get(key) ?? this.#areaNames;
    return type.getProperties().some(({ name }) => names.has(name));
  }

  #addInstance(key: ObjectKey, type: ts.Type): void {
    const declaration = type.symbol?.valueDeclaration;
    if (declaration !== undefined && ts.isClassLike(declaration)) this.#addClassMembers(key, declaration);
    this.#addType(key, type);
  }

  #addClassMembers(key: ObjectKey, declaration: HandlerClass): void {
    this.found.of(key).classes.add(declaration);
    for (const member of declaration.members) {
      const name = isHidden(member) ? undefined : this.#nameOf(member.name);
      if (name !== undefined) this.#addMember(key, name, member);
    }
  }

  #addType(key: ObjectKey, type: ts.Type): void {
    const object = this.found.of(key);
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) object.isOpen = true;
    else if (this.#keyOf(type) === key && !type.symbol?.valueDeclaration) object.isDeclared = true;
    else for (const property of type.getProperties()) this.#addPropertyOfType(key, property);
  }

  #addPropertyOfType(key: ObjectKey, property: ts.Symbol): void {
    this.found.of(key).names.add(property.name);
    const inner = keyOfProperty(key, property.name, this.#areaNames);
    if (inner !== undefined && property.valueDeclaration !== undefined)
      this.#addType(inner, this.#checker.getTypeOfSymbolAtLocation(property, property.valueDeclaration));
  }

  #nameOf(name: ts.PropertyName | undefined): string | undefined {
    if (name === undefined || ts.isPrivateIdentifier(name)) return undefined;
    if (!ts.isComputedPropertyName(name)) return name.text;
    const type = this.#checker.getTypeAtLocation(name.expression);
    return type.isStringLiteral() ? type.value : undefined;
  }
}

/** Returns the expression that a declaration assigns to its name. Returns undefined if the declaration has none. */
function assignedValue(declaration: ts.Declaration): ts.Expression | undefined {
  if (ts.isExportAssignment(declaration)) return declaration.expression;
  if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) return declaration.initializer;
  return undefined;
}
