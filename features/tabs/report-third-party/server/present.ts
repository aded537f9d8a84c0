import type { FileId } from '@candor/kernel/ids'
import { endingOf } from '../../../platform/documents/rules/convert-type.ts'
import type { ListedFile } from '../../../platform/documents/server/actions/listed-files.ts'
import { fileReference, readFileReference } from '../../../platform/media/rules.ts'
import type { ThirdPartyEntry } from '../contract.ts'
import type { StoredEvaluation } from '../rules/stored.ts'
import { testTypes } from '../rules/test-types.ts'
import type { ListedEvaluation } from './queries.ts'

/** The files of the evaluations. */
export function namedFiles(rows: readonly ListedEvaluation[]): FileId[] {
  return rows.flatMap(({ evaluation }) => readFileReference(evaluation?.fileUrl) ?? [])
}

interface Sent {
  readonly positionName: string
  readonly isAnonymous: boolean
  readonly files: ReadonlyMap<FileId, ListedFile>
  readonly addressOf: (fileId: FileId) => string
}

/** What of an evaluation is sent; of one that cannot be read, its time alone. */
function presentFields(evaluation: StoredEvaluation | null, createdAt: Date, sent: Sent) {
  const { positionName, isAnonymous, files, addressOf } = sent
  if (!evaluation) {
    return {
      testName: '',
      score: null,
      testType: testTypes.score,
      fileUrl: null,
      fileName: null,
      fileReference: null,
      ending: '',
      hasPreview: false,
      testVendor: null,
      testStatus: null,
      positionName,
      createDate: createdAt.getTime(),
      isUnreadable: true as const,
    }
  }
  const fileId = isAnonymous ? null : readFileReference(evaluation.fileUrl)
  const stored = fileId ? files.get(fileId) : undefined
  const storedName = stored?.name ?? null
  return {
    testName: evaluation.testName,
    score: evaluation.score === undefined ? null : String(evaluation.score),
    testType: evaluation.testType,
    fileUrl: fileId && addressOf(fileId),
    fileName: fileId && (evaluation.fileName ?? storedName),
    fileReference: fileId && fileReference(fileId),
    ending: endingOf(storedName ?? ''),
    hasPreview: stored?.hasPreview ?? false,
    testVendor: evaluation.testVendor ?? null,
    testStatus: evaluation.testStatus ?? null,
    positionName: evaluation.positionName ?? positionName,
    createDate: evaluation.createDate,
  }
}

/** The evaluations that are sent, newest first, without the file of an anonymous candidate, which names the person. */
export function presentEvaluations(rows: readonly ListedEvaluation[], sent: Sent): ThirdPartyEntry[] {
  return rows
    .map(({ id, revision, evaluation, createdAt }) => ({
      id,
      revision,
      ...presentFields(evaluation, createdAt, sent),
    }))
    .sort((a, b) => b.createDate - a.createDate || (a.id < b.id ? 1 : -1))
}
