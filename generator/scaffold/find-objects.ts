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
  const { checker, files } = program;
  const found = new FoundObjects();
  const keyOf = wantedTypes(program, areas);
  const areaNames = new Set(areas.map(({ name }) => name));
  const memberNames = new Map<ObjectKey, ReadonlySet<string>>(
    areas.map(({ name, members }) => [name, new Set(members)]),
  );
  const seen = new Map<ts.Node, Set<ObjectKey>>();

  const isFirst = (key: ObjectKey, node: ts.Node): boolean => {
    const keys = seen.get(node) ?? new Set();
    seen.set(node, keys);
    return !keys.has(key) && keys.add(key) !== undefined;
  };
  const add = (key: ObjectKey, expression: ts.Expression): void => {
    const value = withoutTypes(expression);
    if (!isFirst(key, value)) return;
    if (ts.isObjectLiteralExpression(value)) addLiteral(key, value);
    else if (ts.isConditionalExpression(value)) for (const each of [value.whenTrue, value.whenFalse]) add(key, each);
    else if (ts.isIdentifier(value)) addSymbol(key, checker.getSymbolAtLocation(value), value);
    else if (ts.isPropertyAccessExpression(value)) addSymbol(key, checker.getSymbolAtLocation(value.name), value);
    else if (ts.isCallExpression(value)) addCall(key, value);
    else if (ts.isNewExpression(value)) addClass(key, checker.getTypeAtLocation(value), value);
    else addType(key, checker.getTypeAtLocation(value));
  };
  const addLiteral = (key: ObjectKey, literal: ts.ObjectLiteralExpression): void => {
    const object = found.of(key);
    object.literals.add(literal);
    for (const property of literal.properties) {
      if (ts.isSpreadAssignment(property)) {
        addType(key, checker.getTypeAtLocation(property.expression));
        continue;
      }
      const name = nameOf(property.name);
      if (name === undefined) object.isOpen = true;
      else addMember(key, name, property);
      const inner = name === undefined ? undefined : keyOfProperty(key, name, areaNames);
      if (inner === undefined) continue;
      if (ts.isPropertyAssignment(property)) add(inner, property.initializer);
      if (ts.isShorthandPropertyAssignment(property))
        addSymbol(inner, checker.getShorthandAssignmentValueSymbol(property), property.name);
    }
  };
  const addMember = (key: ObjectKey, name: string, node: ts.Node): void => {
    const { names, members } = found.of(key);
    names.add(name);
    members.set(name, node);
  };
  const addSymbol = (key: ObjectKey, symbol: ts.Symbol | undefined, use: ts.Expression): void => {
    const target =
      symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.valueDeclaration ?? target?.declarations?.[0];
    const value =
      declaration === undefined
        ? undefined
        : ts.isExportAssignment(declaration)
          ? declaration.expression
          : (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) && declaration.initializer;
    if (value) add(key, value);
    else if (declaration !== undefined && ts.isShorthandPropertyAssignment(declaration))
      addSymbol(key, checker.getShorthandAssignmentValueSymbol(declaration), declaration.name);
    else addType(key, checker.getTypeAtLocation(use));
  };
  const addExported = (key: ObjectKey, symbol: ts.Symbol): void => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target.valueDeclaration ?? target.declarations?.[0];
    if (declaration === undefined) return;
    if (ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined)
      add(key, declaration.initializer);
    if (ts.isExportAssignment(declaration)) add(key, declaration.expression);
    if (ts.isClassLike(declaration)) addClassMembers(key, declaration);
    if (ts.isFunctionLike(declaration)) for (const each of functionResults(declaration)) add(key, each);
  };
  const addCall = (key: ObjectKey, call: ts.CallExpression): void => {
    const declaration = checker.getResolvedSignature(call)?.declaration;
    const results = declaration === undefined ? [] : functionResults(declaration);
    // A function such as `Object.freeze` returns its argument, or an object with the same members.
    const passed = call.arguments.filter((argument) => hasMembersOf(key, checker.getTypeAtLocation(argument)));
    for (const each of [...results, ...passed]) add(key, each);
    const type = checker.getTypeAtLocation(call);
    const isUnknown = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
    const isExplained = results.length > 0 || passed.length > 0;
    if (!isExplained || !(isUnknown || keyOf(type) === key)) addType(key, type);
  };
  const hasMembersOf = (key: ObjectKey, type: ts.Type): boolean =>
    type.getProperties().some(({ name }) => (memberNames.get(key) ?? areaNames).has(name));
  const addClass = (key: ObjectKey, type: ts.Type, expression?: ts.Expression): void => {
    const declaration = type.symbol?.valueDeclaration;
    if (declaration !== undefined && ts.isClassLike(declaration)) addClassMembers(key, declaration);
    if (expression !== undefined) addType(key, type);
  };
  const addClassMembers = (key: ObjectKey, declaration: HandlerClass): void => {
    found.of(key).classes.add(declaration);
    for (const member of declaration.members) {
      const name = isHidden(member) ? undefined : nameOf(member.name);
      if (name !== undefined) addMember(key, name, member);
    }
  };
  const addType = (key: ObjectKey, type: ts.Type): void => {
    const object = found.of(key);
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) object.isOpen = true;
    else if (keyOf(type) === key && !type.symbol?.valueDeclaration) object.isDeclared = true;
    else {
      for (const property of type.getProperties()) {
        object.names.add(property.name);
        const inner = keyOfProperty(key, property.name, areaNames);
        if (inner !== undefined && property.valueDeclaration !== undefined)
          addType(inner, checker.getTypeOfSymbolAtLocation(property, property.valueDeclaration));
      }
    }
  };
  const nameOf = (name: ts.PropertyName | undefined): string | undefined => {
    if (name === undefined || ts.isPrivateIdentifier(name)) return undefined;
    if (!ts.isComputedPropertyName(name)) return name.text;
    const type = checker.getTypeAtLocation(name.expression);
    return type.isStringLiteral() ? type.value : undefined;
  };
  const visit = (node: ts.Node): void => {
    for (const value of valuesOf(node)) {
      const key = keyOf(checker.getContextualType(value));
      if (key !== undefined) add(key, value);
    }
    if (ts.isShorthandPropertyAssignment(node)) {
      const property = checker.getContextualType(node.parent)?.getProperty(node.name.text);
      const key = keyOf(property && checker.getTypeOfSymbolAtLocation(property, node));
      if (key !== undefined) addSymbol(key, checker.getShorthandAssignmentValueSymbol(node), node.name);
    }
    if (ts.isClassLike(node))
      for (const { token, types } of node.heritageClauses ?? [])
        for (const each of token === ts.SyntaxKind.ImplementsKeyword ? types : []) {
          const key = keyOf(checker.getTypeAtLocation(each));
          if (key !== undefined) addClassMembers(key, node);
        }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return {
    found,
    addExport(key, path, name) {
      const file = files.find(({ fileName }) => fileName === path);
      const module = file && checker.getSymbolAtLocation(file);
      const exported = module === undefined ? [] : checker.getExportsOfModule(module);
      const symbol = exported.find((each) => each.name === name) ?? exported.find((each) => each.name === 'default');
      if (symbol !== undefined) addExported(key, symbol);
    },
  };
}
