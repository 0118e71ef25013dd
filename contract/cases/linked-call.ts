import type { JsonValue } from '../../generator/1-load/json.ts';
import type { Arguments } from '../requests/arguments.ts';
import { Skip, type Session } from '../run/session.ts';
import { linkedPath, type World } from '../run/world.ts';
import type { Link } from '../subject/links.ts';
import { parsed } from '../subject/runtime-expression.ts';

/** Makes a thing, and says how to call what the link leads to. */
export async function linkedCall(session: Session, world: World, { from, to, parameters }: Link): Promise<LinkedCall> {
  if (session.fixtures.stateless) throw new Skip('a mock keeps nothing');
  const { call, exchange } = await world.create(from, session);
  const linked = await session.withPath(to, linkedPath(parameters, call, exchange));
  return { call: linked, created: parsed(exchange.response.body), sent: call };
}

export interface LinkedCall {
  readonly call: Arguments;
  readonly created: JsonValue | undefined;
  readonly sent: Arguments;
}
