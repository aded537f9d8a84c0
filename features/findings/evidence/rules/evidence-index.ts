import type { Answer } from '../../../candidates/interviews/rules/interview.ts'
import type { Speaker } from '../../../candidates/interviews/rules/voices.ts'
import type { EvidenceItem } from '../contract.ts'
import { readAnswers, type SearchedAnswer } from './answers.ts'
import { answerClaim, competencyOf } from './claim-key.ts'
import { derivedEvidence } from './derive.ts'
import {
  type ClaimEvidence,
  type ClaimKey,
  type ClaimOfAnalysis,
  countByKind,
  type Evidence,
  type EvidenceIndex,
  type KeyPoint,
  type QuestionSpan,
} from './evidence.ts'
import { locate } from './locate.ts'
import { collectMarks, type Located } from './marks.ts'
import { type GivenEvidence, readEvidence } from './wire.ts'

export interface EvidenceSources {
  readonly answers: readonly Answer[]
  readonly person: Speaker
  readonly evidence: readonly EvidenceItem[]
  readonly claims: readonly ClaimOfAnalysis[]
  readonly keyPoints: ReadonlyMap<string, readonly KeyPoint[]>
}

const inSessionOrder = (a: Evidence, b: Evidence) => a.startMs - b.startMs || a.endMs - b.endMs

function importedEvidence(
  given: readonly GivenEvidence[],
  byId: ReadonlyMap<string, SearchedAnswer>,
): Located[] {
  const seen = new Set<string>()
  return given.flatMap((each) => {
    const answer = byId.get(each.answerId)
    if (!answer || seen.has(each.id)) return []
    seen.add(each.id)
    const { stretch, ...located } = locate(answer, each)
    // Words that are not known to be the candidate's speak neither for nor against them (decision S65).
    const isOwn = located.match !== 'byAnother' && located.match !== 'byUnknown'
    const kind = isOwn ? each.kind : 'note'
    const evidence: Evidence = { ...each, kind, origin: 'imported', question: answer.question, ...located }
    return [{ evidence, answer, stretch }]
  })
}

function findMoments(located: readonly Located[]): Map<string, string> {
  const firstOf = new Map<string, string>()
  return new Map(
    located.map(({ evidence: { id, answerId, startMs, kind, quote }, stretch }) => {
      const words = stretch ? `${stretch.from} ${stretch.to}` : quote
      const key = JSON.stringify([answerId, startMs, kind, words])
      const first = firstOf.get(key) ?? id
      firstOf.set(key, first)
      return [id, first]
    }),
  )
}

function groupClaims(
  claims: readonly ClaimOfAnalysis[],
  answers: readonly SearchedAnswer[],
  all: readonly Evidence[],
): ClaimEvidence[] {
  const keys = new Set<ClaimKey>([
    'summary',
    ...claims.map(({ key }) => key),
    ...all.map(({ claim }) => claim).filter((claim) => competencyOf(claim) !== null),
    ...answers.map(({ id }) => answerClaim(id)),
    ...all.map(({ claim }) => claim),
  ])
  const grouped = Map.groupBy(all, ({ claim }) => claim)
  return [...keys].map((claim) => ({ claim, evidence: (grouped.get(claim) ?? []).toSorted(inSessionOrder) }))
}

/**
 * The questions' stretches, each at least as long as its evidence, which is all there is for a recording of unknown
 * length.
 */
function withEvidence(questions: readonly QuestionSpan[], all: readonly Evidence[]): QuestionSpan[] {
  const byQuestion = Map.groupBy(all, ({ question }) => question)
  return questions.map((question) => {
    const ends = (byQuestion.get(question.number) ?? []).map(({ endMs }) => endMs)
    return { ...question, endMs: Math.max(question.endMs, ...ends) }
  })
}

/**
 * Reads all evidence of an interview (decision D08).
 *
 * What came with the results is taken as it is and looked up in the transcript; a claim without any gets the key
 * points of its answers, where they stand in the transcript. A claim for which nothing is found stays empty.
 */
export function readEvidenceIndex({
  answers,
  person,
  evidence,
  claims,
  keyPoints,
}: EvidenceSources): EvidenceIndex {
  const { searched, questions } = readAnswers(answers, person)
  const byAnswer = new Map(searched.map((answer) => [answer.id, answer]))
  const given = evidence.map(readEvidence)
  const imported = importedEvidence(given, byAnswer)
  const proved = new Set(imported.map((each) => each.evidence.claim))
  const wanting = claims.filter(({ key }) => !proved.has(key))
  const located = [...imported, ...derivedEvidence(wanting, byAnswer, keyPoints)]
  const all = located.map((each) => each.evidence)
  const lost = given.filter(({ answerId }) => !byAnswer.has(answerId))
  const momentOf = findMoments(located)
  const moments = all.filter(({ id }) => momentOf.get(id) === id).toSorted(inSessionOrder)
  const grouped = groupClaims(claims, searched, all)
  return {
    moments,
    momentOf,
    counts: countByKind(moments),
    claims: grouped,
    byClaim: new Map(grouped.map((each) => [each.claim, each.evidence])),
    byId: new Map(all.map((each) => [each.id, each])),
    lost: new Set(lost.map(({ claim }) => claim)),
    marks: collectMarks(located),
    questions: withEvidence(questions, all),
    endMs: Math.max(0, ...questions.map(({ endMs }) => endMs), ...all.map(({ endMs }) => endMs)),
  }
}
