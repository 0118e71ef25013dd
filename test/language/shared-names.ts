/** Names that several files export for the same concept. The value of each name describes the concept. */
export const sameConcept: Readonly<Record<string, string>> = {
  BasicCredential: 'a user name and a password, as the client sends them and as the server receives them',
  SandboxCommandOptions: 'the options as a command declares them, and as the room of the command reads them',
  indexModule: 'the index module of a part of the output, in the symbols of the emitter of that part',
  runtime: 'the exports of the runtime modules, in the symbols of the emitter that imports them',
  sandboxCommand: 'the command, and its part that is loaded on demand',
};
