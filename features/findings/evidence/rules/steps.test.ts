import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEvidenceIndex } from './evidence-index.ts'
import { anAnswer, anItem, anySources, aSentence, lin } from './index-under-test.ts'
import { evidenceBeside, firstClaim, type StepOrder, stepsOf } from './steps.ts'

const care = { kind: 'competency', name: 'Care' } as const
const evidenceIndex = readEvidenceIndex({
  answers: [anAnswer('q1', [aSentence(0, 9_000, 'one key, two entries')])],
  person: lin,
  evidence: [
    anItem('late', { startMs: 5_000, quote: 'two entries' }),
    anItem('early', { startMs: 1_000 }),
    anItem('same', { startMs: 1_000, claim: care }),
    anItem('last', { startMs: 8_000, quote: 'unheard', claim: care }),
  ],
  claims: [],
  keyPoints: new Map(),
})
const walk = (order: StepOrder) => stepsOf(evidenceIndex, order).map(({ id }) => id)

test('the session is walked moment by moment, the claims one after the other', () => {
  expect(walk('session')).toEqual(['early', 'late', 'last'])
  expect(walk('claim')).toEqual(['early', 'late', 'same', 'last'])
})

test('walking starts at the first piece, and there is nothing past the ends', () => {
  const [first = null] = stepsOf(evidenceIndex, 'session')
  expect(evidenceBeside(evidenceIndex, null, 1, 'session')).toBe(first)
  expect(evidenceBeside(evidenceIndex, null, -1, 'claim')?.id).toBe('early')
  expect(evidenceBeside(evidenceIndex, first, -1, 'session')).toBe(null)
  expect(evidenceBeside(evidenceIndex, evidenceIndex.byId.get('last') ?? null, 1, 'claim')).toBe(null)
})

test('stepping from evidence merged into another moment continues at that moment’s place', () => {
  expect(evidenceBeside(evidenceIndex, evidenceIndex.byId.get('same') ?? null, 1, 'session')?.id).toBe('late')
})

describe.each(['session', 'claim'] as const)('in the order of the %s', (order) => {
  test('a step on and a step back lead to the start, for any evidence', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const any = readEvidenceIndex(sources)
        for (const here of stepsOf(any, order)) {
          for (const by of [1, -1] as const) {
            const beside = evidenceBeside(any, here, by, order)
            if (beside) expect(evidenceBeside(any, beside, by === 1 ? -1 : 1, order)).toBe(here)
          }
        }
      }),
    )
  })

  test('every piece is come by once from the first on', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const any = readEvidenceIndex(sources)
        const seen: string[] = []
        let here = evidenceBeside(any, null, 1, order)
        while (here && seen.length <= any.byId.size) {
          seen.push(here.id)
          here = evidenceBeside(any, here, 1, order)
        }
        expect(seen).toEqual(stepsOf(any, order).map(({ id }) => id))
      }),
    )
  })
})

test('the claim to begin with is the first competency that rests on something, else the first claim that does', () => {
  expect(firstClaim(evidenceIndex)).toBe('competency:Design')
  const answers = [anAnswer('q1', [])]
  const of = (...claims: Parameters<typeof anItem>[1][]) =>
    firstClaim(
      readEvidenceIndex({
        answers,
        person: lin,
        evidence: claims.map((more, index) => anItem(`e${index}`, more)),
        claims: [{ key: 'competency:Empty', answerIds: [] }],
        keyPoints: new Map(),
      }),
    )
  expect(of({ claim: { kind: 'summary' } }, { claim: care })).toBe('competency:Care')
  expect(of({ claim: { kind: 'answer', question_id: 'q1' } })).toBe('answer:q1')
  expect(of()).toBe(null)
})
