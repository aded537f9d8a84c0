import type { Template } from '../template.ts'
import { boardTemplates } from './boards.ts'
import { printedTemplates } from './printed.ts'
import { textTemplates } from './texts.ts'
import { wordTemplates } from './word.ts'

/** Templates by which the rules were mended after a first measure. */
export const seenTemplates: readonly Template[] = [
  ...wordTemplates,
  ...printedTemplates,
  ...boardTemplates,
  ...textTemplates,
]
