import { isVideoMethod, otherGroup, questionType } from '../../interviews/rules.ts'

/** What the groups beside the recorded questions are called among the parts. */
const kindsOfGroup = {
  subjective: ['written', 'subjective'],
  objective: ['written', 'objective'],
  code: ['coding'],
} as const

/** Kinds of answers that tabs ask for, by the question's method (R4-019 to R4-021, decision C15). */
function answerKinds(method: number): string[] {
  const group = otherGroup(method)
  const type = questionType(method)
  return [
    ...(isVideoMethod(method) ? ['video'] : []),
    ...(group ? kindsOfGroup[group] : []),
    ...(type === 'accent' ? ['spoken'] : []),
    ...(type === 'reading' ? ['reading'] : []),
  ]
}

/** What is stored of a report, as far as its presence matters. */
export interface StoredParts {
  /** Keys of the bundle that were stored with content. */
  readonly keys: readonly string[]
  /** The method of every question that was asked. */
  readonly methods: readonly number[]
  /** Whether a company's own question is among them. */
  readonly hasCustomQuestion: boolean
}

/** Whether an interview has something to watch: video questions, or a recording of the whole. */
export function hasVideo({ keys, methods }: Pick<StoredParts, 'keys' | 'methods'>): boolean {
  return methods.some(isVideoMethod) || keys.includes('fullRecords')
}

/**
 * The parts that are present, as tabs name them.
 *
 * A part of the bundle goes by its key, as a test does by `tests.<key>`, answers by `answers.<kind>` and, where a company
 * asked its own questions, `answers.custom`. A recording of the whole interview is `answers.video` as well.
 */
export function presentParts({ keys, methods, hasCustomQuestion }: StoredParts): Set<string> {
  return new Set([
    ...(hasVideo({ keys, methods }) ? ['answers.video'] : []),
    ...keys,
    ...methods.flatMap(answerKinds).map((kind) => `answers.${kind}`),
    ...(hasCustomQuestion ? ['answers.custom'] : []),
  ])
}

/** What visitors are shown: what was asked and answered, and what the model made of it. Tests stay in the company. */
const openParts: readonly string[] = [
  ...['aiData', 'answers', 'fullRecords', 'answers.video', 'answers.written', 'answers.subjective'],
  ...['answers.objective', 'answers.coding', 'answers.reading', 'answers.custom'],
]

/** What a share of the checks opens: their results, and what the monitors took while the interview was held. */
const checkParts: readonly string[] = ['antiCheating', 'monitorPictures']

/** The parts that a visitor without an account is told of; attachments and checks where the share opens them. */
export function visitedParts(
  parts: ReadonlySet<string>,
  reader: { opens(part: 'attachments' | 'antiCheating'): boolean },
): string[] {
  const open = [
    ...openParts,
    ...(reader.opens('attachments') ? ['attachments'] : []),
    ...(reader.opens('antiCheating') ? checkParts : []),
  ]
  return open.filter((part) => parts.has(part))
}
