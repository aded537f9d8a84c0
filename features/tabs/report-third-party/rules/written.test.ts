import { readId } from '@candor/kernel/ids'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { StoredEvaluation } from './stored.ts'
import { auditedEvaluation, deletedEvaluation, writtenEvaluation } from './written.ts'

const fileId = readId<'file'>('0192f0c1-0000-7000-8000-00000000000a')
const now = new Date(1_710_000_000_000)

const known: StoredEvaluation = {
  testName: '逻辑测评',
  score: 86.5,
  testType: 1,
  fileUrl: `file:${fileId}`,
  fileName: '报告.pdf',
  testVendor: 1,
  testStatus: 2,
  positionName: '支付架构师',
  createDate: 5,
}

test('an entered evaluation is stored as of now, with its filled fields only', () => {
  expect(writtenEvaluation({ testName: 'A', testType: 0 }, null, null, now)).toEqual({
    testName: 'A',
    testType: 0,
    createDate: now.getTime(),
  })
})

test('a change keeps what cannot be written, and the name of a file that stays', () => {
  const change = { testName: 'B', testType: 1, fileUrl: 'named', score: '7' }
  expect(writtenEvaluation(change, fileId, known, now)).toEqual({ ...known, testName: 'B', score: '7' })
  const unseen = { testName: 'B', testType: 0, score: '7' }
  expect(writtenEvaluation(unseen, fileId, known, now)).toEqual({ ...known, testName: 'B', score: '7' })
  const { score: _score, fileUrl: _fileUrl, fileName: _fileName, ...rest } = known
  const bare = { testName: 'B', testType: 0, fileName: 'not of a file.pdf' }
  expect(writtenEvaluation(bare, null, known, now)).toEqual({ ...rest, testName: 'B', testType: 0 })
})

test('every written evaluation fits the stored shape', () => {
  const written = fc.record(
    {
      testName: fc.string({ minLength: 1, maxLength: 200 }),
      score: fc.string({ maxLength: 40 }),
      testType: fc.constantFrom(0, 1),
      fileName: fc.string({ maxLength: 200 }),
    },
    { requiredKeys: ['testName', 'testType'] },
  )
  fc.assert(
    fc.property(
      written,
      fc.constantFrom(fileId, null),
      fc.constantFrom(known, null),
      (given, file, before) => {
        const stored = writtenEvaluation(given, file, before, now)
        expect(StoredEvaluation.parse(stored)).toEqual(stored)
      },
    ),
  )
})

test('a deleted evaluation keeps everything but its file', () => {
  const { fileUrl: _fileUrl, fileName: _fileName, ...rest } = known
  expect(deletedEvaluation(known)).toEqual(rest)
})

test('the log has the score and the file, and of the name its length', () => {
  expect(auditedEvaluation(known)).toEqual({ nameLength: 4, testType: 1, score: '86.5', fileId })
})
