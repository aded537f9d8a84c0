import { type ESTree, parseSync, Visitor } from 'vite'

/** The comments and the test titles of a TypeScript file. Both have its lines: dots replace all other text. */
export interface SourceTexts {
  readonly comments: string
  readonly titles: string
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Returns the texts of a file that people read: its comments, and the titles of its tests and of their groups. */
export function readSourceTexts(file: string, code: string): SourceTexts {
  const { comments, program } = parseSync(file, code)
  const titles: Span[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const isTitle = title?.type === 'Literal' || title?.type === 'TemplateLiteral'
      if (isTitle && isTest(callee)) titles.push(title)
    },
  }).visit(program)
  return { comments: withoutMargins(keep(code, comments)), titles: keep(code, titles) }
}

/** Returns a Markdown document without its code. It has the same lines. */
export function readProse(markdown: string): string {
  return markdown.replaceAll(/^ *```[^`]*```/gm, dots).replaceAll(/`[^`\n]*`/g, 'x')
}

/** Whether a function is `test`, `it` or `describe`, also as `test.skipIf(…)` or `test.each(…)`. */
function isTest(callee: ESTree.Expression): boolean {
  if (callee.type === 'CallExpression') return isTest(callee.callee)
  if (callee.type === 'MemberExpression') return isTest(callee.object)
  return callee.type === 'Identifier' && ['test', 'it', 'describe'].includes(callee.name)
}

/** Keeps the spans of a text. Lines and spaces stay too, so that a sentence may go on in the next comment. */
function keep(text: string, spans: readonly Span[]): string {
  let kept = ''
  let end = 0
  for (const span of spans) {
    kept += dots(text.slice(end, span.start)) + text.slice(span.start, span.end)
    end = span.end
  }
  return kept + dots(text.slice(end))
}

function withoutMargins(comments: string): string {
  return comments.replaceAll(/^ *(?:\*\/?|\/\/|\/\*\*?)/gm, (margin) => ' '.repeat(margin.length))
}

function dots(text: string): string {
  return text.replaceAll(/\S.*/g, '.')
}
