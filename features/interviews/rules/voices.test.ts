import { describe, expect, test } from 'vitest'
import { speakerFinder, voicesOf } from './voices.ts'

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

  test('is recognised as a second speaker even if heard only in another answer', () => {
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

test('of an anonymous candidate’s recording the masked name is the candidate’s, and the others are counted', () => {
  const anonymous = { name: '苏**', nameLatin: null, isAnonymous: true }
  expect(voicesOf([['1', '苏**', '2'].map(said)], anonymous)).toEqual([
    [{ kind: 'numbered', number: 1 }, candidate, { kind: 'numbered', number: 2 }],
  ])
})

describe('a sentence is somebody else’s', () => {
  const anothers = (speakers: readonly (string | null)[], person = su) => {
    const sentences = speakers.map(said)
    const saidBy = speakerFinder([sentences], person)
    return sentences.map((sentence) => saidBy(sentence).isAnother)
  }

  test.each([
    [
      'where the candidate is heard by name',
      ['Ma', '苏晴岚', 'SPEAKER_01', null],
      [true, false, true, false],
    ],
    ['where it alone has a name', ['Ma', null], [true, false]],
    ['never while nobody knows which voice is the candidate’s', ['Ma', 'Wu'], [false, false]],
    [
      'never by a recogniser’s label alone',
      ['SPEAKER_00', 'spk_1', '说话人 2', null],
      [false, false, false, false],
    ],
    ['never where one voice is heard', ['Ma', 'Ma'], [false, false]],
  ])('%s', (_, speakers, expected) => {
    expect(anothers(speakers)).toEqual(expected)
  })

  test('of an anonymous candidate too, once their own voice is known', () => {
    const anonymous = { name: '苏**', nameLatin: '', isAnonymous: true }
    expect(anothers(['1', '苏**'], anonymous)).toEqual([true, false])
    expect(anothers(['1', '2'], anonymous)).toEqual([false, false])
    // By the word that the server sends for whoever has a name.
    expect(anothers(['voice 1', '2', null], anonymous)).toEqual([true, false, false])
  })
})
