/** Names that several files export for the same concept, and why. */
export const sameConcept: Readonly<Record<string, string>> = {
  SandboxCommandOptions: 'the options as a command declares them, and as the room of the command reads them',
  sandboxCommand: 'the command, and its part that is loaded on demand',
};

/** Names that several files still export for different things. The list only gets shorter. */
export const namesInUse: readonly string[] = [
  'BasicCredential',
  'Credential',
  'Operation',
  'QueryNotation',
  'RequestPart',
  'Resolve',
  'SchemaFunctions',
  'SecurityScheme',
  'TokenExchange',
  'asJson',
  'generate',
  'indexModule',
  'isObject',
  'itemsOf',
  'not',
  'objectShape',
  'partsOf',
  'readJson',
  'readText',
  'runtime',
  'scaffold',
  'serve',
];
