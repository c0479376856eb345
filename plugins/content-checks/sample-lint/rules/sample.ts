import { ESLintUtils, type JSONSchema, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';
import { functionsOf, type Functions } from './functions';

/** Options of each rule. `declarations` is the absolute path of the folder with the SDK declarations. */
export type Options = [{ readonly declarations: string }];

/** Describes the options to ESLint. */
export const optionsSchema: JSONSchema.JSONSchema4 = {
  type: 'object',
  properties: { declarations: { type: 'string' } },
  required: ['declarations'],
};

export const defaultOptions: Options = [{ declarations: '' }];

/** A sample as a rule sees it. */
export interface LintedSample {
  readonly checker: ts.TypeChecker;
  readonly functions: Functions;
  /** Returns TypeScript's node for a node of ESLint. */
  readonly nodeOf: (node: TSESTree.Node) => ts.Node;
  /** Returns the location at which a finding is reported. A finding in another file is reported at the given node. */
  readonly placeOf: (at: ts.Node, node: TSESTree.Node) => TSESTree.SourceLocation;
}

/** Returns the sample that a rule checks, with its types. */
export function sampleOf(context: Readonly<TSESLint.RuleContext<string, Options>>): LintedSample {
  const { program, esTreeNodeToTSNodeMap } = ESLintUtils.getParserServices(context);
  const checker = program.getTypeChecker();
  const [{ declarations }] = context.options;
  const { sourceCode } = context;
  return {
    checker,
    functions: functionsOf(checker, (file) => file.startsWith(`${declarations}/`)),
    nodeOf: (node) => esTreeNodeToTSNodeMap.get(node),
    placeOf: (at, node) =>
      at.getSourceFile().text === sourceCode.text
        ? { start: sourceCode.getLocFromIndex(at.getStart()), end: sourceCode.getLocFromIndex(at.getEnd()) }
        : node.loc,
  };
}
