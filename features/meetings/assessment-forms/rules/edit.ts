import {
  type FormContent,
  type FormModule,
  type FormQuestion,
  maxModules,
  maxQuestions,
  scaleValues,
} from '../contract/content.ts'

type QuestionType = FormQuestion['type']

interface QuestionIndex {
  readonly module: number
  readonly question: number
}

export function questionIndexOf({ modules }: FormContent, questionId: string): QuestionIndex | null {
  for (const [module, { questions }] of modules.entries()) {
    const question = questions.findIndex(({ id }) => id === questionId)
    if (question >= 0) return { module, question }
  }
  return null
}

/** The number of a module or question: `2`, `2.1`; empty for a removed one. */
export function numberOf(content: FormContent, id: string): string {
  const module = content.modules.findIndex((each) => each.id === id)
  if (module >= 0) return `${module + 1}`
  const found = questionIndexOf(content, id)
  return found ? `${found.module + 1}.${found.question + 1}` : ''
}

export function newQuestion(id: string, type: QuestionType): FormQuestion {
  const common = { id, name: '', description: '', isNeeded: true }
  if (type === 'text') return { ...common, type, isNeeded: false }
  if (type !== 'scale') return { ...common, type, options: [] }
  const levels = scaleValues.map(() => '')
  return { ...common, type, weigh: 0, levels, asksSentence: false, byHalves: false }
}

/** Changes the type of a question and keeps what both types have. */
export function withType(question: FormQuestion, type: QuestionType): FormQuestion {
  if (question.type === type) return question
  const { id, name, description, isNeeded } = question
  const changed = { ...newQuestion(id, type), name, description, isNeeded }
  return 'options' in question && 'options' in changed ? { ...changed, options: question.options } : changed
}

function withModules(content: FormContent, change: (module: FormModule, at: number) => FormModule) {
  return { ...content, modules: content.modules.map(change) }
}

export function changeModule(
  content: FormContent,
  moduleId: string,
  change: Partial<Pick<FormModule, 'name' | 'description'>>,
): FormContent {
  return withModules(content, (module) => (module.id === moduleId ? { ...module, ...change } : module))
}

export function changeQuestion(
  content: FormContent,
  questionId: string,
  change: (question: FormQuestion) => FormQuestion,
): FormContent {
  return withModules(content, (module) => ({
    ...module,
    questions: module.questions.map((each) => (each.id === questionId ? change(each) : each)),
  }))
}

/** Adds a module at the end; the same content where there is no room for one. */
export function addModule(content: FormContent, id: string): FormContent {
  if (content.modules.length >= maxModules) return content
  return { ...content, modules: [...content.modules, { id, name: '', description: '', questions: [] }] }
}

/**
 * Adds a question after another one, after the questions of a module, or at the very end; the same content where its
 * module has no room.
 */
export function addQuestion(content: FormContent, question: FormQuestion, after: string | null): FormContent {
  const found = after === null ? null : questionIndexOf(content, after)
  const named = content.modules.findIndex(({ id }) => id === after)
  const at = found?.module ?? (named >= 0 ? named : content.modules.length - 1)
  return withModules(content, (module, index) => {
    if (index !== at || module.questions.length >= maxQuestions) return module
    const position = found ? found.question + 1 : module.questions.length
    return { ...module, questions: module.questions.toSpliced(position, 0, question) }
  })
}

export function remove(content: FormContent, id: string): FormContent {
  const kept = { ...content, modules: content.modules.filter((module) => module.id !== id) }
  return withModules(kept, (module) => ({
    ...module,
    questions: module.questions.filter((question) => question.id !== id),
  }))
}

function moveModule({ modules }: FormContent, from: number, step: 1 | -1): FormModule[] {
  const to = from + step
  const module = modules[from]
  if (!module || to < 0 || to >= modules.length) return modules
  return modules.toSpliced(from, 1).toSpliced(to, 0, module)
}

/**
 * Moves a module among the modules, or a question by one place: beyond the first or the last of its module into the
 * neighbour's. The same content where there is no further place.
 */
export function move(content: FormContent, id: string, step: 1 | -1): FormContent {
  const module = content.modules.findIndex((each) => each.id === id)
  if (module >= 0) return { ...content, modules: moveModule(content, module, step) }
  const found = questionIndexOf(content, id)
  const own = found && content.modules[found.module]
  const question = found && own?.questions[found.question]
  if (!own || !question) return content
  const to = found.question + step
  if (to >= 0 && to < own.questions.length) {
    const questions = own.questions.toSpliced(found.question, 1).toSpliced(to, 0, question)
    return withModules(content, (each) => (each === own ? { ...each, questions } : each))
  }
  const neighbour = content.modules[found.module + step]
  if (!neighbour || neighbour.questions.length >= maxQuestions) return content
  return withModules(content, (each) => {
    if (each === own) return { ...each, questions: own.questions.toSpliced(found.question, 1) }
    if (each !== neighbour) return each
    const questions = step === 1 ? [question, ...each.questions] : [...each.questions, question]
    return { ...each, questions }
  })
}
