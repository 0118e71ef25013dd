import ts from 'typescript';
import type { Area } from '../../../model/api.ts';
import type { OperationModel } from '../../../model/operation.ts';
import { areaModulePath } from '../../../generator/emitters/client/symbols.ts';
import { handlersModulePath, handlersType, operationTypes } from '../../../generator/emitters/server/symbols.ts';
import { compile, type MemoryProgram } from './compile.ts';
import type { GeneratedSide } from './generated-sides.ts';
import { createValueCode, type ValueCode } from './value-code.ts';

const start = ['declare function given<Value>(): Value;', 'declare function use<Value>(value: Value): void;'];

/** Returns the exports of all modules that a program imports. Each key is the name of an export. */
function exportsOf({ checker, file }: MemoryProgram): ReadonlyMap<string, ts.Symbol> {
  const found = new Map<string, ts.Symbol>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
    for (const one of symbol === undefined ? [] : checker.getExportsOfModule(symbol)) found.set(one.name, one);
  }
  return found;
}

/**
 * Writes a program that uses the whole client of an area. The program calls each method twice: with all arguments, and with only the
 * required arguments. It reads each part of the results, headers and errors, and reads all pages. It imports each exported function and
 * type.
 */
export function clientProgram({ files }: GeneratedSide, area: Area): string {
  const first = compile(
    files,
    `import '../sdk/${areaModulePath(area)}';\nimport './types/index.ts';\nimport './client/index.ts';`,
  );
  const names = exportsOf(first);
  const { checker } = first;
  const code = createValueCode(checker);
  const calls = area.operations.map((operation) => {
    const signature = methodSignature(first, operation);
    if (signature === undefined) throw new Error(`${operation.id} has no method`);
    const parameters = signature.parameters.map((one) => ({
      name: one.name,
      type: checker.getTypeOfSymbol(one),
    }));
    const all = parameters.map(({ name, type }) =>
      name === 'options' ? optionsText(type, checker, code) : (code.literals(type)[0] ?? ''),
    );
    const required = parameters.filter(({ type }) => !acceptsUndefined(type)).length;
    const few = parameters.slice(0, required).map(({ type }) => requiredLiteral(type, checker, code));
    const method = `client[${JSON.stringify(area.name)}][${JSON.stringify(operation.shortName)}]`;
    return { operation, method, all: all.join(', '), few: few.join(', ') };
  });
  const exported = [...names.keys()].filter((name) => /^[A-Z]/u.test(name) && !name.startsWith('Response'));
  const errors = exported.filter((name) => name.endsWith('Error'));
  const types = exported.filter((name) => !name.endsWith('Error'));
  const head = [
    `import { createClient, isErrorOf, resultOf, type ClientOptions } from './client/index.ts';`,
    `import * as area from './${areaModulePath(area)}';`,
    `use<unknown>([${area.operations.map(({ shortName }) => `area.${shortName}`).join(', ')}]);`,
    `import { ${errors.join(', ')} } from './client/index.ts';`,
    `import type { ${types.filter((name) => names.get(name)?.declarations?.[0]?.getSourceFile().fileName.includes('/types/') === true).join(', ')} } from './types/index.ts';`,
    ...start,
    `const client = createClient(given<ClientOptions>());`,
    optionsOfClient(first, names),
  ];
  const declared = calls.map(
    ({ method, all, few }, index) =>
      `const call${index} = async () => { await ${method}(${few}); return await ${method}(${all}); };\nconst result${index} = async () => await resultOf(${method}(${all}));`,
  );
  const second = compile(files, [...head, ...declared].join('\n'));
  if (second.errors.length > 0) throw new Error(second.errors.join('\n'));
  const typeOf = (name: string): ts.Type => awaitedResult(second, name);
  const code2 = createValueCode(second.checker);
  const uses = calls.flatMap(({ operation, method, all }, index) => [
    `async function use${index}() {`,
    ...code2.reads(`await call${index}()`, typeOf(`call${index}`)),
    `const result = await result${index}();`,
    ...headerReads(typeOf(`result${index}`), operation, second.checker, code2),
    `try { await call${index}(); } catch (error) { if (isErrorOf(error, ${JSON.stringify(operation.id)})) {`,
    ...errorReads(typeOf(`result${index}`), operation, second.checker, code2),
    '}}',
    ...(hasPages(first, operation) ? [`for await (const item of ${method}(${all})) use<unknown>(item);`] : []),
    '}',
  ]);
  return [...head, ...declared, ...uses].join('\n');
}

