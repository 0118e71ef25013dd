import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { badgeView, createBadges, renderingView } from './badges.ts';
import { pageOf } from './page.ts';
import { parametersOf } from './parameters.ts';

/** The error that becomes a response with an error status. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const longestTarget = 8000;
const addresses = ['link_url', 'image_url'] as const;

/** Returns the server of `first-attempt.ts`, without the mistakes that the contract tests found. */
export function createConforming(token: string): Express {
  const badges = createBadges();
  const app = express();

  app.use(requireShortTarget, requireToken(token), express.json(), express.urlencoded({ extended: false }));

  const collection = app.route('/api/v4/projects/:id/badges');
  collection.get((request, response) => {
    checkProject(request);
    const { name } = parametersOf(request);
    const all = badges.all().filter((badge) => name === undefined || badge.name === name);
    const { items, headers } = pageOf(all, request, refuse);
    response.set(headers).json(items.map(badgeView));
  });
  collection.post((request, response) => {
    checkProject(request);
    const { link_url, image_url, name } = textsOf(request, addresses);
    response
      .status(201)
      .json(badgeView(badges.add({ link_url: link_url ?? '', image_url: image_url ?? '', name: name ?? null })));
  });
  collection.all(methodNotAllowed('GET, HEAD, POST'));

  // This route must come before `/:badge_id`, which would parse "render" as a number.
  const rendering = app.route('/api/v4/projects/:id/badges/render');
  rendering.get((request, response) => {
    checkProject(request);
    const [link, image] = addresses.map((name) => parametersOf(request)[name]);
    if (typeof link !== 'string' || typeof image !== 'string')
      throw new Refusal(422, 'link_url and image_url are required');
    response.json(renderingView(link, image));
  });

  const item = app.route('/api/v4/projects/:id/badges/:badge_id');
  item.get((request, response) => {
    response.json(badgeView(badges.find(badgeId(request)) ?? refuse(404, '404 Not Found')));
  });
  item.put((request, response) => {
    const changed = badges.change(badgeId(request), textsOf(request, []));
    response.json(badgeView(changed ?? refuse(404, '404 Not Found')));
  });
  item.delete((request, response) => {
    if (!badges.remove(badgeId(request))) refuse(404, '404 Not Found');
    response.status(204).end();
  });
  item.all(methodNotAllowed('GET, HEAD, PUT, DELETE'));

  app.use(sendError);
  return app;
}

const requireShortTarget: RequestHandler = (request, _response, next) => {
  if (request.originalUrl.length > longestTarget) refuse(414, '414 URI Too Long');
  next();
};

const requireToken =
  (token: string): RequestHandler =>
  (request, _response, next) => {
    if (request.headers['private-token'] !== token) refuse(401, '401 Unauthorized');
    next();
  };

const methodNotAllowed =
  (methods: string): RequestHandler =>
  (_request, response) => {
    response.set('Allow', methods);
    refuse(405, '405 Method Not Allowed');
  };

/** Sends every error as JSON, including the errors of the parsers of express. */
const sendError: ErrorRequestHandler = (error: { status?: number; message?: string }, _request, response, _next) => {
  const status = error.status ?? 500;
  response.status(status).json({ message: status === 500 ? '500 Internal Server Error' : error.message });
};

function refuse(status: number, message: string): never {
  throw new Refusal(status, message);
}

function checkProject({ params }: Request): void {
  if (params.id !== '24' && params.id !== 'aurora/compass') refuse(404, '404 Project Not Found');
}

function badgeId(request: Request): number {
  checkProject(request);
  const { badge_id: id = '' } = request.params;
  return /^\d+$/u.test(String(id)) ? Number(id) : refuse(404, '404 Not Found');
}

/**
 * Returns the badge properties of a request.
 *
 * @throws {Refusal} 422 if a property is not a text, or a required property is missing.
 */
function textsOf(
  request: Request,
  required: readonly string[],
): Partial<Record<'image_url' | 'link_url' | 'name', string>> {
  const parameters = parametersOf(request);
  const texts: [string, string][] = [];
  for (const name of ['link_url', 'image_url', 'name']) {
    const value = parameters[name];
    if (typeof value === 'string') texts.push([name, value]);
    else if (value !== undefined) refuse(422, `${name} must be text`);
    else if (required.includes(name)) refuse(422, `${name} is missing`);
  }
  return Object.fromEntries(texts);
}
