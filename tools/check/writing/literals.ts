import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import type { Check, Finding } from '../finding.ts'
import { listSources } from '../list-sources.ts'

/** Checks that no literal is spread or taken apart at once: both save lines and hide which value has which name. */
export const literals: Check = { name: 'literals', run: check }

async function check(root: string): Promise<Finding> {
  const files = await listSources(root)
  const faults = await Promise.all(
    files.map(async (file) => literalFaults(file, await readFile(join(root, file), 'utf8'))),
  )
  return { faults: faults.flat(), note: `${files.length} files` }
}

/** Returns the spread literals and the literal lists that a TypeScript file takes apart, as faults. */
export function literalFaults(file: string, code: string): string[] {
  const faults: string[] = []
  const add = (start: number, fault: string) =>
    faults.push(`${file}:${code.slice(0, start).split('\n').length}: ${fault}`)
  new Visitor({
    SpreadElement({ argument, start }) {
      if (isLiteral(argument)) add(start, 'write the parts of a spread literal in its place')
    },
    JSXSpreadAttribute({ argument, start }) {
      // An attribute whose name is a value can be given in no other way.
      if (isLiteral(argument) && !hasComputedKey(argument)) add(start, 'write the props of a spread literal')
    },
    VariableDeclarator({ id, init, start }) {
      if (init && id.type === 'ArrayPattern' && isFixedList(init)) add(start, 'declare each value by itself')
    },
  }).visit(parseSync(file, code).program)
  return faults
}

function bare(node: ESTree.Expression): ESTree.Expression {
  const isWrapped =
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  return isWrapped ? bare(node.expression) : node
}

function isLiteral(node: ESTree.Expression): boolean {
  const { type } = bare(node)
  return type === 'ObjectExpression' || type === 'ArrayExpression'
}

function hasComputedKey(node: ESTree.Expression): boolean {
  const literal = bare(node)
  return (
    literal.type === 'ObjectExpression' &&
    literal.properties.some((property) => property.type === 'Property' && property.computed)
  )
}

/** Whether the list names each of its elements; one with a spread has no other way to its first. */
function isFixedList(node: ESTree.Expression): boolean {
  const list = bare(node)
  return (
    list.type === 'ArrayExpression' &&
    list.elements.length > 0 &&
    list.elements.every((element) => element?.type !== 'SpreadElement')
  )
}
