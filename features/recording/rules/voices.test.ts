import { describe, expect, test } from 'vitest'
import { voicesOf } from './voices.ts'

const su = { name: '苏晴岚', nameLatin: 'Su Qinglan', isAnonymous: false }
const said = (speaker: string | null) => (speaker === null ? {} : { speaker })
const named = (name: string) => ({ kind: 'named', name })
const candidate = { kind: 'candidate' }

describe('a voice', () => {
  test.each([
    [
      'that has no name, or the candidate’s, is not named',
      [null, '苏晴岚', ' SU QINGLAN '],
      [null, null, null],
    ],
    [
      'is named where another one begins',
      ['苏晴岚', 'Ma', 'ma', 'Wu'],
      [null, named('Ma'), null, named('Wu')],
    ],
    ['is named again where the candidate goes on', ['Ma', '苏晴岚', null], [named('Ma'), candidate, null]],
    ['alone in a recording is the candidate’s, whatever it is called', ['spk_0', 'spk_0'], [null, null]],
  ])('%s', (_, speakers, expected) => {
    expect(voicesOf([speakers.map(said)], su)).toEqual([expected])
  })

  test('that is heard in another answer alone is told from the candidate’s too', () => {
    expect(voicesOf([[said('Su Qinglan')], [said('Ma')]], su)).toEqual([[null], [named('Ma')]])
  })

  test('of an anonymous candidate’s recording has a number, and never a name', () => {
    const anonymous = { name: '苏**', nameLatin: null, isAnonymous: true }
    const numbered = (number: number) => ({ kind: 'numbered', number })
    expect(voicesOf([['苏晴岚', 'Ma', '苏晴岚'].map(said)], anonymous)).toEqual([
      [numbered(1), numbered(2), numbered(1)],
    ])
    expect(voicesOf([['苏晴岚'].map(said)], anonymous)).toEqual([[null]])
  })
})
