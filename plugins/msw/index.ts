import {
  commentText,
  defineOutput,
  documentedSuccesses,
  type EmitContext,
  exportedType,
  isIdentifier,
  type OperationModel,
  type OutputModule,
  preferredContent,
  regExpLiteral,
  stringLiteral,
  valueLiteral,
} from 'forgespec/plugin';
import { mswRuntime } from './runtime.ts';
import { compareTemplates, pathParameters, urlPattern } from './url-pattern.ts';
import manifest from './package.json' with { type: 'json' };

/**
 * Writes a handler of Mock Service Worker for each operation. Without an argument, it responds with the example of the description, or with a
 * generated value. The argument is a typed reply, or a function that returns one.
 */
export const mswHandlers = defineOutput({
  name: 'msw',
  version: manifest.version,
  *emit(context) {
    const { api, module, ownValue } = context;
    const paths = api.areas.map(({ file }) => `${file === 'index' || file === 'runtime' ? `${file}-area` : file}.ts`);
    yield module('runtime.ts', (code) => code.add(mswRuntime(code)), []);
    for (const [index, area] of api.areas.entries()) {
      const addHandlers = (code: OutputModule): void => {
        for (const operation of area.operations) code.declare(handlerName(operation));
        for (const operation of area.operations) addHandler(operation, code, context);
      };
      yield module(paths[index] ?? '', addHandlers, [area]);
    }
    const addIndex = (code: OutputModule): void => {
      code.declare('handlers');
      const operations = api.areas.flatMap((area, index) =>
        area.operations.map((one) => ({ one, path: paths[index] ?? '' })),
      );
      const sorted = operations.toSorted((a, b) => compareTemplates(a.one.path, b.one.path));
      const calls = sorted.map(({ one, path }) => `${code.use(ownValue(handlerName(one), path))}()`);
      code.add(
        `${commentText(['The handlers of all operations, with the examples of the description. Handlers of concrete paths come first.'])}
        export const handlers: readonly ${code.use(exportedType('HttpHandler', 'msw'))}[] = [${calls.join(', ')}];`,
      );
      for (const path of ['runtime.ts', ...paths]) code.exportAll(path);
    };
    yield module('index.ts', addIndex, api.areas);
  },
});

const handlerName = ({ name }: OperationModel): string => `${name}Handler`;

function addHandler(operation: OperationModel, code: OutputModule, context: EmitContext<object>): void {
  const { names, ownType, ownValue } = context;
  const value = (name: string): string => code.use(ownValue(name, 'runtime.ts'));
  const responses = code.use(names.operationType(operation, 'Responses'));
  const parameters = pathParameters(operation.path);
  const path =
    parameters.length === 0
      ? 'object'
      : `{ ${parameters.map((name) => `readonly ${isIdentifier(name) ? name : stringLiteral(name)}: string`).join('; ')} }`;
  const pattern = regExpLiteral(urlPattern(operation.path));
  code.add(
    `${commentText([...code.docsOf(operation), '', '@param reply the reply, or a function that returns it. Default: the example of the description.'])}
    export const ${handlerName(operation)} = (reply: ${code.use(ownType('ReplyOf', 'runtime.ts'))}<${responses}, ${path}> = ${exampleOf(operation, code, context)}): ${code.use(exportedType('HttpHandler', 'msw'))} =>
      ${value('handlerOf')}(${stringLiteral(operation.method.toUpperCase())}, ${pattern}, ${valueLiteral([...parameters])}, reply);`,
  );
}

/** Returns the code of the reply with the example of the first documented success. */
function exampleOf(
  operation: OperationModel,
  code: OutputModule,
  { names, ownValue, sampleOf }: EmitContext<object>,
): string {
  const [response] = documentedSuccesses(operation);
  const content = response && preferredContent({ ...response, required: true });
  const [example] = content?.examples ?? [];
  const body = example?.value ?? (content?.schema && sampleOf(content.schema));
  const status = /^\d{3}$/u.exec(response?.status ?? '')?.[0] ?? `${response?.status[0] ?? 2}00`;
  const type = code.use(names.operationType(operation, 'Responses'));
  const args = [
    status.replace('d', '2'),
    body === undefined ? 'undefined' : valueLiteral(body),
    stringLiteral(content?.mediaType ?? ''),
  ];
  return `${code.use(ownValue('exampleReply', 'runtime.ts'))}<${type}>(${args.join(', ')})`;
}

export default mswHandlers;
