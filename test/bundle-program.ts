import { rolldown } from 'rolldown';

/** Bundles a program into one minified file, as a browser would load it. */
export async function bundleProgram(program: string): Promise<string> {
  const entry = '\0program';
  const build = await rolldown({
    input: entry,
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? program : undefined),
      },
    ],
  });
  const { output } = await build.generate({ minify: true });
  return output.map((file) => ('code' in file ? file.code : '')).join('');
}
