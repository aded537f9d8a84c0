import type { FileId } from '@candor/kernel/ids'
import { endingOf } from '../../documents/rules/convert-type.ts'
import { fileReference, readFileReference } from '../../media/rules.ts'
import type { ThirdPartyEntry } from '../contract.ts'
import type { EvaluationRow } from './queries.ts'

/** The files of the evaluations. */
export function namedFiles(rows: readonly EvaluationRow[]): FileId[] {
  return rows.flatMap(({ evaluation }) => readFileReference(evaluation.fileUrl) ?? [])
}

interface Sent {
  readonly positionName: string
  readonly isAnonymous: boolean
  readonly names: ReadonlyMap<FileId, string>
  readonly addressOf: (fileId: FileId) => string
}

/** The evaluations that are sent, newest first, without the file of an anonymous candidate, which names the person. */
export function presentEvaluations(rows: readonly EvaluationRow[], sent: Sent): ThirdPartyEntry[] {
  const { positionName, isAnonymous, names, addressOf } = sent
  return [...rows]
    .sort((a, b) => b.evaluation.createDate - a.evaluation.createDate || (a.id < b.id ? 1 : -1))
    .map(({ id, evaluation }) => {
      const fileId = isAnonymous ? null : readFileReference(evaluation.fileUrl)
      const storedName = fileId ? (names.get(fileId) ?? null) : null
      return {
        id,
        testName: evaluation.testName,
        score: evaluation.score === undefined ? null : String(evaluation.score),
        testType: evaluation.testType,
        fileUrl: fileId && addressOf(fileId),
        fileName: fileId && (evaluation.fileName ?? storedName),
        fileReference: fileId && fileReference(fileId),
        ending: endingOf(storedName ?? ''),
        testVendor: evaluation.testVendor ?? null,
        testStatus: evaluation.testStatus ?? null,
        positionName: evaluation.positionName ?? positionName,
        createDate: evaluation.createDate,
      }
    })
}
