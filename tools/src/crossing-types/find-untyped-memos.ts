import {
  type ArrowFunctionExpression,
  type CallExpression,
  type Expression,
  type Function as Functional,
  parseSync,
  Visitor,
} from 'oxc-parser';

type Callback = ArrowFunctionExpression | Functional;

const isCallback = (node: { readonly type: string } | undefined): node is Callback =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** The results of a function, without those of functions inside it. */
const listResults = ({ body, expression }: Callback): readonly Expression[] => {
  if (body === null) return [];
  if (expression) return [body as unknown as Expression];
  const found: Expression[] = [];
  let depth = 0;
  const enter = (): void => {
    depth += 1;
  };
  const leave = (): void => {
    depth -= 1;
  };
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ReturnStatement: ({ argument }) => {
      if (depth === 0 && argument !== null) found.push(argument);
    },
  }).visit(body as never);
  return found;
};

/** Whether the value is an object written here, in a branch, in a list or by a callback of `map` or `flatMap`, whose type nothing states. */
const isUntypedObject = (value: Expression): boolean => {
  switch (value.type) {
    case 'ObjectExpression':
      return true;
    case 'ParenthesizedExpression':
      return isUntypedObject(value.expression);
    case 'TSAsExpression':
      return isUntypedObject(value.expression);
    case 'ConditionalExpression':
      return isUntypedObject(value.consequent) || isUntypedObject(value.alternate);
    case 'LogicalExpression':
      return isUntypedObject(value.left) || isUntypedObject(value.right);
    case 'ArrayExpression':
      return value.elements.some((element) => element !== null && element.type !== 'SpreadElement' && isUntypedObject(element));
    default:
      return false;
  }
};

const isUntypedMemo = ({ callee, typeArguments, arguments: [callback] }: CallExpression): boolean =>
  callee.type === 'Identifier' &&
  callee.name === 'useMemo' &&
  !typeArguments &&
  isCallback(callback) &&
  !callback.returnType &&
  listResults(callback).some(isUntypedObject);

/** Calls of `useMemo` whose object has no stated type: a name that its user does not know would be dropped without an error. */
export const findUntypedMemos = (path: string, text: string): readonly string[] => {
  if (!text.includes('useMemo')) return [];
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  const faults: string[] = [];
  new Visitor({
    CallExpression: (call) => {
      if (isUntypedMemo(call)) {
        const line = text.slice(0, call.start).split('\n').length;
        faults.push(`${path}:${line}: this useMemo makes an object: state its type, useMemo((): Type => …)`);
      }
    },
  }).visit(program);
  return faults;
};
