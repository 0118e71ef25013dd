/** The lines with which the stack traces of common languages begin, or of which they consist. */
const traces: readonly RegExp[] = [
  // JavaScript: `at handle (/app/routes.js:12:5)`
  /(?:\b|\\[nt])at (?:async )?[^\n()]{0,200}\(?(?:file:\/\/|node:|[A-Za-z]:\\|\/)[^\n()]{1,300}:\d+:\d+\)?/u,
  // Java, Kotlin and C#: `at com.example.Pets.add(Pets.java:31)`, `in /src/Pets.cs:line 31`
  // JSON writes the line break and the tab before it as `\n\t`.
  /(?:\b|\\[nt])at [\w$.<>]{1,300}\((?:[\w$]{1,100}\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)/u,
  /\bin [^\n]{1,300}\.(?:cs|vb|fs):line \d+/u,
  /Traceback \(most recent call last\)|File "[^"\n]{1,300}\.py\\?", line \d+/u,
  // Ruby: `/app/pets.rb:3:in 'add'`. PHP: `#0 /app/index.php(12): add()`
  /\.rb:\d+:in [`']/u,
  /#\d+ [^\n]{1,300}\.php\(\d+\)|\.php on line \d+/u,
  // Go and Rust
  /goroutine \d+ \[|thread '[^'\n]{1,100}' panicked at/u,
];

/** Returns the stack trace in a body, or undefined if the body contains none. JSON may escape the line breaks of the trace. */
export function stackTraceIn(body: string): string | undefined {
  const start = body.slice(0, longestSearched);
  return traces.map((trace) => trace.exec(start)?.[0]).find((text) => text !== undefined);
}

/** The maximum length of the beginning of a body that is searched, in characters. */
const longestSearched = 65_536;
