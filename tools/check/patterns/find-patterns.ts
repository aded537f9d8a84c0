import { type ESTree, parseSync, Visitor } from 'vite'

/** A regular expression of a file; `source` is null where the code puts it together. */
export interface FoundPattern {
  readonly file: string
  readonly line: number
  readonly source: string | null
  readonly flags: string
}

/** Returns the regular expressions of a TypeScript file: its literals, and what is given to `RegExp`. */
export function findPatterns(file: string, code: string): FoundPattern[] {
  const patterns: FoundPattern[] = []
  const add = (start: number, source: string | null, flags: string) =>
    patterns.push({ file, line: code.slice(0, start).split('\n').length, source, flags })
  const addMade = ({ callee, start }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') add(start, null, '')
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags)
    },
    NewExpression: addMade,
    CallExpression: addMade,
  }).visit(parseSync(file, code).program)
  return patterns
}
