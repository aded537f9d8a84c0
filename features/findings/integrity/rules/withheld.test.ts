import { expect, test } from 'vitest'
import { knownChecks } from './findings.ts'
import { permitted } from './withheld.ts'

const stored = {
  unqualified: [
    { type: 'login', status: 2 },
    { type: 'leftPage', status: 2 },
    { type: 'leftPage', status: 0 },
    { type: 'concentration', status: 1 },
    { type: '双屏检测', status: 2 },
  ],
  candidateLoginLimitTimes: 3,
  cheatLogs: [],
  concentrationDetection: { concentrationRate: 92 },
  somethingElse: 7,
}

test('a hidden finding takes the figures of its check along, unless another finding of it is shown [R2-078]', () => {
  const sent = permitted(stored, 'cn')
  expect(sent.unqualified.map(({ type }) => type)).toEqual(['leftPage', 'concentration'])
  expect(sent.candidateLoginLimitTimes).toBe(undefined)
  expect(sent).toMatchObject({ cheatLogs: [], concentrationDetection: { concentrationRate: 92 } })
})

test.each(['eu', 'us-il'] as const)('under %s law concentration goes, finding and figure', (profile) => {
  const sent = permitted(stored, profile)
  expect(sent.unqualified.map(({ type }) => type)).toEqual(['leftPage'])
  expect(sent.concentrationDetection).toBe(undefined)
})

test('results from a face or a body are left out outside cn, and results about the person and their answers stay', () => {
  const visual = ['concentration', 'emotion', 'Appearance', 'tattoo', 'arm', 'hand', 'leg']
  const kept = ['facialRecognition', 'multiplePerson', 'personChange', 'leftPage', 'textSimilarity', 'noFace']
  const items = [...visual, ...kept].map((type) => ({ type, status: 0 }))
  for (const profile of ['eu', 'us-il'] as const) {
    expect(permitted({ unqualified: items }, profile).unqualified.map(({ type }) => type)).toEqual(kept)
  }
  expect(permitted({ unqualified: items }, 'cn').unqualified).toEqual(items)
})

test('stored results stay unchanged, and results that no rule hides are sent whole', () => {
  const before = structuredClone(stored)
  permitted(stored, 'eu')
  expect(stored).toEqual(before)
  const shown = { unqualified: knownChecks.map((type) => ({ type, status: 0 })), usedTimes: 3 }
  expect(permitted(shown, 'cn')).toEqual(shown)
  expect(permitted({ ...shown, unqualified: undefined }, 'cn').usedTimes).toBe(3)
})
