import type { Template } from '../template.ts'
import { boardTemplates } from './boards.ts'
import { printedTemplates } from './printed.ts'
import { wordTemplates } from './word.ts'

/** Templates that were written after the last change of a rule. No rule was changed by their figures. */
export const heldOutTemplates: readonly Template[] = [
  ...wordTemplates,
  ...printedTemplates,
  ...boardTemplates,
]
