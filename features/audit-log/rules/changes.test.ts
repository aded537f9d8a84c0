import { expect, test } from 'vitest'
import { readDetails, shortText } from './changes.ts'

test('an entry’s change is read in few words', () => {
  expect(
    readDetails({
      subject: '林晓彤',
      from: null,
      to: { result: 1, score: 4.5, parts: { a: [1] } },
      seen: { aiScore: true, sections: ['1.0', '22'] },
    }),
  ).toEqual({
    subject: '林晓彤',
    from: null,
    to: 'result: 1; score: 4.5; parts: {"a":[1]}',
    seen: { aiScore: true, sections: ['1.0', '22'] },
  })
})

test.each([null, 'text', [1], { seen: 4, subject: '' }])(
  'details of another shape say nothing: %j',
  (details) => {
    expect(readDetails(details)).toEqual({ subject: null, from: null, to: null, seen: null })
  },
)

test('false and zero are values', () => {
  expect(shortText({ on: false, count: 0, list: [0, ''] })).toBe('on: false; count: 0; list: 0')
})
