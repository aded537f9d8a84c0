import { expect, test } from 'vitest'
import type { FindingState } from '../../../candidates/interviews/rules/finding-state.ts'
import type { AntiCheatingInfo } from '../contract/report.ts'
import { resultsWith } from './checked-under-test.ts'
import { checksOf, firstCheck, needsJudgement } from './checks.ts'
import type { Checked } from './figures.ts'
import type { Finding, knownChecks } from './findings.ts'
import type { CheckName } from './results.ts'

const nothing: Checked = { results: null, events: [], exits: null, course: null }

const found = (known: (typeof knownChecks)[number], state: FindingState): Finding => ({
  check: { known },
  state,
  text: null,
  media: [],
})

interface More extends Partial<Checked> {
  readonly findings?: readonly Finding[]
}

function rowOf(name: CheckName, given: Partial<AntiCheatingInfo>, { findings, ...more }: More = {}) {
  const checks = checksOf({ ...nothing, results: resultsWith(given, findings), ...more })
  return checks.find(({ key }) => key === name) ?? null
}

test('an interview of which nothing is known has no checks', () => {
  expect(checksOf(nothing)).toEqual([])
  expect(checksOf({ ...nothing, results: resultsWith() })).toEqual([])
})

test.each([
  ['abnormalDetection', 1, 'clear'],
  ['screenshotProtection', 1, 'on'],
  ['screenRecordingProtection', 0, 'off'],
  ['keyboardDetection', 1, 'clear'],
  ['keyboardDetection', -1, 'generating'],
  ['phoneMonitoring', 1, 'clear'],
] as const)('a switch has a line that says whether it was on: %s %i', (field, value, verdict) => {
  const name = field === 'keyboardDetection' ? 'keyboard' : field
  expect(rowOf(name, { [field]: value })?.verdict).toBe(verdict)
})

test('a finding outweighs the figures, and a failed check outweighs a reviewed one', () => {
  const info = { multiplePersonDetection: 1 }
  const verdict = (...states: FindingState[]) =>
    rowOf('multiplePerson', info, { findings: states.map((state) => found('multiplePerson', state)) })
      ?.verdict
  expect(verdict()).toBe('clear')
  expect(verdict('reviewed')).toBe('reviewed')
  expect(verdict('reviewed', 'generating')).toBe('generating')
  expect(verdict('generating', 'notPassed', 'reviewed')).toBe('notPassed')
})

test.each([
  [4, 'high'],
  [2, 'medium'],
  [1, 'low'],
  [0, 'clear'],
  [-1, 'generating'],
] as const)('reading from a draft goes by its risk: %i', (speechDraftTimes, verdict) => {
  expect(rowOf('speechDraft', { speechDraftDetection: { speechDraftTimes, details: [] } })?.verdict).toBe(
    verdict,
  )
})

test('a draft says how often and how long', () => {
  const details = [
    { startTime: 1_000, endTime: 3_000 },
    { startTime: 9_000, endTime: 10_000 },
  ]
  const row = rowOf('speechDraft', { speechDraftDetection: { speechDraftTimes: 2, details } })
  expect(row?.figure).toEqual({ kind: 'times', count: 2, totalMs: 3_000 })
})

test('stretches away are counted as they were sent, else from the record of them', () => {
  const exits = [{ beganAt: 1_000, endedAt: 3_000, lengthMs: 2_000 }]
  const away = (course: Checked['course']) => rowOf('leftPage', {}, { exits, course })?.figure
  expect(away({ exitCount: 3, awayMs: 41_000 })).toEqual({ kind: 'times', count: 3, totalMs: 41_000 })
  expect(away(null)).toEqual({ kind: 'times', count: 1, totalMs: 2_000 })
  expect(away({ exitCount: 1, awayMs: null })).toEqual({ kind: 'times', count: 1, totalMs: 2_000 })
  expect(rowOf('leftPage', {}, { exits: [], course: { exitCount: 0, awayMs: 0 } })?.verdict).toBe('clear')
  expect(rowOf('leftPage', {}, { exits: [], course: null })).toBe(null)
  expect(rowOf('leftPage', {}, { exits: null, course: null })).toBe(null)
})

