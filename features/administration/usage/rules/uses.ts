import {
  hasAi,
  isFinished,
  isVideoMethod,
  type KnownAi,
  otherGroup,
} from '../../../candidates/interviews/rules.ts'
import type { UseQuota } from '../../../platform/editions/rules/quotas.ts'

export interface UsedInterview extends KnownAi {
  readonly status: string
  readonly category: number
  readonly keys: readonly string[]
  readonly methods: readonly number[]
}

/** Categories from this on are L5. */
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
 * The uses that a finished interview counts as, each kind once (decision S28). All questions within an AI interview
 * belong to it. Separate tests count in addition.
 */
export function usesOf(interview: UsedInterview): UseQuota[] {
  if (!isFinished(interview)) return []
  const tested = tests.flatMap(([quota, parts]) =>
    parts.some((part) => interview.keys.includes(part)) ? [quota] : [],
  )
  return [...new Set([...ofAnswers(interview), ...tested])]
}
