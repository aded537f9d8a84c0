import { expect, test } from 'vitest'
import { contextOf } from './context.ts'
import { readEvidenceIndex } from './evidence-index.ts'
import { anAnswer, anItem, aSentence, lin } from './index-under-test.ts'

const sentences = [
  aSentence(0, 2_000, 'We began with one table.'),
  aSentence(2_000, 4_000, 'Every transfer has one key.'),
  aSentence(4_000, 6_000, 'A retry finds it.'),
]

function contextIn(answers: ReturnType<typeof anAnswer>[], ...items: ReturnType<typeof anItem>[]) {
  const evidenceIndex = readEvidenceIndex({
    answers,
    person: lin,
    evidence: items,
    claims: [],
    keyPoints: new Map(),
  })
  return items.map((item) => {
    const evidence = evidenceIndex.byId.get(item.externalId)
    return evidence ? contextOf(evidence, evidenceIndex.marks, answers) : null
  })
}

test('evidence is shown in its whole sentence, with only its own words marked', () => {
  const [context] = contextIn(
    [anAnswer('q1', sentences)],
    anItem('a', { quote: 'one key' }),
    anItem('b', { quote: 'Every transfer' }),
  )
  expect(context?.map(({ text }) => text)).toEqual(['Every transfer has one key.'])
  expect(context?.[0]?.marks.map(({ from, to }) => [from, to])).toEqual([[19, 26]])
})

test('a quote over several sentences has them all, in order', () => {
  const [context] = contextIn(
    [anAnswer('q1', sentences)],
    anItem('a', { quote: 'one key. A retry finds it' }),
  )
  expect(context?.map(({ text }) => text)).toEqual(['Every transfer has one key.', 'A retry finds it.'])
})

test('the same sentence said twice stands in each of its places', () => {
  const twice = [aSentence(0, 2_000, 'It did.'), aSentence(2_000, 4_000, 'It did.')]
  const [context] = contextIn([anAnswer('q1', twice)], anItem('a', { quote: 'It did. It did.' }))
  expect(context?.map(({ index, text }) => [index, text])).toEqual([
    [0, 'It did.'],
    [1, 'It did.'],
  ])
})

test('the context in a typed answer is the clause', () => {
  const typed = anAnswer('q1', null, { text: '先记账，再发消息。' })
  const [context] = contextIn([typed], anItem('a', { quote: '再发消息' }))
  expect(context).toHaveLength(1)
  expect(context?.[0]?.text).toContain('再发消息')
})

test('words that nobody said stand in no sentence', () => {
  expect(contextIn([anAnswer('q1', sentences)], anItem('a', { quote: 'five nines' }))).toEqual([[]])
})
