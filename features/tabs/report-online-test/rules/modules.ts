import type { WrittenQuestion } from '../../../findings/questions/rules/question.ts'

/** Modules that we have names for; any other shows its imported name. */
const namedModules = ['subjective', 'objective', 'code', 'reading'] as const
export type NamedModule = (typeof namedModules)[number]

export function readModule(module: string): { readonly known: NamedModule } | { readonly named: string } {
  const known = namedModules.find((name) => name === module.toLowerCase())
  return known ? { known } : { named: module }
}

/** A part of the written test with its questions; null for questions outside of all modules. */
export interface TestModule {
  readonly module: string | null
  readonly questions: readonly WrittenQuestion[]
}

/** The modules in the order of the test, with questions outside of them at the end (R2-047). */
export function modulesOf(questions: readonly WrittenQuestion[]): TestModule[] {
  const modules = new Map<string | null, WrittenQuestion[]>()
  for (const question of questions) {
    const found = modules.get(question.module)
    if (found) found.push(question)
    else modules.set(question.module, [question])
  }
  return [...modules]
    .map(([module, found]) => ({ module, questions: found }))
    .sort((a, b) => Number(a.module === null) - Number(b.module === null))
}
