import { bracketForm } from '../shared/form-notation.ts';
import type { BodyFormat } from './operation.ts';

/** The format that writes a body as form fields: `client.shopPets.create(path, body, { bodyFormat: formBody })`. */
export const formBody: BodyFormat = { contentType: 'application/x-www-form-urlencoded', write: bracketForm };
