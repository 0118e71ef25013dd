import type { HandlerContext } from '@forgespec/templates/server/handler-context';
import type { Refusal } from '@forgespec/templates/server/refusal';
import type { Route } from '@forgespec/templates/server/route';
import type { OpenApiDocument } from '../openapi-document.ts';
import { readPreferences } from '../preferences.ts';
import { exampleAnswer, type ExampleAnswer, type Wanted } from './example-answer.ts';
import { resolve } from './resolve.ts';

type Handler = (input: unknown, context: Pick<HandlerContext, 'headers'>) => ExampleAnswer;

/** The class of errors that the dispatcher of a generated server turns into responses. */
export type RefusalConstructor = new (status: number, message: string) => Refusal;

/** Handlers that answer with the examples of a description, by area and name. */
export function exampleHandlers(
  document: OpenApiDocument,
  routes: readonly Route[],
  Refusal: RefusalConstructor,
): Record<string, Record<string, Handler>> {
  const handlers: Record<string, Record<string, Handler>> = {};
  for (const route of routes) (handlers[route.area] ??= {})[route.handler] = exampleHandler(document, route, Refusal);
  return handlers;
}

function exampleHandler(
  document: OpenApiDocument,
  { path, method, operation: name }: Route,
  Refusal: RefusalConstructor,
): Handler {
  const operation = resolve(document, resolve(document, document.paths?.[path])[method.toLowerCase()]);
  // What is asked for again and again is found once.
  const usual = exampleAnswer(document, operation, {});
  return (_, { headers }) => {
    const prefer = headers['prefer']?.toString();
    const answer = prefer === undefined ? usual : exampleAnswer(document, operation, wantedBy(prefer, Refusal));
    if (answer === undefined) throw new Refusal(501, `The description has no such example of ${name}.`);
    return answer;
  };
}

function wantedBy(prefer: string, Refusal: RefusalConstructor): Wanted {
  try {
    const { code, example } = readPreferences(prefer, {});
    return { status: code === undefined ? undefined : String(code), example };
  } catch (error) {
    throw new Refusal(400, error instanceof Error ? error.message : 'The preferences cannot be read.');
  }
}
