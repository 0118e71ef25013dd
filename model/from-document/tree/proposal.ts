import type { FoundOperation } from '../find-operations.ts';
import type { NamedPath } from './named-path.ts';

/** The facts about an operation from which its place in the tree of the client follows. */
export interface OperationFacts {
  readonly operation: FoundOperation;
  /** The unique `operationId`, without the path and the method that some frameworks append. */
  readonly id: string | undefined;
  /** The unique `operationId` as it is in the description, or the name that the config chooses for the operation. */
  readonly givenId: string | undefined;
  /** The text of the area: usually the tag. */
  readonly area: string;
  /** The texts of the areas around the area. Usually empty. The tag `beta.agents` has the area `agents` in the area `beta`. */
  readonly outer: readonly string[];
  /** The name in the path that stands for the area, because the paths of all operations of the area begin with this name. */
  readonly alias: string | undefined;
  readonly path: NamedPath;
  /** True if the operation reads a list. */
  readonly isList: boolean;
  /** The words with which most ids of the area begin before `_`, such as `genai` in `genai_list_agents`. Undefined if there are none. */
  readonly prefix: string | undefined;
  /** True if the path of an operation of the same area has a segment with the name of the area. */
  readonly isAreaInPaths: boolean;
}

/** A proposal for the place of an operation in the tree of the client. */
export interface Proposal {
  /** The text of the outermost area, if it differs from the area in the facts. */
  readonly root?: string;
  /** The texts of the areas within the outermost area, such as `completions` in `client.chat.completions`. */
  readonly nodes: readonly string[];
  /** True if the areas are not segments after the segment of the outermost area. Such areas need at least two operations. */
  readonly isBesideArea?: boolean;
  /** The words of the method, such as `create`. */
  readonly method: readonly string[];
  /** Words of longer methods for the same operation, which are used if several operations would get the same method. */
  readonly longer: readonly (readonly string[])[];
}
