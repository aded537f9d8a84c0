import type { FileId } from '@candor/kernel/ids'
import { fileReference, readFileReference } from '../../media/rules.ts'
import type { StoredEvaluation } from './stored.ts'
import { type TestType, testTypes } from './test-types.ts'

/** What a person wrote down. */
interface Written {
  readonly testName: string
  readonly score?: string | undefined
  readonly testType: number
  /** Names the file; one that stays unnamed leaves the type as well. */
  readonly fileUrl?: string | undefined
  readonly fileName?: string | undefined
}

/**
 * What is stored of it. What came with an import and cannot be written here stays as it was, and so does the name of a
 * file that stays.
 */
export function writtenEvaluation(
  { testName, score, testType, fileUrl: named, fileName }: Written,
  fileId: FileId | null,
  known: StoredEvaluation | null,
  now: Date,
): StoredEvaluation {
  const fileUrl = fileId ? fileReference(fileId) : null
  const name = fileName || (known?.fileUrl === fileUrl ? known?.fileName : null)
  const given = testType === testTypes.file ? testTypes.file : testTypes.score
  return {
    ...withoutResult(known ?? { createDate: now.getTime() }),
    testName,
    testType: fileUrl && !named ? (known?.testType ?? given) : given,
    ...(score ? { score } : {}),
    ...(fileUrl ? { fileUrl } : {}),
    ...(fileUrl && name ? { fileName: name } : {}),
  }
}

function withoutResult<Kept extends Partial<StoredEvaluation>>(kept: Kept) {
  const { score: _score, fileUrl: _fileUrl, fileName: _fileName, ...rest } = kept
  return rest
}

/** What the audit log says of an evaluation: codes, the score and ids, and of the name only how long it is. */
export function auditedEvaluation({ testName, testType, score, fileUrl }: StoredEvaluation): {
  nameLength: number
  testType: TestType
  score: string | null
  fileId: FileId | null
} {
  return {
    nameLength: testName.length,
    testType,
    score: score === undefined ? null : String(score),
    fileId: readFileReference(fileUrl),
  }
}

/** What stays of an evaluation that is deleted, so that an import does not bring it back: everything but its file. */
export function deletedEvaluation(evaluation: StoredEvaluation): StoredEvaluation {
  const { fileUrl: _fileUrl, fileName: _fileName, ...rest } = evaluation
  return rest
}