test.each([null, 'generating'] as const)(
  'stretches away that were counted and not all listed have no length together: %s',
  (awayMs) => {
    const one = { beganAt: 1_000, endedAt: 3_000, lengthMs: 2_000 }
    const away = (exits: Checked['exits']) =>
      rowOf('leftPage', {}, { exits, course: { exitCount: 3, awayMs } })?.figure
    for (const exits of [null, [], [one], [one, one, { ...one, lengthMs: null }], [one, one, one, one]]) {
      expect(away(exits)).toEqual({ kind: 'times', count: 3, totalMs: null })
    }
  },
)

test('drafts that were counted and not all listed have no length together', () => {
  const details = [{ startTime: 1_000, endTime: 3_000 }]
  const drafts = (speechDraftTimes: number) =>
    rowOf('speechDraft', { speechDraftDetection: { speechDraftTimes, details } })?.figure
  expect(drafts(1)).toEqual({ kind: 'times', count: 1, totalMs: 2_000 })
  expect(drafts(3)).toEqual({ kind: 'times', count: 3, totalMs: null })
})

test.each([
  [0, 'clear'],
  [1, 'noticed'],
  [7, 'unchecked'],
  [null, 'unchecked'],
] as const)('the face comparison goes by its code: %s', (code, verdict) => {
  expect(rowOf('facialRecognition', { interviewFacialRecognitionRes: { code } })?.verdict).toBe(verdict)
})

test('a figure without a limit is no verdict, and a missing one looks neither low nor clear', () => {
  const rate = (concentrationRate: number | null) =>
    rowOf('concentration', { concentrationDetection: { concentrationRate } })
  expect(rate(12)).toMatchObject({ verdict: 'measured', figure: { kind: 'rate', rate: 12 } })
  expect(rate(-1)).toMatchObject({ verdict: 'generating', figure: null })
  expect(rate(null)).toMatchObject({ verdict: 'unchecked', figure: null })
  expect(rowOf('textSimilarity', { checkTextRepetition: 1, maxAiTextSimilarity: -1 })).toMatchObject({
    verdict: 'generating',
    figure: null,
  })
})

test('a check that is on and has no figures yet found neither something nor nothing', () => {
  const change = { changeBeforePicture: null, changeAfterPicture: null, changeDateTime: null }
  const faces = { autoClose: null, noFaceList: [] }
  const verdicts = (given: Partial<AntiCheatingInfo>) =>
    checksOf({ ...nothing, results: resultsWith(given) }).map(({ key, verdict, figure }) => [
      key,
      verdict,
      figure,
    ])

  expect(
    verdicts({
      speechDraftDetection: { speechDraftTimes: null, details: [] },
      personChangeDetection: { ...change, changeTimes: null },
      noFaceDetection: 1,
      noFaceDetectionInfo: { ...faces, noFaceDetectionTimes: null },
      checkPhotoDetection: 1,
    }),
  ).toEqual(
    ['noFace', 'personChange', 'speechDraft', 'abnormalPicture'].map((name) => [name, 'unchecked', null]),
  )
  expect(verdicts({ noFaceDetection: 1 })).toEqual([['noFace', 'unchecked', null]])
  expect(
    verdicts({
      personChangeDetection: { ...change, changeTimes: 0 },
      noFaceDetection: 1,
      noFaceDetectionInfo: { ...faces, noFaceDetectionTimes: 0 },
      checkPhotoDetection: 1,
      abnormalPictureNum: 0,
    }).map(([, verdict]) => verdict),
  ).toEqual(['clear', 'clear', 'clear'])
})

