import ts from 'typescript';

/** A function whose code can be read: not one that is only declared. */
export type LocalFunction = ts.FunctionLikeDeclaration & { readonly body: ts.Block | ts.Expression };

/** Whether a file is a declaration of an SDK. */
export type IsSdkFile = (file: string) => boolean;

/** What types tell about functions. */
export interface Functions {
  /** The code behind an expression that is called, or given as a handler; also through `useCallback` and hooks. */
  localOf(expression: ts.Expression): LocalFunction | undefined;
  /** Whether its code is elsewhere, and only its type is in the sample: a function that came as a property. */
  isFromElsewhere(expression: ts.Expression): boolean;
  /** Whether an expression is a function of an SDK that returns a promise. */
  isAsyncSdkFunction(expression: ts.Expression): boolean;
  /** Whether it is a call of such a function. */
  isAsyncSdkCall(call: ts.CallExpression): boolean;
  isThenable(expression: ts.Expression): boolean;
}

export function functionsOf(checker: ts.TypeChecker, isSdkFile: IsSdkFile): Functions {
  const signaturesOf = (expression: ts.Expression) =>
    unionOf(checker.getTypeAtLocation(expression)).flatMap((type) => type.getCallSignatures());
  const isThenableType = (type: ts.Type): boolean => unionOf(type).some((each) => each.getProperty('then'));
  const isAsyncOfSdk = (signature: ts.Signature | undefined): boolean =>
    signature?.declaration !== undefined &&
    isSdkFile(signature.declaration.getSourceFile().fileName) &&
    isThenableType(signature.getReturnType());
  return {
    localOf: (expression) =>
      signaturesOf(expression)
        .map(({ declaration }) => declaration)
        .find(isLocal),
    isFromElsewhere: (expression) =>
      signaturesOf(expression).some(
        ({ declaration }) => declaration && !declaration.getSourceFile().isDeclarationFile && !isLocal(declaration),
      ),
    isAsyncSdkFunction: (expression) => signaturesOf(expression).some(isAsyncOfSdk),
    isAsyncSdkCall: (call) => isAsyncOfSdk(checker.getResolvedSignature(call)),
    isThenable: (expression) => isThenableType(checker.getTypeAtLocation(expression)),
  };
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

/** The values that an expression can have: `a ? b : c` has two. */
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

/** Whether an expression has a right side only under a condition: `isReady && join()`. */
export const isLogical = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && logical.has(node.operatorToken.kind);

/** All nodes below one, itself included. */
export function nodesIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}
