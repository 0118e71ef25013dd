import { ts } from 'ts-morph';
import type { Area, OperationModel } from '@forgespec/model';
import {
  areaFunctions,
  areaModulePath,
  areaType,
  handlersModulePath,
  operationTypes,
  responsesType,
} from '@forgespec/generator/emitters';
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
  /** True if the method can read further pages. */
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
  const client = program.exportsOf(side, areaModulePath(area));
  const server = program.exportsOf(side, handlersModulePath(area));
  const { module, name } = responsesType(operation);
  const { handler, input, result } = operationTypes(operation);
  const declared = (symbol: ts.Symbol | undefined): ts.Type | undefined =>
    symbol && checker.getDeclaredTypeOfSymbol(symbol);
  const memberType = (type: ts.Type | undefined, member: string): ts.Type | undefined => {
    const property = type && checker.getPropertyOfType(type, member);
    return property && checker.getTypeOfSymbol(property);
  };

  const signatures = methodSignatures(declared(client.get(areaFunctions(area).name)), operation.shortName);
  const responses = declared(program.exportsOf(side, module).get(name));
  const context = declared(server.get(handler))?.getCallSignatures()[0]?.parameters[1];
  return {
    arguments: (signatures[0]?.parameters.slice(1) ?? []).map((parameter) => ({
      name: parameter.name,
      type: checker.getTypeOfSymbol(parameter),
      isOptional: acceptsUndefined(checker.getTypeOfSymbol(parameter)),
    })),
    results: signatures.flatMap((signature) => dataOf(signature.getReturnType())),
    hasPages: hasProperty(memberType(declared(client.get(areaType(area).name)), operation.shortName), 'pages'),
    responses: new Map(
      responses?.getProperties().map((response) => {
        const type = checker.getTypeOfSymbol(response);
        const headers = Array.from(
          membersOf(memberType(type, 'headers')),
          ([key, one]) => [key.toLowerCase(), one] as const,
        );
        return [response.name, { contents: membersOf(memberType(type, 'content')), headers: new Map(headers) }];
      }),
    ),
    handlerInput: declared(server.get(input)),
    handlerResult: declared(server.get(result)),
    handlerCaller: memberType(context && checker.getTypeOfSymbol(context), 'auth'),
  };

  function methodSignatures(functions: ts.Type | undefined, method: string): readonly ts.Signature[] {
    const [signature] = memberType(functions, method)?.getCallSignatures() ?? [];
    if (signature?.typeParameters === undefined) return signature === undefined ? [] : [signature];
    const index = functions?.symbol.declarations
      ?.find(ts.isInterfaceDeclaration)
      ?.members.findIndex((member) => member === signature.declaration);
    const probes = program.exportsOf(side, probesPath(areaModulePath(area)));
    return [anyQueryProbe(index ?? -1), requestingProbe(index ?? -1)].flatMap((probe) => {
      const symbol = probes.get(probe);
      return symbol === undefined ? [] : checker.getTypeOfSymbol(symbol).getCallSignatures();
    });
  }

  /** Returns the type of the data that a call returns: the first type argument of `ApiCall`. */
  function dataOf(call: ts.Type): readonly ts.Type[] {
    const isReference = 'target' in call;
    // The type checker represents an interface with type arguments as a `TypeReference`.
    return isReference ? checker.getTypeArguments(call as ts.TypeReference).slice(0, 1) : [];
  }

  function membersOf(type: ts.Type | undefined): ReadonlyMap<string, ts.Type> {
    const object = type && checker.getNonNullableType(type);
    return new Map(object?.getProperties().map((member) => [member.name, checker.getTypeOfSymbol(member)]));
  }

  function hasProperty(type: ts.Type | undefined, member: string): boolean {
    return type !== undefined && checker.getPropertyOfType(type, member) !== undefined;
  }
}

const acceptsUndefined = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