test('listed events without a count are counted, and ask for a person’s judgement [R3-051 R4-054 R4-055 R4-056]', () => {
  const drafts = (listed: number, speechDraftTimes: number | null = null) => {
    const details = Array.from({ length: listed }, () => ({ startTime: 1_000, endTime: 3_000 }))
    return rowOf('speechDraft', { speechDraftDetection: { speechDraftTimes, details } })
  }
  expect(drafts(1)).toMatchObject({ verdict: 'low', figure: { count: 1, totalMs: 2_000 } })
  expect(drafts(2)).toMatchObject({ verdict: 'medium', figure: { count: 2 } })
  expect(drafts(4)).toMatchObject({ verdict: 'high', figure: { count: 4 } })
  expect(drafts(2, 0)).toMatchObject({ verdict: 'clear' })
  expect(drafts(2, -1)).toMatchObject({ verdict: 'generating', figure: { count: 2 } })
  const none = { changeBeforePicture: null, changeAfterPicture: null, changeDateTime: null }
  for (const told of [{ changeDateTime: 1_000 }, { changeAfterPicture: '/after' }]) {
    const personChangeDetection = { ...none, changeTimes: null, ...told }
    expect(rowOf('personChange', { personChangeDetection })).toMatchObject({
      verdict: 'noticed',
      figure: { kind: 'changes', count: 1 },
    })
  }
})

test('the recording shows where it was switched on or exists', () => {
  const row = (fullRecordingFlag: number | null, isFullrecording: number | null) =>
    rowOf('computerMonitoring', { fullRecordingFlag, isFullrecording })?.figure ?? null
  expect(row(1, 0)).toEqual({ kind: 'recorded', exists: false })
  expect(row(0, 1)).toEqual({ kind: 'recorded', exists: true })
  expect(row(1, -1)).toBe(null)
  expect(row(null, null)).toBe(null)
  expect(row(0, 0)).toBe(null)
  expect(row(0, null)).toBe(null)
})

test('an empty list is no count of 0 while unusual photos or missing faces are being counted', () => {
  const photos = (listed: number) =>
    rowOf('abnormalPicture', {
      abnormalPictureNum: -1,
      abnormalPictures: Array.from({ length: listed }, (_, index) => ({ url: `/${index}`, createTime: 0 })),
    })
  expect(photos(0)).toMatchObject({ verdict: 'generating', figure: null })
  expect(photos(2)).toMatchObject({ verdict: 'generating', figure: { kind: 'abnormal', count: 2 } })
  const faces = { noFaceDetectionTimes: -1, autoClose: null, noFaceList: [] }
  expect(rowOf('noFace', { noFaceDetectionInfo: faces })).toMatchObject({
    verdict: 'generating',
    figure: null,
  })
})

test('a finding of a check without a name of ours has a row of its own, one for each name', () => {
  const named = (name: string, state: FindingState): Finding => ({
    check: { named: name },
    state,
    text: null,
    media: [],
  })
  const findings = [named('双屏', 'reviewed'), named('双屏', 'notPassed'), named('耳机', 'generating')]
  const checks = checksOf({ ...nothing, results: resultsWith({}, findings) })
  expect(checks.map(({ key, verdict }) => [key, verdict])).toEqual([
    ['named 双屏', 'notPassed'],
    ['named 耳机', 'generating'],
  ])
})

test('checks that a person has to judge come first into view', () => {
  const checks = checksOf({
    ...nothing,
    results: resultsWith(
      {
        keyboardDetection: 1,
        speechDraftDetection: { speechDraftTimes: 1, details: [] },
        noFaceDetection: -1,
      },
      [found('login', 'notPassed')],
    ),
  })
  expect(checks.filter(needsJudgement).map(({ key }) => key)).toEqual(['speechDraft', 'login'])
  expect(firstCheck(checks)?.key).toBe('login')
  expect(firstCheck([])).toBe(null)
})
