import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anAnswer } from '../../../findings/questions/web/answers-under-test.ts'
import {
  drawnQuestions,
  inQuestion,
  showQuestions,
} from '../../../findings/questions/web/questions-under-test.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { anAnswer as aRecordedAnswer, everythingShown } from '../../../report/report/web/report-under-test.ts'
import { messages } from '../messages/en.ts'
import { CustomQuestionsPanel } from './custom-questions-panel.tsx'

type Given = Parameters<typeof showQuestions>[2]

function show(answers: Parameters<typeof showQuestions>[1], given: Given = {}) {
  showQuestions(CustomQuestionsPanel, answers, {
    ...given,
    words: { 'report-custom-questions': messages },
  })
}

const isCustom = true
const ownVideo = aRecordedAnswer('v2', 20_000, { isCustom })

test('the company’s own questions show, recorded ones first, and no others [R2-056]', () => {
  show([
    aRecordedAnswer('v1', 0),
    ownVideo,
    anAnswer('s1', 0, { text: 'Of the bank.' }),
    anAnswer('s2', 0, { isCustom, text: 'Our own.' }),
    anAnswer('c', 7, { isCustom, text: 'print(1)' }),
  ])
  expect(drawnQuestions()).toEqual(['Title of v2', '1Title of s2', '1Title of c'])
  expect(inQuestion(/Title of s2/).getByText('Our own.')).toBeTruthy()
  expect(inQuestion(/Title of c/).getByText('print(1)')).toBeTruthy()
  expect(screen.queryByText('Of the bank.')).toBe(null)
})

test('a recorded one shows its words, what was said, its place and its score', () => {
  show([aRecordedAnswer('v1', 0), ownVideo, aRecordedAnswer('v2f', 40_000, { followUpOf: 'v2' })])
  const shown = inQuestion(/Title of v2/)
  expect(shown.getByText('v2').tagName).toBe('B')
  expect(shown.getByText(/First of v2\.\s*Second of v2\.\s*First of v2f\./)).toBeTruthy()
  expect(shown.getByText('Video question 2')).toBeTruthy()
  expect(shown.getByText('1 follow-up')).toBeTruthy()
  expect(shown.getByText('4.6')).toBeTruthy()
})

test('one without a transcript is told apart from one that was not answered', () => {
  const transcript = null
  show([
    aRecordedAnswer('v1', 0, { isCustom, transcript }),
    aRecordedAnswer('v2', 20_000, { isCustom, transcript, video: null, durationMs: 0 }),
  ])
  expect(inQuestion(/Title of v1/).getByText('This answer has no transcript yet')).toBeTruthy()
  expect(inQuestion(/Title of v2/).getByText('The candidate gave no answer')).toBeTruthy()
})

test('a question answered in writing shows its words, beside the spoken answer to its follow-up', () => {
  const typed = { isCustom, transcript: null, video: null, durationMs: 0 }
  show([
    aRecordedAnswer('v1', 0, { ...typed, text: 'I typed this.' }),
    aRecordedAnswer('v2', 20_000, { ...typed, text: 'And this.' }),
    aRecordedAnswer('v2f', 40_000, { followUpOf: 'v2', text: 'Left out.' }),
  ])
  const first = inQuestion(/Title of v1/)
  expect(first.getByRole('heading', { name: 'Answered in writing' })).toBeTruthy()
  expect(first.getByText('I typed this.')).toBeTruthy()
  expect(first.queryByText(/What was said|no transcript|no answer/)).toBe(null)
  const second = inQuestion(/Title of v2/)
  expect(second.getByText('And this.')).toBeTruthy()
  expect(second.getByText(/First of v2f\./)).toBeTruthy()
  expect(second.queryByText('Left out.')).toBe(null)
})

test('its recording opens in the record', async () => {
  const went: Parameters<OpenReport['go']>[0][] = []
  show([ownVideo], { onGo: (patch) => went.push(patch) })
  await userEvent.click(screen.getByRole('button', { name: 'Open in the video record' }))
  expect(went).toEqual([{ activeIndex: 1, inner: 0, q: 'v2' }])
})

test('without a transcript it says so', () => {
  show([{ ...ownVideo, transcript: null }])
  expect(screen.getByText('This answer has no transcript yet')).toBeTruthy()
})

test('the analysis also says which questions are the company’s own', () => {
  const answerInfos = [{ problemAnswerId: 'v1', isCustom: 1 }]
  const aiData = { l2ReportInfo: { l2status: 0, answerInfos } }
  show([aRecordedAnswer('v1', 0), aRecordedAnswer('v2', 20_000)], {
    analysis: { aiData, evidence: [], shown: everythingShown },
  })
  expect(drawnQuestions()).toEqual(['Title of v1'])
})

test('a reading text shows with the company’s own question on it', () => {
  const parts = [anAnswer('r1', 0, { title: 'First', isCustom, text: 'Yes.' })]
  show([anAnswer('r', 50, { parts }), anAnswer('r2', 50)])
  expect(drawnQuestions()).toEqual(['1Title of r'])
  const onText = within(screen.getByRole('region', { name: 'Questions on the text “Title of r”' }))
  expect(onText.getByText('Yes.')).toBeTruthy()
})

test('without any it says so [R2-146]', () => {
  show([anAnswer('s', 0), aRecordedAnswer('v', 0)])
  expect(screen.getByText('No custom questions')).toBeTruthy()
})
