import type { OtherQuestion } from '../../questions/rules/question.ts'

/** Modules that go by a word of ours; any other is shown by the name that it came in with. */
const namedModules = ['subjective', 'objective', 'code', 'reading'] as const
export type NamedModule = (typeof namedModules)[number]

export function readModule(module: string): { readonly known: NamedModule } | { readonly named: string } {
  const known = namedModules.find((name) => name === module.toLowerCase())
  return known ? { known } : { named: module }
}

/** A part of the written test with its questions; null holds those that stand in none. */
export interface TestModule {
  readonly module: string | null
  readonly questions: readonly OtherQuestion[]
}

/** The modules in the order in which the test asked them, questions of none at the end (R2-047). */
export function modulesOf(questions: readonly OtherQuestion[]): TestModule[] {
  const modules = new Map<string | null, OtherQuestion[]>()
  for (const question of questions) {
    const found = modules.get(question.module)
    if (found) found.push(question)
    else modules.set(question.module, [question])
  }
  return [...modules]
    .map(([module, found]) => ({ module, questions: found }))
    .sort((a, b) => Number(a.module === null) - Number(b.module === null))
}