const acceptsUndefined = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);

/** Returns the code for the options of a call. Includes only `signal` and the options whose type depends on the description. */
function optionsText(type: ts.Type, checker: ts.TypeChecker, code: ValueCode): string {
  const plain = checker.getNonNullableType(type);
  const texts = ['signal: given<AbortSignal>()'];
  const maxPages = checker.getPropertyOfType(plain, 'maxPages');
  if (maxPages !== undefined) texts.push('maxPages: 2');
  const headers = checker.getPropertyOfType(plain, 'headers');
  const headersType = headers && checker.getNonNullableType(checker.getTypeOfSymbol(headers));
  const own = headersType?.getProperties() ?? [];
  if (own.length > 0) {
    const members = own.map((one) => `${JSON.stringify(one.name)}: ${code.literals(checker.getTypeOfSymbol(one))[0]}`);
    texts.push(`headers: { ${members.join(', ')} }`);
  }
  for (const part of ['query', 'body']) {
    const property = checker.getPropertyOfType(plain, part);
    if (property !== undefined) texts.push(`${part}: ${code.literals(checker.getTypeOfSymbol(property))[0]}`);
  }
  return `{ ${texts.join(', ')} }`;
}

/** Returns a literal of a type. In objects, the literal has only the required properties. */
function requiredLiteral(type: ts.Type, checker: ts.TypeChecker, code: ValueCode): string {
  const [full = ''] = code.literals(type);
  if (!full.startsWith('{') || type.isUnion()) return full;
  const required = checker
    .getPropertiesOfType(type)
    .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
    .map((one) => `${JSON.stringify(one.name)}: ${requiredLiteral(checker.getTypeOfSymbol(one), checker, code)}`);
  return `{ ${required.join(', ')} }`;
}

function optionsOfClient({ checker }: MemoryProgram, names: ReadonlyMap<string, ts.Symbol>): string {
  const options = names.get('ClientOptions');
  const auth = names.get('Auth');
  const members = (symbol: ts.Symbol | undefined): ts.Symbol[] =>
    symbol === undefined ? [] : checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  const own = members(options).filter((one) => /[uU]rl$/u.test(one.name) && one.name !== 'longestUrl');
  const urls = own.map((one) => `${one.name}: ''`);
  const credentials = members(auth).map(
    (one) =>
      `${JSON.stringify(one.name)}: ${checker.typeToString(checker.getTypeOfSymbol(one)).includes('Basic') ? "{ username: '', password: '' }" : "''"}`,
  );
  return `createClient({ ${urls.join(', ')}, auth: { ${credentials.join(', ')} } });\ncreateClient({ ${own
    .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
    .map((one) => `${one.name}: ''`)
    .join(', ')} });`;
}

/** Returns the type of the value to which the promise of a function resolves. */
function awaitedResult({ checker, file }: MemoryProgram, name: string): ts.Type {
  let found: ts.Type | undefined;
  file.forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    const [declaration] = node.declarationList.declarations;
    if (declaration?.name.getText(file) !== name) return;
    const [signature] = checker.getTypeAtLocation(declaration).getCallSignatures();
    found = signature && checker.getAwaitedType(signature.getReturnType());
  });
  if (found === undefined) throw new Error(`${name} is not declared`);
  return found;
}

/** A result type can be a union. Returns the alternatives of the type that have the status `status`. */
function alternativesFor(result: ts.Type, status: string, checker: ts.TypeChecker): ts.Type[] {
  return (result.isUnion() ? result.types : [result]).filter((one) => {
    const property = checker.getPropertyOfType(one, 'status');
    return property !== undefined && checker.typeToString(checker.getTypeOfSymbol(property)) === status;
  });
}

