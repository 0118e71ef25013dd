import {
  type Area,
  commentText,
  type EmitContext,
  type ExportedSymbol,
  type OperationModel,
  type OutputModule,
  parameterText,
  type ParameterStructure,
  stringLiteral,
  type TypeParameterStructure,
  valueLiteral,
} from 'forgespec/plugin';
import type { exportNames } from './export-names.ts';

/** The input of {@link addOptions}. */
interface AreaContext extends Pick<EmitContext<object>, 'names'> {
  readonly chosen: ReturnType<typeof exportNames>;
  readonly value: (name: string) => ExportedSymbol;
  readonly type: (name: string) => ExportedSymbol;
}

/** The parts of a call that its options are built from. */
interface Call {
  readonly operation: OperationModel;
  readonly generics: string;
  readonly parameters: readonly ParameterStructure[];
  readonly returnType: string;
  /** The code of the function that calls the operation: `pets.list(client)`. */
  readonly target: string;
}

/** Adds the options of all operations of an area to a module. */
export function addOptions(area: Area, code: OutputModule, context: AreaContext): void {
  const { chosen } = context;
  // The parameters of the functions below must not hide an import.
  for (const name of [
    'body',
    'client',
    'continuationToken',
    'options',
    'path',
    'query',
    'request',
    'signal',
    'variables',
  ])
    code.declare(name);
  const areaKey = code.declare(chosen.areaKey(area));
  const calls = area.operations
    .map((operation) => callOf(operation, code))
    .filter(({ returnType }) => isCacheable(returnType));
  for (const call of calls) for (const kind of kindsOf(call)) code.declare(chosen.of(call.operation)[kind]);
  code.add(
    `/** The start of the keys of all queries of this area: \`invalidateQueries({ queryKey: ${areaKey} })\`. */
    export const ${areaKey}: readonly [${stringLiteral(area.name)}] = [${stringLiteral(area.name)}];`,
  );
  for (const call of calls) {
    for (const kind of kindsOf(call)) {
      const name = chosen.of(call.operation)[kind];
      code.add(`${docsOf(call, kind, code)}\nexport const ${name} = ${writers[kind](call, areaKey, code, context)};`);
    }
  }
}

/** Returns false for a call whose request selects a stream. A program reads a stream directly from the client. */
const isCacheable = (returnType: string): boolean => !/\bWhen</u.test(returnType);

function callOf(operation: OperationModel, code: OutputModule): Call {
  const { typeParameters, parameters, returnType } = code.signatureOf(operation);
  // A parameter with the default media type would make the type of the data too complex, so the options have the default.
  const isMediaType = ({ default: initial = '' }: TypeParameterStructure): boolean => initial.startsWith("'");
  const fixed = typeParameters.filter(isMediaType);
  const generics = typeParameters
    .filter((one) => !isMediaType(one))
    .map(({ name, constraint, default: initial }) =>
      [name, constraint && ` extends ${constraint}`, initial && ` = ${initial}`].join(''),
    );
  const withDefaults = (type: string): string =>
    fixed.reduce((text, { name, default: initial = '' }) => replaceName(text, name, initial), type);
  return {
    operation,
    parameters: parameters.map((parameter) => ({ ...parameter, type: withDefaults(parameter.type) })),
    returnType: firstBranch(withDefaults(returnType)),
    target: `${code.functionOf(operation)}(client)`,
    generics: generics.length === 0 ? '' : `<${generics.join(', ')}>`,
  };
}

const replaceName = (text: string, name: string, type: string): string =>
  text
    .split(/\b/u)
    .map((word) => (word === name ? type : word))
    .join('');

/** Returns the first branch of a conditional type whose condition is always true: `'a' extends 'a' ? B : C`. */
const firstBranch = (type: string): string =>
  /^('[^']*') extends \1 \? (?<branch>[^]*) : ApiCall<[^]*>$/u.exec(type)?.groups?.['branch'] ?? type;

type Kind = 'infinite' | 'mutation' | 'query';

function kindsOf({ operation: { method, pagination }, returnType }: Call): readonly Kind[] {
  if (!['get', 'head', 'query'].includes(method)) return ['mutation'];
  return pagination === undefined || !returnType.startsWith('ListCall<') ? ['query'] : ['query', 'infinite'];
}

