import type { OperationModel } from '@forgespec/model';
import type { Module } from '../../code/module.ts';
import type { BranchNames } from './branch-names.ts';

/** The context in which the functions for a path tree are built. */
export interface BranchContext {
  readonly names: BranchNames;
  readonly module: Module;
  /** Returns the expression for the route of an operation. */
  readonly routeOf: (operation: OperationModel) => string;
}
