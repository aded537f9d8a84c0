import { describe, expect, test } from 'vitest'
import { type SpokenBy, speakerFinder, voicesOf } from './voices.ts'

const su = { isAnonymous: false }
const own = (speaker?: string): SpokenBy => ({ speaker })
const another = (speaker?: string): SpokenBy => ({ speaker, by: 'another' })
const unknown = (speaker?: string): SpokenBy => ({ speaker, by: 'unknown' })
const named = (name: string) => ({ kind: 'named', name })
const candidate = { kind: 'candidate' }

describe('a voice', () => {
  test.each([
    ['that is the candidate’s is not named', [own(), own('苏晴岚')], [null, null]],
    [
      'is named where another one begins',
      [own('苏晴岚'), another('Ma'), another('ma'), unknown('Wu')],
      [null, named('Ma'), null, named('Wu')],
    ],
    [
      'is named again where the candidate goes on',
      [another('Ma'), own('苏晴岚'), own()],
      [named('Ma'), candidate, null],
    ],
    ['without a name says so', [unknown(), own()], [{ kind: 'unnamed' }, candidate]],
  ])('%s', (_, sentences, expected) => {
    expect(voicesOf([sentences], su)).toEqual([expected])
  })

  test('has a number, and never a name, in an anonymous candidate’s recording', () => {
    const numbered = (number: number) => ({ kind: 'numbered', number })
    const sentences = [another('1'), own('苏**'), unknown('2'), unknown()]
    expect(voicesOf([sentences], { isAnonymous: true })).toEqual([
      [numbered(1), candidate, numbered(2), { kind: 'unnamed' }],
    ])
  })
})

test('a sentence is the candidate’s unless the reply says otherwise', () => {
  const sentences = [own('Su'), another('Ma'), unknown()]
  const speakerOf = speakerFinder([sentences], su)
  expect(sentences.map((sentence) => speakerOf(sentence).role)).toEqual(['candidate', 'another', 'unknown'])
})
