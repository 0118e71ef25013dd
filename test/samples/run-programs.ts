// Runs programs in this process, one after the other: `node run-programs.ts <address> <file>…`. The requests of the
// programs are sent to `<address>` in place of the service. Prints one line of JSON for each program that fails, but
// not the output of the programs.

const [address = '', ...files] = process.argv.slice(2);
const send = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  return send(new Request(address + pathname + search, request));
};
// oxlint-disable-next-line no-console
console.log = () => undefined;

for (const file of files) {
  try {
    await import(file);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ file, error: String(error) })}\n`);
  }
}
