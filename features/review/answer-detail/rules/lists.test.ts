import { expect, test } from 'vitest'
import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { readWrittenQuestions } from '../../../findings/questions/rules/question.ts'
import { readRecording } from '../../../findings/recording/rules/recording.ts'
import { pageOf, readLists, shownTabs, tabAt } from './lists.ts'

const shown = { hidesCorrectness: false, showsScores: true, isAnalysing: false }

function listsOf(
  methods: Readonly<Record<string, number | { method: number; followUpOf: string }>>,
  videos = 0,
) {
  const answers = Object.entries(methods).map(([id, given]) => ({
    ...nothingAnswered,
    id,
    ...(typeof given === 'number' ? { method: given } : given),
  }))
  const sessionVideos = Array.from({ length: videos }, (_, beganAt) => ({
    beganAt,
    address: '/file/media/a',
  }))
  const interview = { ...noInterview, answers, sessionVideos }
  const recording = readRecording(interview)
  return { lists: readLists(interview, recording, readWrittenQuestions(answers, shown)), recording }
}

test.each([
  [0, 'subjective'],
  [1, 'subjective'],
  [6, 'subjective'],
  [12, 'subjective'],
  [13, 'subjective'],
  [8, 'subjective'],
  [2, 'objective'],
  [3, 'objective'],
  [4, 'objective'],
  [5, 'objective'],
  [50, 'objective'],
  [7, 'coding'],
])('an answer of type %i stands in the tab %s alone [P9-026 P9-027 P9-028 P2-123]', (method, tab) => {
  expect(shownTabs(listsOf({ a: method }).lists)).toEqual([tab])
})

test('recorded answers and essays stand in the interview’s order, follow-ups with their question', () => {
  const { lists } = listsOf({ q1: 1, w1: 0, q2: 1, q2a: { method: 1, followUpOf: 'q2' }, w2: 0 })
  expect(lists.subjective.map(({ id }) => id)).toEqual(['q1', 'w1', 'q2', 'w2'])
})

test('the tab that opens is the address’s own, else that of its answer, else the first that has anything', () => {
  const { lists, recording } = listsOf({ o1: 2, c1: 7, q1: 1, q1a: { method: 1, followUpOf: 'q1' } }, 1)
  const at = (address: Parameters<typeof tabAt>[2]) => tabAt(lists, recording, address)
  expect(at({})).toBe('subjective')
  expect(at({ q: 'o1' })).toBe('objective')
  expect(at({ q: 'c1' })).toBe('coding')
  expect(at({ q: 'q1a' })).toBe('subjective')
  expect(at({ q: 'o1', tab: 'recordings' })).toBe('recordings')
  expect(at({ q: 'nobody' })).toBe('subjective')
  expect(pageOf(lists, recording, 'q1a')?.id).toBe('q1')
})

test('a candidate without answers has no tab, also when the address names one', () => {
  const none = listsOf({})
  expect(tabAt(none.lists, none.recording, { tab: 'coding' })).toBe(null)
  const coding = listsOf({ c1: 7 })
  expect(tabAt(coding.lists, coding.recording, { tab: 'recordings' })).toBe('coding')
})
