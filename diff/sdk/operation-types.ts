import { ts } from 'ts-morph';
import type { Area, OperationModel } from '@forgespec/model';
import { areaModulePath, handlersModulePath, operationTypes, responsesType } from '@forgespec/generator/emitters';
import { anyQueryProbe, probesPath, requestingProbe } from './probes.ts';
import type { SideName, TypeProgram } from './type-program.ts';

/** An argument of a method of the client. */
export interface ArgumentType {
  readonly name: string;
  readonly type: ts.Type;
  /**
   * True if a caller may pass undefined. If such an argument is the last one, the caller may also omit the argument.
   */
  readonly isOptional: boolean;
  /** True if the description has no value for the argument. The type of the argument then allows no value except an empty query. */
  readonly isEmpty: boolean;
}

/** The types of a response. */
export interface ResponseTypes {
  /** A map from each media type to the type of its body. */
  readonly contents: ReadonlyMap<string, ts.Type>;
  /** A map from the name of each header, in lower case, to the type of the header. */
  readonly headers: ReadonlyMap<string, ts.Type>;
}

/** The generated types of an operation. */
export interface OperationTypesOfSide {
  /** The arguments of the method of the client, in their order. */
  readonly arguments: readonly ArgumentType[];
  /**
   * The types of the data that a successful call returns. If the data depends on the query, there are two types: for
   * any query, and for a query that requests all parts of the data.
   */
  readonly results: readonly ts.Type[];
  /** True if a call can read further pages. */
  readonly hasPages: boolean;
  /** A map from the key of each response, such as `4XX`, to the types of the response. */
  readonly responses: ReadonlyMap<string, ResponseTypes>;
  readonly handlerInput: ts.Type | undefined;
  readonly handlerResult: ts.Type | undefined;
  /** The type of the property `auth` in the context of the handler. Undefined if the API has no security schemes. */
  readonly handlerCaller: ts.Type | undefined;
}

/** Finds the generated types of an operation in a program. */
export function typesOfOperation(
  program: TypeProgram,
  side: SideName,
  area: Area,
  operation: OperationModel,
): OperationTypesOfSide {
  const { checker } = program;
  const declared = (module: string, name: string): ts.Type | undefined =>
    declaredType(program.exportsOf(side, module).get(name), checker);
  const [client, server] = [areaModulePath(area), handlersModulePath(area)];
  const { module, name } = responsesType(operation);
  const { handler, input, result } = operationTypes(operation);
  const probes = program.exportsOf(side, probesPath(client));
  const exported = program.exportsOf(side, client).get(operation.shortName);
  const signatures = methodSignatures(exported, operation.shortName, probes, checker);
  const context = declared(server, handler)?.getCallSignatures()[0]?.parameters[1];
  return {
    arguments: argumentsOf(signatures[0], checker),
    results: signatures.flatMap((signature) => dataOf(signature.getReturnType(), checker)),
    hasPages: signatures.some(
      (signature) => checker.getPropertyOfType(signature.getReturnType(), 'pages') !== undefined,
    ),
    responses: responsesIn(declared(module, name), checker),
    handlerInput: declared(server, input),
    handlerResult: declared(server, result),
    handlerCaller: memberType(context && checker.getTypeOfSymbol(context), 'auth', checker),
  };
}

const declaredType = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Type | undefined =>
  symbol && checker.getDeclaredTypeOfSymbol(symbol);

function memberType(type: ts.Type | undefined, member: string, checker: ts.TypeChecker): ts.Type | undefined {
  const property = type && checker.getPropertyOfType(type, member);
  return property && checker.getTypeOfSymbol(property);
}

function membersOf(type: ts.Type | undefined, checker: ts.TypeChecker): ReadonlyMap<string, ts.Type> {
  const object = type && checker.getNonNullableType(type);
  return new Map(object?.getProperties().map((member) => [member.name, checker.getTypeOfSymbol(member)]));
}

/**
 * Returns the signature of a method. If the method has type parameters, returns its signatures for any query, and for a query that requests
 * all parts of the data.
 *
 * @param exported the export of the module of the area: a function that returns the method.
 * @param probes the exports of the module with the probes of the area.
 */
function methodSignatures(
  exported: ts.Symbol | undefined,
  method: string,
  probes: ReadonlyMap<string, ts.Symbol>,
  checker: ts.TypeChecker,
): readonly ts.Signature[] {
  const signaturesOf = (type: ts.Type | undefined): readonly ts.Signature[] => type?.getCallSignatures() ?? [];
  const [withClient] = signaturesOf(exported && checker.getTypeOfSymbol(exported));
  const [signature] = signaturesOf(withClient?.getReturnType());
  if (signature?.typeParameters === undefined) return signature === undefined ? [] : [signature];
  return [anyQueryProbe(method), requestingProbe(method)].flatMap((probe) => {
    const symbol = probes.get(probe);
    return symbol === undefined ? [] : signaturesOf(checker.getTypeOfSymbol(symbol));
  });
}

/** Returns the arguments of a method. */
const argumentsOf = (signature: ts.Signature | undefined, checker: ts.TypeChecker): readonly ArgumentType[] =>
  (signature?.parameters ?? []).map((parameter) => {
    const type = checker.getTypeOfSymbol(parameter);
    return { name: parameter.name, type, isOptional: acceptsUndefined(type), isEmpty: isEmpty(type, checker) };
  });

/** Returns true for the type `undefined`, and for an object type in which no property can have a value. */
function isEmpty(type: ts.Type, checker: ts.TypeChecker): boolean {
  const given = checker.getNonNullableType(type);
  const members = checker.getIndexTypeOfType(given, ts.IndexKind.String) ?? given;
  return (members.flags & ts.TypeFlags.Never) !== 0;
}

/** Returns the type of the data that a call returns: the first type argument of `ApiCall` or `ListCall`. */
function dataOf(call: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const isReference = 'target' in call;
  // The type checker represents an interface with type arguments as a `TypeReference`.
  return isReference ? checker.getTypeArguments(call as ts.TypeReference).slice(0, 1) : [];
}

function responsesIn(type: ts.Type | undefined, checker: ts.TypeChecker): ReadonlyMap<string, ResponseTypes> {
  return new Map(
    Array.from(membersOf(type, checker), ([status, response]) => {
      const headers = Array.from(
        membersOf(memberType(response, 'headers', checker), checker),
        ([name, header]) => [name.toLowerCase(), header] as const,
      );
      const contents = membersOf(memberType(response, 'content', checker), checker);
      return [status, { contents, headers: new Map(headers) }] as const;
    }),
  );
}

const acceptsUndefined = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
