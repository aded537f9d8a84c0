import type { LanguageFn } from 'highlight.js'
import type { Grammar } from '../rules/code.ts'

const load: Readonly<Record<Grammar, () => Promise<{ default: LanguageFn }>>> = {
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  java: () => import('highlight.js/lib/languages/java'),
  python: () => import('highlight.js/lib/languages/python'),
  go: () => import('highlight.js/lib/languages/go'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  perl: () => import('highlight.js/lib/languages/perl'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  sql: () => import('highlight.js/lib/languages/sql'),
}

/** The highlighted code as HTML. The code itself is escaped. */
export async function highlight(code: string, grammar: Grammar): Promise<string> {
  const [{ default: engine }, language] = await Promise.all([
    import('highlight.js/lib/core'),
    load[grammar](),
  ])
  if (!engine.getLanguage(grammar)) engine.registerLanguage(grammar, language.default)
  return engine.highlight(code, { language: grammar, ignoreIllegals: true }).value
}
