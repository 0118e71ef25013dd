import { expect, test } from 'vitest';
import { configSchema, publishedSchema } from '../../cli/config/config-schema.ts';
import { printTypes } from './print-types.ts';

test('the types in cli/config/config.ts are those of the declarations (vitest --update writes them)', async () => {
  await expect(printTypes(configSchema())).toMatchFileSnapshot('../../cli/config/config.ts');
});

test('the schema in cli/config/config.schema.json is that of the declarations (vitest --update writes it)', async () => {
  const text = `${JSON.stringify(publishedSchema(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../cli/config/config.schema.json');
});
