import compile from 'icu-minify/compile'
import { type Plugin, parseAst } from 'vite'

const isMessages = /\/(features\/[^/]+\/[^/]+|ui\/src)\/messages\/(cn|en|zh-TW)\.ts$/

/** Messages of the pdf page stay text: it has no messages library, and inserts values itself. */
const isLeftAlone = (id: string, key: unknown) => /\/documents\/messages\//.test(id) && key === 'pdf'

interface Text {
  readonly start: number
  readonly end: number
  readonly value: string
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const fieldOf = (node: unknown, name: string): unknown =>
  isObject(node) ? Reflect.get(node, name) : undefined

const isText = (node: unknown): node is Text =>
  fieldOf(node, 'type') === 'Literal' && typeof fieldOf(node, 'value') === 'string'

/** The texts in the syntax tree of a messages file, in order: the values of its objects. */
function textsIn(node: unknown, id: string): Text[] {
  if (!isObject(node)) return []
  if (fieldOf(node, 'type') !== 'Property') return Object.values(node).flatMap((child) => textsIn(child, id))
  if (isLeftAlone(id, fieldOf(fieldOf(node, 'key'), 'name'))) return []
  const value = fieldOf(node, 'value')
  if (isText(value)) return [value]
  if (fieldOf(value, 'type') === 'ObjectExpression') return textsIn(value, id)
  throw new Error(`${id}: a message is a text, or holds others`)
}

/**
 * Parses the messages at build time, so that no page loads a parser for them, which would be an eighth of the page that
 * asks a visitor for a password.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform(code, id) {
      if (!isMessages.test(id)) return undefined
      const texts = textsIn(parseAst(code, { lang: 'ts' }), id)
      const compiled = texts.reduceRight((before, { start, end, value }) => {
        const message: unknown = compile(value)
        return message === value
          ? before
          : before.slice(0, start) + JSON.stringify(message) + before.slice(end)
      }, code)
      return { code: compiled, map: null }
    },
  }
}
