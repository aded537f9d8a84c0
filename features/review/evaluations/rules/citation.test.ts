import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withCitation } from './citation.ts'

const citation = { quote: 'Kafka 集群是我接手的', place: 'Q3 12:40' }

test.each([
  ['', citation, '“Kafka 集群是我接手的” (Q3 12:40)'],
  ['好。 ', citation, '好。\n“Kafka 集群是我接手的” (Q3 12:40)'],
  ['', { quote: ' a \n b ', place: '' }, '“a b”'],
])('a citation after %j is the last line, with its place', (text, of, expected) => {
  expect(withCitation(text, of, 500)).toBe(expected)
})

test('a citation that stands in the text already is not added again', () => {
  const once = withCitation('好。', citation, 500) ?? ''
  expect(withCitation(once, citation, 500)).toBe(once)
})

test('a long quote is shortened, and its place stays; without room there is none', () => {
  const long = { ...citation, quote: '长'.repeat(600) }
  const short = withCitation('', long, 500) ?? ''
  expect(short).toHaveLength(500)
  expect(short.endsWith('…” (Q3 12:40)')).toBe(true)
  expect(withCitation('满'.repeat(480), citation, 500)).toBe(null)
})

test('a text with a citation is never too long, and keeps the earlier text', () => {
  const unit = fc.string({ unit: 'grapheme', maxLength: 120 })
  fc.assert(
    fc.property(unit, unit, fc.nat(120), (text, quote, most) => {
      const cited = withCitation(text, { ...citation, quote }, most)
      if (cited === null || cited === text) return
      expect(cited.length).toBeLessThanOrEqual(most)
      expect(cited.startsWith(text.trimEnd()) || text.trim() === '').toBe(true)
    }),
  )
})
