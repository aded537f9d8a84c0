import { expect, test } from 'vitest'
import { choice, formOf, scale, text } from './forms-under-test.ts'
import { readForm, writeForm } from './wire.ts'

const content = formOf(
  [scale('q1', 100, { levels: ['Names it', '', '', '', 'Cannot'], asksSentence: true, byHalves: true })],
  [choice('q2', 'several', { isNeeded: false }), choice('q3', 'one'), text('q4')],
)
const named = {
  formId: 'f1',
  versionId: 'v1',
  name: 'Depth',
  description: 'For round 2',
  templateType: 0,
  content,
}

test('a form goes out in the fields of the wire, and is read back as it was [P3-022]', () => {
  const answers = {
    q1: { answer: '4.5', sentence: 'She named the mechanism' },
    q2: { answer: 'a,b', sentence: '' },
  }
  const wire = writeForm(named, answers)
  expect(wire).toMatchObject({
    id: 'f1',
    publishId: 'v1',
    templateName: 'Depth',
    templateType: 0,
    templateDescribe: 'For round 2',
    assessmentPoint: 'Module 1, Module 2',
    assessmentScore: 4.5,
    assessmentTotalScore: 5,
  })
  expect(wire.modules[0]).toMatchObject({
    id: 'm1',
    moduleName: 'Module 1',
    moduleDescribe: '',
    moduleScore: 4.5,
  })
  expect(wire.modules[0]?.questions[0]).toEqual({
    id: 'q1',
    questionName: 'Question q1',
    questionDescribe: '',
    questionType: 0,
    questionValue: 5,
    weigh: 100,
    isNeed: 1,
    options: [],
    questionAnswer: '4.5',
    isHalf: 1,
    asksSentence: 1,
    levels: [
      { value: 5, text: 'Names it' },
      { value: 1, text: 'Cannot' },
    ],
    answerSentence: 'She named the mechanism',
  })
  expect(wire.modules[1]?.questions.map(({ questionType, isNeed }) => [questionType, isNeed])).toEqual([
    [2, 0],
    [1, 1],
    [3, 1],
  ])
  expect(wire.modules[1]?.questions[0]?.options).toEqual([
    { id: 'a', optionValue: 'Migration' },
    { id: 'b', optionValue: 'On-call' },
  ])
  expect(readForm(wire)).toEqual({ versionId: 'v1', name: 'Depth', content, answers, score: 4.5, most: 5 })
})

test('the kinds of questions are 0 scale, 1 one choice, 2 several choices and 3 text [R9-044]', () => {
  const questions = [scale('q1', 100), choice('q2', 'one'), choice('q3', 'several'), text('q4')]
  const wire = writeForm({ ...named, content: formOf(questions) }, {})
  expect(wire.modules[0]?.questions.map(({ questionType }) => questionType)).toEqual([0, 1, 2, 3])
  expect(readForm(wire).content.modules[0]?.questions.map(({ type }) => type)).toEqual([
    'scale',
    'one',
    'several',
    'text',
  ])
})

test('a form that nobody answered has no score', () => {
  expect(writeForm(named)).toMatchObject({ assessmentScore: null, modules: [{ moduleScore: null }, {}] })
})
