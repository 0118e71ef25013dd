import type { OperationModel, Parameter, ParameterLocation } from '@forgespec/model';
import { commentLines } from '../../code/comment.ts';
import { interfaceText, typeAliasText } from '../../code/declaration-text.ts';
import type { Module } from '../../code/module.ts';
import type { Schemas } from '../named-type.ts';
import { bodyDeclarations } from './body-declarations.ts';
import { printMembers } from '../../code/print-type.ts';
import { responsesObject, type NamedResponses } from './response-types.ts';
import { parameterDocs } from '../schema-docs.ts';
import { typeOfSchema } from '../schema-type.ts';
import { operationType, responsesType, partOfLocation } from './symbols.ts';
import { typeContext, type TypeContext } from '../type-context.ts';
import { objectType, type TypeMember } from '../../code/type.ts';
import { withReadonlyArrays } from './readonly-arrays.ts';

const subjects: Readonly<Record<ParameterLocation, string>> = {
  path: 'path parameters',
  query: 'query',
  header: 'headers',
  cookie: 'cookies',
};

/**
 * Returns the declarations of an operation's types. There is one type for the parameters of each location, one type for each body, and one
 * type for all responses.
 */
export function operationDeclarations(
  operation: OperationModel,
  shared: NamedResponses,
  schemas: Schemas,
  module: Module,
): string[] {
  const words = `of \`${operation.method.toUpperCase()} ${operation.path}\`.`;
  const context = typeContext(schemas, module);
  const groups = Map.groupBy(operation.parameters, (parameter) => parameter.in);
  const parameters = Array.from(groups, ([location, members]) =>
    // The declaration must be a type alias, because the client passes these objects to parameters of the type `Record<string, unknown>`.
    // TypeScript does not accept an interface for such a parameter.
    typeAliasText({
      name: operationType(operation, partOfLocation[location]).name,
      docs: commentLines(`The ${subjects[location]} ${words}`),
      type: printMembers(
        objectType(members.map((parameter) => parameterMember(parameter, context))),
        context.printReference,
      ),
    }),
  );
  const responses = interfaceText({
    name: responsesType(operation).name,
    docs: commentLines(`The responses ${words}`),
    extended: [],
    body: responsesObject(operation, shared, schemas, module),
  });
  return [...parameters, ...bodyTypes(operation, words, schemas, module), responses];
}

function parameterMember(parameter: Parameter, context: TypeContext): TypeMember {
  const { name, schema, required } = parameter;
  const type = withReadonlyArrays(typeOfSchema(schema, context));
  return { name, type, isOptional: !required, docs: parameterDocs(parameter) };
}

/** Returns the declarations of the body types of an operation, except the shared types. A short type, such as `Pet[]`, has no declaration. */
function bodyTypes(operation: OperationModel, words: string, schemas: Schemas, module: Module): string[] {
  const contents = [operation.body, ...operation.responses].flatMap((message) => message?.contents ?? []);
  return bodyDeclarations(
    contents.filter(({ type }) => type?.area !== undefined),
    (subject) => `${subject} ${words}`,
    schemas,
    module,
  );
}
