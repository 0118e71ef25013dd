import type { CST, YAMLParseError } from 'yaml';

/** An error of the YAML parser, with the text of the file. */
export interface YamlError {
  readonly text: string;
  /** The tokens of the parser. Each document of the file is one token, which contains all tokens of the document. */
  readonly tokens: readonly CST.Token[];
  readonly code: YAMLParseError['code'] | 'OTHER';
  readonly message: string;
  /** The offset of the error. */
  readonly offset: number;
  /** The offsets of the line with the error. */
  readonly lineStart: number;
  readonly lineEnd: number;
}
