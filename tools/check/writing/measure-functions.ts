import { type ESTree, parseSync, Visitor } from 'vite'

/** A function of a file: its own name, or the name of its holder. */
export interface MeasuredFunction {
  readonly name: string
  /** Lines from its first to its last, both included. */
  readonly lines: number
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

/**
 * Returns the functions of a TypeScript file.
 *
 * A function without a name has that of its holder: a variable, a property, a method, an attribute, or the call that
 * takes it, with the first other argument where that is a text or a name, as in `describe 'a title'`.
 */
export function measureFunctions(file: string, code: string): MeasuredFunction[] {
  const functions: MeasuredFunction[] = []
  const holders = new Map<unknown, string>()
  const text = ({ start, end }: ESTree.Span) => code.slice(start, end)
  const add = (node: FunctionNode) => {
    const name = node.id?.name ?? holders.get(node) ?? 'anonymous'
    functions.push({ name, lines: text(node).split('\n').length })
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      holders.set(init, id.type === 'Identifier' ? id.name : text(id))
    },
    AssignmentExpression({ left, right }) {
      holders.set(right, text(left))
    },
    Property({ key, value }) {
      holders.set(value, text(key))
    },
    MethodDefinition({ key, value }) {
      holders.set(value, text(key))
    },
    PropertyDefinition({ key, value }) {
      holders.set(value, text(key))
    },
    JSXAttribute({ name, value }) {
      if (value?.type === 'JSXExpressionContainer') holders.set(value.expression, text(name))
    },
    CallExpression({ callee, arguments: given }) {
      const name = [calleeName(callee), ...given.filter(isLabel).slice(0, 1).map(text)].join(' ')
      for (const argument of given) holders.set(argument, name)
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(file, code).program)
  return functions
}

/** Returns the name of the called function, as in `test.each` for a call of what `test.each` gave. */
function calleeName(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'CallExpression') return calleeName(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calleeName(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return 'call'
  return `${calleeName(callee.object)}.${callee.property.name}`
}

function isLabel({ type }: ESTree.Argument): boolean {
  return type === 'Literal' || type === 'Identifier' || type === 'TemplateLiteral'
}
