import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const folder = join(import.meta.dirname, '../../node_modules/@cyclonedx/cyclonedx-library/res/schema');
const schema = (name: string): object => JSON.parse(readFileSync(join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8'));

/** Returns a function that lists the violations of the official schema of CycloneDX 1.6 in a document. */
export function cyclonedxSchema(): (document: unknown) => readonly string[] {
  // The schema has the keyword `meta:enum`, which is a comment, and formats of internationalised texts, which ajv-formats does not have.
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'idn-email': true, 'iri-reference': true } });
  addFormats.default(ajv);
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const validate = ajv.compile(schema('bom-1.6'));
  return (document) => {
    validate(document);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
