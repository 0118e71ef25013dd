import express, { type Express } from 'express';
import { badgeView, createBadges, renderingView } from './badges.ts';

/** Returns a server of badges, written from the documents in half an hour. README.md lists the findings of the contract tests. */
export function createFirstAttempt(): Express {
  const badges = createBadges();
  const app = express();
  app.use(express.json());

  app.use((request, response, next) => {
    if (request.headers['private-token'] === undefined) response.status(401).json({ message: '401 Unauthorized' });
    else next();
  });

  app.get('/api/v4/projects/:id/badges', (request, response) => {
    const page = Number(request.query.page ?? 1);
    const perPage = Number(request.query.per_page ?? 20);
    const all = badges.all().filter(({ name }) => request.query.name === undefined || name === request.query.name);
    response.set('x-total', String(all.length));
    response.set('x-page', String(page));
    response.json(all.slice(page * perPage - perPage, page * perPage + 1).map(badgeView));
  });

  app.post('/api/v4/projects/:id/badges', (request, response) => {
    const { link_url, image_url, name = null } = request.body;
    response.json(badgeView(badges.add({ link_url, image_url, name })));
  });

  app.get('/api/v4/projects/:id/badges/:badge_id', (request, response) => {
    const badge = badges.find(Number(request.params.badge_id));
    response.json(badge === undefined ? { message: '404 Not Found' } : badgeView(badge));
  });

  app.get('/api/v4/projects/:id/badges/render', (request, response) => {
    response.json(renderingView(String(request.query.link_url), String(request.query.image_url)));
  });

  app.put('/api/v4/projects/:id/badges/:badge_id', (request, response) => {
    const { name } = request.body;
    const badge = badges.change(Number(request.params.badge_id), { name });
    if (badge === undefined) response.status(404).json({ message: '404 Not Found' });
    else response.json(badgeView(badge));
  });

  app.delete('/api/v4/projects/:id/badges/:badge_id', (request, response) => {
    badges.remove(Number(request.params.badge_id));
    response.status(204).end();
  });

  return app;
}
