import { setupWorker } from 'msw/browser';
import { createPetHandler, handlers, listPetsHandler } from './api/msw';
import { newPetSchema } from './api/zod';

const pets = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, name: `Pet ${index + 1}` }));

/** Responds to a request for pets with the 20 pets after the cursor. */
const list = listPetsHandler(({ query }) => {
  const start = Number(query.get('cursor') ?? 0);
  const end = start + 20;
  const items = pets.slice(start, end);
  return { status: 200, body: end < pets.length ? { items, next_cursor: String(end) } : { items } };
});

/** Adds a pet, if no other one has its name. */
const create = createPetHandler(async ({ request }) => {
  const { name } = newPetSchema.parse(await request.json());
  if (pets.some((pet) => pet.name === name))
    return { status: 409, body: { message: `There is already a pet ${name}.` } };
  const pet = { id: pets.length + 1, name };
  pets.unshift(pet);
  return { status: 201, body: pet };
});

/** Starts a service in the page, with Mock Service Worker. The other operations respond with the examples of the description. */
export const startService = () => setupWorker(list, create, ...handlers).start({ quiet: true });
