import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventReader } from './event-text.ts'

const text =
  ': open\n\nevent: part\ndata: {"part":"aiData"}\n\nid: 2\n\n: still here\n\ndata: one\r\ndata:two\r\rid:3\r\n\r\n'
const blocks = [
  { event: 'part', data: '{"part":"aiData"}', id: null },
  { event: 'message', data: '', id: '2' },
  { event: 'message', data: 'one\ntwo', id: null },
  { event: 'message', data: '', id: '3' },
]

test('comments are left out, lines of data are joined, and an id stands by itself', () => {
  expect(eventReader()(text)).toEqual(blocks)
})

test('it does not matter where a stream is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: text.length }), { maxLength: 20 }), (cuts) => {
      const read = eventReader()
      const places = [0, ...cuts, text.length].sort((a, b) => a - b)
      const pieces = places.slice(1).map((to, index) => text.slice(places[index], to))
      expect(pieces.flatMap(read)).toEqual(blocks)
    }),
  )
})

test('a block that is not whole yet is not given', () => {
  const read = eventReader()
  expect(read('data: half\n')).toEqual([])
  expect(read('\n')).toEqual([{ event: 'message', data: 'half', id: null }])
})
