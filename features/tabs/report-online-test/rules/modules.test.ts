import { expect, test } from 'vitest'
import { readWrittenQuestions } from '../../../findings/questions/rules/question.ts'
import { anAnswer } from '../../../findings/questions/web/answers-under-test.ts'
import { modulesOf, readModule } from './modules.ts'

const modules = (...given: (string | null)[]) => {
  const answers = given.map((module, index) => anAnswer(`q${index}`, 0, { module }))
  const setting = { hidesCorrectness: false, showsScores: true, isAnalysing: false }
  return modulesOf(readWrittenQuestions(answers, setting)).map(({ module, questions }) => [
    module,
    questions.map(({ id }) => id).join(' '),
  ])
}

test('questions stand in their modules, in the order of the test, those of none at the end', () => {
  expect(modules(null, 'logic', 'code', 'logic', null)).toEqual([
    ['logic', 'q1 q3'],
    ['code', 'q2'],
    [null, 'q0 q4'],
  ])
})

test('a module that is a kind of question goes by our word, any other by its own', () => {
  expect(readModule('Objective')).toEqual({ known: 'objective' })
  expect(readModule('数据库')).toEqual({ named: '数据库' })
})
