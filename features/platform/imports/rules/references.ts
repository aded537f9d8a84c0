import { isRecord } from '@candor/kernel/is-record'
import type { RuleFault } from './fault.ts'
import type { Path } from './json.ts'

function listAt(value: unknown, key: string): unknown[] {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list : []
}

function textAt(value: unknown, key: string): string | null {
  const text = isRecord(value) ? value[key] : undefined
  return typeof text === 'string' ? text : null
}

function numberAt(value: unknown, key: string): number | null {
  const number = isRecord(value) ? value[key] : undefined
  return typeof number === 'number' ? number : null
}

function findDuplicates(items: readonly unknown[], key: string, at: Path): RuleFault[] {
  const seen = new Set<unknown>()
  return items.flatMap((item, index) => {
    const value = textAt(item, key) ?? numberAt(item, key)
    if (value === null) return []
    const isRepeated = seen.has(value)
    seen.add(value)
    return isRepeated ? [{ path: [...at, index, key], fault: 'duplicate' as const, values: { value } }] : []
  })
}

function unknownQuestion(known: ReadonlySet<string>, question: string | null, path: Path): RuleFault[] {
  if (question === null || known.has(question)) return []
  return [{ path, fault: 'unknownQuestion', values: { question } }]
}

function findFollowUpFaults(answers: readonly unknown[], known: ReadonlySet<string>, at: Path): RuleFault[] {
  return answers.flatMap((answer, index) => {
    const question = textAt(answer, 'followUpOf')
    const path = [...at, index, 'followUpOf']
    const isOfItself = question !== null && question === textAt(answer, 'question_id')
    return unknownQuestion(isOfItself ? new Set() : known, question, path)
  })
}

function findEvidenceFaults(
  evidence: readonly unknown[],
  known: ReadonlySet<string> | null,
  at: Path,
): RuleFault[] {
  return evidence.flatMap((item, index) => {
    const path = [...at, index]
    const claim = isRecord(item) ? item.claim : null
    const start = numberAt(item, 'startMs')
    const end = numberAt(item, 'endMs')
    const faults: RuleFault[] = known
      ? [
          ...unknownQuestion(known, textAt(item, 'question_id'), [...path, 'question_id']),
          ...unknownQuestion(known, textAt(claim, 'question_id'), [...path, 'claim', 'question_id']),
        ]
      : []
    if (start !== null && end !== null && end < start) {
      faults.push({ path: [...path, 'endMs'], fault: 'endBeforeStart', values: { start } })
    }
    return faults
  })
}

function findManualScoreFaults(
  scores: readonly unknown[],
  known: ReadonlySet<string> | null,
  at: Path,
): RuleFault[] {
  const unknown = scores.flatMap((score, index) =>
    known ? unknownQuestion(known, textAt(score, 'question_id'), [...at, index, 'question_id']) : [],
  )
  return [...findDuplicates(scores, 'externalId', at), ...unknown]
}

function findInterviewFaults(interview: unknown, at: Path): RuleFault[] {
  // An entry may be a list of answers: they are counted one by one, as they are stored.
  const answers = listAt(interview, 'answers').flat()
  const evidence = listAt(interview, 'evidence')
  const questions = new Set(answers.flatMap((answer) => textAt(answer, 'question_id') ?? []))
  const parts = answers.flatMap((answer) => listAt(answer, 'subAnswerList'))
  const scorable = new Set([...questions, ...parts.flatMap((part) => textAt(part, 'question_id') ?? [])])
  const isWithAnswers = isRecord(interview) && interview.answers !== undefined
  return [
    ...findDuplicates(answers, 'question_id', [...at, 'answers']),
    ...findFollowUpFaults(answers, questions, [...at, 'answers']),
    ...findDuplicates(evidence, 'externalId', [...at, 'evidence']),
    ...findEvidenceFaults(evidence, isWithAnswers ? questions : null, [...at, 'evidence']),
    ...findManualScoreFaults(listAt(interview, 'manualScores'), isWithAnswers ? scorable : null, [
      ...at,
      'manualScores',
    ]),
  ]
}

/**
 * Names of missing things in a bundle, and repeated names. Evidence is checked only against answers that come with it.
 */
export function findReferenceFaults(bundle: unknown): RuleFault[] {
  const interviews = listAt(bundle, 'interviews')
  return [
    ...findDuplicates(listAt(bundle, 'labels'), 'labelId', ['labels']),
    ...findDuplicates(listAt(bundle, 'attachments'), 'externalId', ['attachments']),
    ...findDuplicates(listAt(bundle, 'recommendations'), 'externalId', ['recommendations']),
    ...findDuplicates(listAt(bundle, 'evaluations'), 'externalId', ['evaluations']),
    ...findDuplicates(interviews, 'externalId', ['interviews']),
    ...interviews.flatMap((interview, index) => findInterviewFaults(interview, ['interviews', index])),
  ]
}

function listEmails(items: readonly unknown[], keys: readonly string[], at: Path) {
  return items.flatMap((item, index) =>
    keys.flatMap((key) => {
      const email = textAt(item, key)
      return email === null ? [] : [{ email, path: [...at, index, key] }]
    }),
  )
}

/** The e-mails by which a bundle names accounts, each with its place. */
export function listNamedAccounts(bundle: unknown): { email: string; path: Path }[] {
  return [
    ...listAt(bundle, 'interviewPlans').flatMap((plan, index) =>
      listEmails(
        listAt(plan, 'interviewFeedbackList'),
        ['interviewerEmail'],
        ['interviewPlans', index, 'interviewFeedbackList'],
      ),
    ),
    ...listEmails(listAt(bundle, 'recommendations'), ['to', 'by'], ['recommendations']),
    ...listEmails(listAt(bundle, 'evaluations'), ['by'], ['evaluations']),
    ...listAt(bundle, 'interviews').flatMap((interview, index) =>
      listEmails(listAt(interview, 'manualScores'), ['by'], ['interviews', index, 'manualScores']),
    ),
  ]
}
