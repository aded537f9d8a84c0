import { passageKinds } from '@candor/kernel/services/searching'
import { expect, test } from 'vitest'
import { isEvidence } from './evidence.ts'

test('spoken and typed answers are evidence of an interview, resumes and remarks are not', () => {
  expect(passageKinds.filter(isEvidence)).toEqual(['said', 'written'])
})
