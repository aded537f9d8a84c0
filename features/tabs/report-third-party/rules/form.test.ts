import { expect, test } from 'vitest'
import type { ThirdPartyEvaluation } from './evaluation.ts'
import { formOf, inputOf, wantsResult } from './form.ts'

const file = { name: '报告.pdf', reference: 'file:a' }
const evaluation: ThirdPartyEvaluation = {
  id: 'e1',
  revision: 'r1',
  name: '逻辑测评',
  score: null,
  isExternal: true,
  status: 'completed',
  positionName: '架构师',
  createdAt: 0,
  file: { ...file, id: 'e1', address: '/file/media/a', ending: 'pdf', kind: 'document', hasPreview: true },
}

test('the form starts with what is there', () => {
  expect(formOf(null)).toEqual({ testName: '', score: '', file: null })
  expect(formOf(evaluation)).toEqual({ testName: '逻辑测评', score: '', file, revision: 'r1' })
  expect(formOf({ ...evaluation, score: 'A', file: null })).toEqual({
    testName: '逻辑测评',
    score: 'A',
    file: null,
    revision: 'r1',
  })
})

test.each([
  [{ score: '', file: null }, true],
  [{ score: '  ', file: null }, true],
  [{ score: '0', file: null }, false],
  [{ score: '', file }, false],
])('the rule says of %o whether a result is wanted: %s [R5-032]', (result, wants) => {
  expect(wantsResult({ testName: 'A', ...result })).toBe(wants)
})

test('a sent evaluation is of type 1 with a file and of type 0 without one [R3-059]', () => {
  expect(inputOf({ testName: ' A ', score: ' 7 ', file: null })).toEqual({
    testName: 'A',
    score: '7',
    testType: 0,
    fileUrl: '',
    fileName: '',
  })
  expect(inputOf({ testName: 'A', score: '', file })).toMatchObject({
    testType: 1,
    fileUrl: 'file:a',
    fileName: '报告.pdf',
  })
})
