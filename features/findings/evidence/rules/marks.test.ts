import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvidenceIndex } from './evidence-index.ts'
import { anAnswer, anItem, anySources, aSentence, lin } from './index-under-test.ts'
import { cutIntoRuns } from './runs.ts'

const said = 'We never lost a transfer, so a retry finds the first write.'
const marksOf = (...quotes: [string, string, ('supports' | 'against' | 'note')?][]) => {
  const evidenceIndex = readEvidenceIndex({
    answers: [anAnswer('q1', [aSentence(0, 3_000, said), aSentence(3_000, 5_000, 'It holds.')])],
    evidence: quotes.map(([id, quote, kind = 'supports']) => anItem(id, { quote, kind })),
    person: lin,
    claims: [],
    keyPoints: new Map(),
  })
  return evidenceIndex.marks.get('q1') ?? new Map()
}

test('a quote inside another is a mark of its own, the longer one first', () => {
  expect(marksOf(['e1', 'lost', 'against'], ['e2', 'never lost a transfer']).get(0)).toEqual([
    { from: 3, to: 24, kind: 'supports', evidenceIds: ['e2'] },
    { from: 9, to: 13, kind: 'against', evidenceIds: ['e1'] },
  ])
})

test('the same words in the same way are one mark with all its evidence, in another way another one', () => {
  expect(marksOf(['e1', 'a retry'], ['e2', 'A  retry'], ['e3', 'a retry', 'note']).get(0)).toEqual([
    { from: 29, to: 36, kind: 'supports', evidenceIds: ['e1', 'e2'] },
    { from: 29, to: 36, kind: 'note', evidenceIds: ['e3'] },
  ])
})

test('a quote over the end of a sentence marks its part of each', () => {
  const marks = marksOf(['e1', 'first write. It holds'])
  expect([...marks].map(([sentence, [mark]]) => [sentence, mark?.from, mark?.to])).toEqual([
    [0, said.length - 'first write.'.length, said.length],
    [1, 0, 'It holds'.length],
  ])
})

test('a quote that is not in the transcript marks nothing', () => {
  expect(marksOf(['e1', 'unheard'], ['e2', ' ']).size).toBe(0)
})

test('marks of any input stand in order inside their sentence, without repeats, and are drawn without overlap', () => {
  fc.assert(
    fc.property(anySources, (sources) => {
      const { marks, byId } = readEvidenceIndex(sources)
      for (const [answerId, ofAnswer] of marks) {
        const answer = sources.answers.find(({ id }) => id === answerId)
        for (const [index, ofSentence] of ofAnswer) {
          const text = answer?.transcript?.sentences[index]?.text
          const places = ofSentence.map(({ from, to, kind }) => `${from} ${to} ${kind}`)
          expect(new Set(places).size).toBe(places.length)
          expect(ofSentence).toEqual(ofSentence.toSorted((a, b) => a.from - b.from || b.to - a.to))
          for (const { from, to, kind, evidenceIds } of ofSentence) {
            expect(0 <= from && from < to).toBe(true)
            expect(evidenceIds.map((id) => byId.get(id)?.kind)).toEqual(evidenceIds.map(() => kind))
            if (text !== undefined) expect(to).toBeLessThanOrEqual(text.length)
          }
          if (text === undefined) continue
          const runs = cutIntoRuns(text, ofSentence)
          expect(runs.map((run) => run.text).join('')).toBe(text)
        }
      }
    }),
  )
})
