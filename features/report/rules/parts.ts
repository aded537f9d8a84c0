import { isVideoMethod } from '../../interviews/rules.ts'

/** Kinds of answers that tabs ask for, by the question's method (R4-019 to R4-021, decision C15). */
const answerKinds = {
  written: [0, 2, 3, 4, 5, 8, 50],
  subjective: [0, 8],
  objective: [2, 3, 4, 5, 50],
  coding: [7],
  spoken: [6],
  reading: [50],
} as const

/** What is stored of a report, as far as its presence matters. */
export interface StoredParts {
  /** Keys of the bundle that were stored with content. */
  readonly keys: readonly string[]
  /** Keys inside the bundle's `tests`, one per test taken. */
  readonly tests: readonly string[]
  /** The method of every question that was asked. */
  readonly methods: readonly number[]
  /** Whether a company's own question is among them. */
  readonly hasCustomQuestion: boolean
}

/** Whether an interview has video questions. */
export function hasVideo(methods: readonly number[]): boolean {
  return methods.some(isVideoMethod)
}

/**
 * The parts that are present, as tabs name them.
 *
 * A part of the bundle goes by its key, a test by `tests.<key>`, answers by `answers.<kind>` and, where a company
 * asked its own questions, `answers.custom`.
 */
export function presentParts({ keys, tests, methods, hasCustomQuestion }: StoredParts): Set<string> {
  const kinds = Object.entries(answerKinds).filter(([, of]) => of.some((method) => methods.includes(method)))
  return new Set([
    ...keys,
    ...tests.map((key) => `tests.${key}`),
    ...(hasVideo(methods) ? ['answers.video'] : []),
    ...kinds.map(([kind]) => `answers.${kind}`),
    ...(hasCustomQuestion ? ['answers.custom'] : []),
  ])
}