const sentences: Readonly<Record<Kind, string>> = {
  query: 'Options of a query.',
  infinite: 'Options of an infinite query. Each page has the items and the data of one response.',
  mutation: 'Options of a mutation.',
};

const docsOf = ({ operation }: Call, kind: Kind, code: OutputModule): string =>
  commentText([sentences[kind], '', ...code.docsOf(operation)]);

type Writer = (call: Call, areaKey: string, code: OutputModule, context: AreaContext) => string;

const writers: Readonly<Record<Kind, Writer>> = {
  query: (call, areaKey, code, { type, value, names }) =>
    `${call.generics}(${[`client: ${code.use(names.client.CoreClient)}`, ...call.parameters.map(parameterText)].join(', ')}): ${code.use(type('QueryOptions'))}<Awaited<${call.returnType}>> =>
      ${code.use(value('queryOptions'))}(${keyOf(call, areaKey, code, value)}, (signal) => ${call.target}(${argumentsWith(call, 'signal')}))`,
  infinite: (call, areaKey, code, { type, value, names }) =>
    `${call.generics}(${[`client: ${code.use(names.client.CoreClient)}`, ...call.parameters.map(parameterText)].join(', ')}): ${code.use(type('InfiniteQueryOptions'))}<${call.returnType}> =>
      ${code.use(value('infiniteQueryOptions'))}(${keyOf(call, areaKey, code, value)}, (signal, continuationToken) => ${call.target}(${argumentsWith(call, 'signal, continuationToken')}))`,
  mutation: (call, areaKey, code, { type, value, names }) =>
    `${call.generics}(client: ${code.use(names.client.CoreClient)}): ${code.use(type('MutationOptions'))}<Awaited<${call.returnType}>, ${variablesType(call)}> =>
      ${code.use(value('mutationOptions'))}([...${areaKey}, ${stringLiteral(call.operation.name)}], ${mutationFunction(call)})`,
};

/** Returns the key of a query: the area, the operation, and all arguments that select the data. */
function keyOf(
  { operation, parameters }: Call,
  areaKey: string,
  code: OutputModule,
  value: AreaContext['value'],
): string {
  const headers = operation.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const parts = parameters.map(({ name }) =>
    name === 'options' ? `${code.use(value('keyOptions'))}(options, ${valueLiteral(headers)})` : name,
  );
  return `[...${areaKey}, ${stringLiteral(operation.name)}, ...${code.use(value('keyParts'))}([${parts.map((part) => part.replace('[body, options]', 'body')).join(', ')}])]`;
}

/** Returns the arguments of a call. The option `added` is added to the argument `options`. */
const argumentsWith = ({ parameters }: Call, added: string): string =>
  parameters.map(({ name }) => (name === 'options' ? `{ ...options, ${added} }` : name)).join(', ');

/** Returns the type of the variables of a mutation: an object with the arguments of the call. All of them may be missing if none is required. */
function variablesType({ parameters }: Call): string {
  const members = parameters.map(({ name, type, hasQuestionToken = false, isRestParameter = false }) =>
    isRestParameter
      ? `readonly request: ${type}`
      : `readonly ${name}${hasQuestionToken ? `?: ${type} | undefined` : `: ${type}`}`,
  );
  const isOptional = parameters.every(({ hasQuestionToken }) => hasQuestionToken === true);
  return `{ ${members.join('; ')} }${isOptional ? ' | void' : ''}`;
}

function mutationFunction({ parameters, target }: Call): string {
  const isOptional = parameters.every(({ hasQuestionToken }) => hasQuestionToken === true);
  const names = parameters.map(({ name, isRestParameter }) => (isRestParameter === true ? 'request' : name));
  const passed = parameters.map(({ name, isRestParameter }) => (isRestParameter === true ? '...request' : name));
  if (!isOptional) return `({ ${names.join(', ')} }) => ${target}(${passed.join(', ')})`;
  return `(variables) => ${target}(${names.map((name) => `variables?.${name}`).join(', ')})`;
}
