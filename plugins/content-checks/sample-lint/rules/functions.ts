import ts from 'typescript';

/** A function with a body, as opposed to a declaration. */
export type LocalFunction = ts.FunctionLikeDeclaration & { readonly body: ts.Block | ts.Expression };

/** Whether a file belongs to an SDK's declarations. */
export type IsSdkFile = (file: string) => boolean;

/** Analyzes functions with the help of types. */
export interface Functions {
  /**
   * Returns the sample's function behind a called or passed expression. It is found even through `useCallback` and
   * hooks.
   */
  localOf(expression: ts.Expression): LocalFunction | undefined;
  /** Whether a function is received as a property, in which case the sample contains only its type. */
  isFromElsewhere(expression: ts.Expression): boolean;
  /** Whether an expression is an SDK function. */
  isSdkFunction(expression: ts.Expression): boolean;
  /** Whether an expression is an SDK function that returns a promise. */
  isAsyncSdkFunction(expression: ts.Expression): boolean;
  /** Whether a call invokes an SDK function that returns a promise. */
  isAsyncSdkCall(call: ts.CallExpression): boolean;
  /**
   * Whether the doc comment of an SDK function, given directly or as a callee, states that the function's promise never
   * rejects.
   */
  neverRejects(expression: ts.Expression): boolean;
  isThenable(expression: ts.Expression): boolean;
}

export function functionsOf(checker: ts.TypeChecker, isSdkFile: IsSdkFile): Functions {
  const signaturesOf = (expression: ts.Expression) =>
    unionOf(checker.getTypeAtLocation(expression)).flatMap((type) => type.getCallSignatures());
  const isThenableType = (type: ts.Type): boolean => unionOf(type).some((each) => each.getProperty('then'));
  const isOfSdk = ({ declaration }: ts.Signature): boolean =>
    declaration !== undefined && isSdkFile(declaration.getSourceFile().fileName);
  const isAsyncOfSdk = (signature: ts.Signature | undefined): boolean =>
    signature !== undefined && isOfSdk(signature) && isThenableType(signature.getReturnType());
  return {
    localOf: (expression) =>
      signaturesOf(expression)
        .map(({ declaration }) => declaration)
        .find(isLocal),
    isFromElsewhere: (expression) =>
      signaturesOf(expression).some(
        ({ declaration }) => declaration && !declaration.getSourceFile().isDeclarationFile && !isLocal(declaration),
      ),
    isSdkFunction: (expression) => signaturesOf(expression).some(isOfSdk),
    isAsyncSdkFunction: (expression) => signaturesOf(expression).some(isAsyncOfSdk),
    isAsyncSdkCall: (call) => isAsyncOfSdk(checker.getResolvedSignature(call)),
    neverRejects: (expression) => {
      const signatures = ts.isCallExpression(expression)
        ? [checker.getResolvedSignature(expression)]
        : signaturesOf(expression);
      return signatures.filter(isAsyncOfSdk).every((signature) => saysNeverRejects(signature!.declaration!));
    },
    isThenable: (expression) => isThenableType(checker.getTypeAtLocation(expression)),
  };
}

/**
 * Matches the statement that a promise never rejects. It must be unconditional: `does not reject when publishing fails`
 * is not enough.
 */
const neverRejects = /\b(?:never rejects|does not reject)\b(?! (?:when|because|if|for|with|on|unless|until|while)\b)/;

function saysNeverRejects(declaration: ts.SignatureDeclaration | ts.JSDocSignature): boolean {
  const owner = ts.findAncestor(
    declaration,
    (node) => ts.isTypeElement(node) || ts.isClassElement(node) || ts.isStatement(node),
  );
  const text = owner?.getFullText().slice(0, owner.getLeadingTriviaWidth()) ?? '';
  return neverRejects.test(text.replaceAll(/\s*\n\s*\*\s*/g, ' '));
}

const unionOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

function isLocal(node: ts.SignatureDeclaration | ts.JSDocSignature | undefined): node is LocalFunction {
  return (
    node !== undefined &&
    !node.getSourceFile().isDeclarationFile &&
    (ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isMethodDeclaration(node)) &&
    node.body !== undefined
  );
}

/** Returns the possible values of an expression. For example, `a ? b : c` has two. */
export function branchesOf(expression: ts.Expression): ts.Expression[] {
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  ) {
    return branchesOf(expression.expression);
  }
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse].flatMap(branchesOf);
  return isLogical(expression) ? branchesOf(expression.right) : [expression];
}

const logical: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Whether the right side of an expression is conditional, as in `isReady && join()`. */
export const isLogical = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && logical.has(node.operatorToken.kind);

/** Returns all nodes of a subtree, including its root. */
export function nodesIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}