function headerReads(
  result: ts.Type,
  { responses }: OperationModel,
  checker: ts.TypeChecker,
  code: ValueCode,
): string[] {
  return responses
    .filter(({ headers, status }) => headers.length > 0 && /^\d+$/u.test(status))
    .flatMap(({ status }) =>
      alternativesFor(result, status, checker).flatMap((one) => {
        const property = checker.getPropertyOfType(one, 'headers');
        const type = property && checker.getTypeOfSymbol(property);
        return [
          `if (result.status === ${status}) {`,
          ...(type === undefined ? [] : code.reads('result.headers', type)),
          '}',
        ];
      }),
    );
}

function errorReads(
  result: ts.Type,
  { responses }: OperationModel,
  checker: ts.TypeChecker,
  code: ValueCode,
): string[] {
  return responses
    .filter(({ status, contents }) => /^[345]\d\d$/u.test(status) && contents.length > 0)
    .flatMap(({ status }) =>
      alternativesFor(result, status, checker).flatMap((one) => {
        const property = checker.getPropertyOfType(one, 'data');
        const type = property && checker.getTypeOfSymbol(property);
        const reads = type === undefined ? [] : code.reads('error.body', type);
        const isStatus = `error.status === ${status}`;
        // TypeScript needs a millisecond to narrow the type of an error. The program therefore narrows the type only if it reads the body.
        return reads.length === 0 ? [`use<boolean>(${isStatus});`] : [`if (${isStatus}) {`, ...reads, '}'];
      }),
    );
}

/** Returns the signature of a method. The first module that the program imports has a function of a client that returns the method. */
function methodSignature({ checker, file }: MemoryProgram, { shortName }: OperationModel): ts.Signature | undefined {
  const statement = file.statements.find(ts.isImportDeclaration);
  const module = statement && checker.getSymbolAtLocation(statement.moduleSpecifier);
  const exported = module && checker.getExportsOfModule(module).find(({ name }) => name === shortName);
  const [withClient] = exported === undefined ? [] : checker.getTypeOfSymbol(exported).getCallSignatures();
  return withClient?.getReturnType().getCallSignatures()[0];
}

function hasPages(program: MemoryProgram, operation: OperationModel): boolean {
  const signature = methodSignature(program, operation);
  return signature !== undefined && program.checker.getPropertyOfType(signature.getReturnType(), 'pages') !== undefined;
}

/** Writes a program with the handlers of an area. Each handler reads all of its input, and returns each described result. */
export function handlersProgram({ files }: GeneratedSide, area: Area): string {
  const first = compile(files, `import './${handlersModulePath(area)}';`);
  const names = exportsOf(first);
  const { checker } = first;
  const code = createValueCode(checker);
  const declared = (name: string): ts.Type | undefined => {
    const symbol = names.get(name);
    return symbol && checker.getDeclaredTypeOfSymbol(symbol);
  };
  const callerType = (handler: ts.Type | undefined): ts.Type => {
    const parameter = handler?.getCallSignatures()[0]?.parameters[1];
    const auth = parameter && checker.getPropertyOfType(checker.getTypeOfSymbol(parameter), 'auth');
    if (auth === undefined) throw new Error('The context has no caller');
    return checker.getTypeOfSymbol(auth);
  };
  const handlers = area.operations.map((operation) => {
    const { handler, input, result } = operationTypes(operation);
    const [inputType, resultType] = [declared(input), declared(result)];
    if (inputType === undefined || resultType === undefined) throw new Error(`${operation.id} has no handler`);
    const returns = (resultType.isUnion() ? resultType.types : [resultType]).flatMap((one) =>
      [code.literals(one)[0] ?? '', requiredLiteral(one, checker, code)].map(
        (text) => `use<${result}>(${text.replace(/"status": given<\((\d+)\)>\(\)/u, '"status": $1')});`,
      ),
    );
    return [
      `${JSON.stringify(operation.shortName)}: async (input, context) => {`,
      ...code.reads('input', inputType),
      ...code.reads('context.auth', callerType(declared(handler))),
      ...returns,
      `return given<${result}>();`,
      '},',
    ].join('\n');
  });
  const types = area.operations.flatMap((operation) => Object.values(operationTypes(operation)));
  return [
    `import type { ${[handlersType(area).name, ...types].join(', ')} } from './${handlersModulePath(area)}';`,
    ...start,
    `const handlers: Partial<${handlersType(area).name}> = {`,
    ...handlers,
    '};',
    'use<object>(handlers);',
  ].join('\n');
}
