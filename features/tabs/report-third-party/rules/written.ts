import type { FileId } from '@candor/kernel/ids'
import { fileReference, readFileReference } from '../../../platform/media/rules.ts'
import type { StoredEvaluation } from './stored.ts'
import { type TestType, testTypes } from './test-types.ts'

/** The fields that a person records. */
interface Written {
  readonly testName: string
  readonly score?: string | undefined
  readonly testType: number
  /** Names the file; if it is left out, the type stays too. */
  readonly fileUrl?: string | undefined
  readonly fileName?: string | undefined
}

/**
 * The evaluation as it is stored. Imported fields that people cannot edit stay, and so does the name of a file that
 * stays.
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

/** The audit log's details of an evaluation: codes, score and ids, and only the length of the name. */
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

/** The remains of a deleted evaluation, so that an import does not bring it back: everything except its file. */
export function deletedEvaluation(evaluation: StoredEvaluation): StoredEvaluation {
  const { fileUrl: _fileUrl, fileName: _fileName, ...rest } = evaluation
  return rest
}
