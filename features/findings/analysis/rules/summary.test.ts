import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClaimKey, Evidence } from '../../evidence/rules/evidence.ts'
import { anEvidence } from '../../evidence/rules/evidence-under-test.ts'
import { readAnalysis } from './analysis.ts'
import { highlights, keyPointCount, leftOutOfSummary, verdictEvidence } from './summary.ts'

const all = { total: true, single: true }
const nobody: ReadonlySet<string> = new Set()

let next = 0
function aMoment(more: Partial<Evidence> = {}): Evidence {
  next += 1
  const at = { answerId: 'q1', question: 1, startMs: next * 1_000, endMs: next * 1_000 + 500 }
  return anEvidence({ id: `e${next}`, claim: 'summary', ...at, ...more })
}

const idsOf = (moments: readonly Evidence[]) => moments.map(({ id }) => id)
const pick = (...moments: Evidence[]) => idsOf(highlights({ moments }, 'supports', nobody))

test('an answer of type 12 counts for nothing in the summary: neither its key points nor its evidence [R9-042]', () => {
  const answers = [
    { id: 'q1', method: 1 },
    { id: 'q12', method: 12 },
    { id: 'q13', method: 13 },
  ]
  const leftOut = leftOutOfSummary(answers)
  const keyPointInfoResult = '[{"keyPoint":"账本","num":1},{"keyPoint":"幂等键","num":2}]'
  const answerInfos = answers.map(({ id }) => ({ problemAnswerId: id, keyPointInfoResult }))
  const analysis = readAnalysis({ l2ReportInfo: { l2status: 0, answerInfos } }, all)
  expect(keyPointCount(analysis, leftOut)).toBe(4)
  expect(keyPointCount(analysis, nobody)).toBe(6)
  const moments = answers.map(({ id }) => aMoment({ answerId: id }))
  expect(highlights({ moments }, 'supports', leftOut).map(({ answerId }) => answerId)).toEqual(['q1', 'q13'])
})

describe('the evidence that a summary names', () => {
  test('imported evidence goes before derived evidence, and a quote that the candidate did not say goes last', () => {
    const derived = aMoment({ origin: 'derived' })
    const unsaid = aMoment({ match: 'notFound' })
    const imported = [aMoment(), aMoment(), aMoment()]
    expect(pick(derived, unsaid, ...imported)).toEqual(idsOf(imported))
    expect(pick(derived, unsaid, ...imported.slice(1))).toEqual(idsOf([derived, ...imported.slice(1)]))
    expect(pick(unsaid)).toEqual([unsaid.id])
    const asked = aMoment({ match: 'byAnother' })
    expect(pick(asked, derived, ...imported.slice(1))).toEqual(idsOf([derived, ...imported.slice(1)]))
  })

  test('is of as many claims and questions as there are, in the order of the session', () => {
    const first = aMoment()
    const again = aMoment()
    const alike = aMoment({ question: 2 })
    const design = aMoment({ claim: 'competency:Design', question: 2 })
    const answer = aMoment({ claim: 'answer:q3', question: 3 })
    expect(pick(first, again, alike, design, answer)).toEqual(idsOf([first, design, answer]))
    expect(pick(first, again, alike)).toEqual(idsOf([first, again, alike]))
  })

  const claims: ClaimKey[] = ['summary', 'competency:Design', 'answer:q1']
  const anyMoment = fc
    .record({
      kind: fc.constantFrom('supports', 'against', 'note'),
      claim: fc.constantFrom(...claims),
      question: fc.integer({ min: 1, max: 4 }),
      origin: fc.constantFrom('imported', 'derived'),
    })
    .map((more) => aMoment({ ...more, answerId: `q${more.question}` }))

  test('is up to 3 moments of its kind in their order, as many as there are, and none is taken before a better one', () => {
    fc.assert(
      fc.property(fc.array(anyMoment, { maxLength: 12 }), fc.constantFrom('q1', 'none'), (moments, out) => {
        const candidates = moments.filter(({ kind, answerId }) => kind === 'against' && answerId !== out)
        const picked = highlights({ moments }, 'against', new Set([out]))
        expect(picked).toHaveLength(Math.min(3, candidates.length))
        expect(candidates.filter((moment) => picked.includes(moment))).toEqual(picked)
        const left = candidates.filter((moment) => !picked.includes(moment))
        if (left.some(({ origin }) => origin === 'imported')) {
          expect(picked.every(({ origin }) => origin === 'imported')).toBe(true)
        }
      }),
    )
  })
})

test('an overall score rests on the moments for and against it, and on notes of the summary where there are neither', () => {
  const [forIt, againstIt, note] = (['supports', 'against', 'note'] as const).map((kind) => aMoment({ kind }))
  const byClaim = new Map<ClaimKey, readonly Evidence[]>(note ? [['summary', [note]]] : [])
  const moments = [againstIt, note, forIt].filter((moment) => moment !== undefined)
  expect(verdictEvidence({ moments, byClaim }, nobody)).toEqual([forIt, againstIt])
  expect(verdictEvidence({ moments: [], byClaim }, nobody)).toEqual([note])
  expect(verdictEvidence({ moments: [], byClaim: new Map() }, nobody)).toEqual([])
})
