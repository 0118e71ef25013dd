import { type Copy, DockerfileParser, type Instruction, type JSONInstruction } from 'dockerfile-ast';

/** A stage of a Dockerfile: the part that starts with FROM. */
export interface DockerStage {
  /** The image, such as `alpine:3.24`. */
  readonly image: string;
  /** The name after AS. Undefined if the stage has no name. */
  readonly name: string | undefined;
  readonly steps: readonly DockerStep[];
}

export interface DockerStep {
  /** The instruction in upper case: `RUN`. */
  readonly keyword: string;
  /** The arguments as one text. If the arguments are a JSON array, they are a list. */
  readonly args: string | readonly string[];
  /** The value of the option `--from` of a COPY instruction. Undefined if the instruction does not have this option. */
  readonly from: string | undefined;
}

/** Parses a Dockerfile. */
export function parseDockerfile(text: string): DockerStage[] {
  const stages: { image: string; name: string | undefined; steps: DockerStep[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (keyword === 'FROM') {
      const [image = '', , name] = words;
      stages.push({ image, name, steps: [] });
    } else {
      const json = isJson(instruction) ? instruction.getJSONStrings().map((item) => item.getJSONValue()) : [];
      const from = isCopy(instruction) ? (instruction.getFromFlag()?.getValue() ?? undefined) : undefined;
      stages.at(-1)?.steps.push({ keyword, args: json.length > 0 ? json : words.join(' '), from });
    }
  }
  return stages;
}

const isJson = (instruction: Instruction): instruction is JSONInstruction => 'getJSONStrings' in instruction;

const isCopy = (instruction: Instruction): instruction is Copy => instruction.getKeyword() === 'COPY';
