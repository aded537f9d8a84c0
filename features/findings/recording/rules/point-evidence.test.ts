import { expect, test } from 'vitest'
import type { Evidence } from '../../evidence/rules/evidence.ts'
import { evidenceOfPoint } from './point-evidence.ts'

function evidence(
  id: string,
  claim: Evidence['claim'],
  startMs: number,
  more: Partial<Evidence> = {},
): Evidence {
  return {
    id,
    claim,
    kind: 'supports',
    origin: 'imported',
    answerId: 'q2',
    question: 2,
    title: id,
    quote: id,
    reason: null,
    match: 'found',
    voice: { kind: 'candidate' },
    startMs,
    endMs: startMs + 1_000,
    ...more,
  }
}

/** An index of these alone; `same` says which piece stands for another one's words. */
function indexOf(all: readonly Evidence[], same: Readonly<Record<string, string>> = {}) {
  const momentOf = new Map(all.map(({ id }) => [id, same[id] ?? id]))
  const moments = all.filter(({ id }) => momentOf.get(id) === id)
  return { byClaim: Map.groupBy(all, ({ claim }) => claim), momentOf, moments }
}

const point = { answerId: 'q2', name: 'System design', isDimension: false }
const idsOf = (found: readonly Evidence[]) => found.map(({ id }) => id)

test('a point has the quotes from its answer for its name, for the answer and for the summary, in order', () => {
  const evidenceIndex = indexOf([
    evidence('late', 'competency:System design', 9_000),
    evidence('early', 'summary', 2_000),
    evidence('answer', 'answer:q2', 5_000),
    evidence('other name', 'competency:Reliability', 3_000),
    evidence('other answer', 'competency:System design', 1_000, { answerId: 'q3' }),
  ])
  expect(idsOf(evidenceOfPoint(evidenceIndex, point))).toEqual(['early', 'answer', 'late'])
})

test('the same words stand once, under the point’s own claim', () => {
  const evidenceIndex = indexOf(
    [evidence('summary', 'summary', 2_000), evidence('own', 'competency:System design', 2_000)],
    { own: 'summary' },
  )
  expect(idsOf(evidenceOfPoint(evidenceIndex, point))).toEqual(['own'])
})

test('key words that were found give way to quotes that came with the results', () => {
  const derived = evidence('key word', 'answer:q2', 1_000, { origin: 'derived' })
  expect(idsOf(evidenceOfPoint(indexOf([derived]), point))).toEqual(['key word'])
  const quote = evidence('quote', 'summary', 2_000)
  expect(idsOf(evidenceOfPoint(indexOf([derived, quote]), point))).toEqual(['quote'])
})

test('a point without a quote of its own has all evidence in its answer', () => {
  const evidenceIndex = indexOf([evidence('other name', 'competency:Reliability', 3_000)])
  expect(idsOf(evidenceOfPoint(evidenceIndex, point))).toEqual(['other name'])
})

test('a dimension has the evidence of its own name alone', () => {
  const evidenceIndex = indexOf([
    evidence('own', 'competency:System design', 2_000),
    evidence('other', 'competency:Reliability', 3_000),
    evidence('summary', 'summary', 4_000),
  ])
  expect(idsOf(evidenceOfPoint(evidenceIndex, { ...point, isDimension: true }))).toEqual(['own'])
  expect(evidenceOfPoint(evidenceIndex, { ...point, name: 'Depth', isDimension: true })).toEqual([])
})
