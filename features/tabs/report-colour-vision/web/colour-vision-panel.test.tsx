import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { readInterview } from '../../../candidates/interviews/rules/read-interview.ts'
import { aWireInterview } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { messages as questions } from '../../../findings/questions/messages/en.ts'
import { anAnswer, anInterview, reportOf } from '../../../report/report/web/report-under-test.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { ColourVisionPanel } from './colour-vision-panel.tsx'

const words = {
  en: { 'report-colour-vision': en, questions: questions },
  cn: { 'report-colour-vision': cn, questions: questions },
  'zh-TW': { 'report-colour-vision': zhTW, questions: questions },
}

function show(
  colourVision: Interview['colourVision'],
  answers: Interview['answers'] = [],
  locale: keyof typeof words = 'en',
  unreadable: string[] = [],
) {
  const interview = anInterview(answers, { colourVision, unreadable })
  const report = reportOf(interview, { address: {}, go: () => {} })
  renderScreen(<ColourVisionPanel report={report} />, { messages: words[locale], locale })
}

/** The result with that status, as it is read from the call. */
function found(resultStatus: number) {
  const colorBlindess = { resultStatus, successCount: 18, errorCount: 6 }
  return readInterview(aWireInterview([], { colorBlindess })).colourVision
}

test.each([
  ['cn', '测评结果', ['色觉正常', '色弱', '色盲']],
  ['en', 'Result', ['Normal colour vision', 'Colour weakness', 'Colour blindness']],
  ['zh-TW', '測驗結果', ['色覺正常', '色弱', '色盲']],
] as const)(
  'each result status has a label of its own, with both counts: %s [R1-013 R2-053 R2-108 R3-009 R9-068]',
  (locale, title, labels) => {
    for (const [index, label] of labels.entries()) {
      show(found(index + 1), [], locale)
      const section = within(screen.getByRole('region', { name: title }))
      const counts = section.getAllByRole('definition').map((count) => count.textContent)
      expect(counts.map((count) => Number.parseInt(count ?? '', 10))).toEqual([18, 6])
      expect(labels.filter((text) => section.queryAllByText(text).length > 0)).toEqual([label])
      cleanup()
    }
  },
)

test('a folded section still says the result, and the note calls it a screening', () => {
  show(found(2))
  expect(screen.getAllByText('Colour weakness')).toHaveLength(2)
  expect(screen.getByText('18 of 24 pictures correct')).toBeTruthy()
  expect(
    screen.getByText(
      'A screening on the candidate’s own screen. Screen and lighting affect it; it is not a medical diagnosis.',
    ),
  ).toBeTruthy()
})

test('a result that is still being made says so, without a label', () => {
  // What waits for news hears nothing.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  show(found(-1))
  expect(
    screen.getByText('The result is still being generated. It appears here when it is ready.'),
  ).toBeTruthy()
  for (const label of ['Normal colour vision', 'Colour weakness', 'Colour blindness']) {
    expect(screen.queryByText(label)).toBe(null)
  }
})

test('without a result the tab says what would be here [R2-146]', () => {
  show({ state: 'none' })
  expect(screen.getByText('No colour vision result')).toBeTruthy()
  expect(screen.queryByRole('table')).toBe(null)
})

test.each([
  ['cn', '这部分内容已收到，但无法读取，请联系管理员'],
  ['en', 'This part was imported but could not be read. Please tell an administrator.'],
  ['zh-TW', '這部分內容已收到，但無法讀取，請聯絡管理員'],
] as const)('a result that came in and cannot be read is said so: %s', (locale, said) => {
  show({ state: 'none' }, [], locale, ['tests.colourVision'])
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(words[locale]['report-colour-vision'].none)).toBe(null)
})

test('a count that was not sent is left out, and never a zero', () => {
  show({ state: 'found', outcome: 'normal', rightCount: 24, wrongCount: null })
  expect(screen.getByText('24 pictures')).toBeTruthy()
  expect(screen.queryByText('Wrong')).toBe(null)
})

test('the pictures that were shown stand with what the candidate saw, and what is kept has no column', () => {
  const plate = anAnswer('p1', 0, { method: 11, title: null, html: '<p>Plate 3</p>' })
  show(found(1), [
    { ...plate, text: '29', rightKey: '70', verdict: 'wrong' },
    { ...plate, id: 'p2', text: null, rightKey: '74', verdict: 'correct' },
  ])
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'PictureCandidate’s answerCorrect answerResult',
    'Picture 1Plate 32970Wrong',
    'Picture 2Plate 3The candidate gave no answer74Correct',
  ])
  cleanup()
  show(found(1), [{ ...plate, text: '29', rightKey: null, verdict: null }])
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Picture',
    'Candidate’s answer',
  ])
})
