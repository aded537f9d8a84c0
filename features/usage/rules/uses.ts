import type { UseQuota } from '../../editions/rules/quotas.ts'
import { hasAi, isFinished, isVideoMethod, type KnownAi, otherGroup } from '../../interviews/rules.ts'

/** What of an interview says which uses of an edition it is. */
export interface UsedInterview extends KnownAi {
  readonly status: string
  readonly category: number
  /** The keys of its parts that are stored with content. */
  readonly keys: readonly string[]
  /** The method of every question that was asked. */
  readonly methods: readonly number[]
}

/** The category from which on an AI interview is one of L5. */
const l5Category = 5

const tests: readonly (readonly [UseQuota, readonly string[]])[] = [
  ['codingExam', ['tests.programme']],
  ['cognition', ['tests.cognitive']],
  ['personality', ['tests.personality', 'tests.bigFive', 'tests.character']],
  ['mentalHealth', ['tests.mentalHealth']],
]

function ofAnswers(interview: UsedInterview): UseQuota[] {
  const { category, keys, methods } = interview
  const isRecorded = methods.some(isVideoMethod) || keys.includes('fullRecords')
  if (hasAi(interview, isRecorded)) return [category >= l5Category ? 'aiInterviewL5' : 'aiInterviewL2']
  const groups = new Set(methods.map(otherGroup))
  const isWritten = groups.has('subjective') || groups.has('objective')
  return [
    ...(isWritten ? ['onlineExam' as const] : []),
    ...(groups.has('code') ? ['codingExam' as const] : []),
  ]
}

/**
 * The uses that an interview is, each kind once (decision S28); none before it is finished.
 *
 * Whatever is asked within an AI interview belongs to it; only without one are written questions an online exam and code
 * a coding exam. Tests of their own count beside either.
 */
export function usesOf(interview: UsedInterview): UseQuota[] {
  if (!isFinished(interview)) return []
  const tested = tests.flatMap(([quota, parts]) =>
    parts.some((part) => interview.keys.includes(part)) ? [quota] : [],
  )
  return [...new Set([...ofAnswers(interview), ...tested])]
}
