import type { FileId } from '@candor/kernel/ids'
import { endingOf } from '../../documents/rules/convert-type.ts'
import { readFileReference } from '../../media/rules.ts'
import type { ThirdPartyEntry } from '../contract.ts'
import type { StoredEvaluations } from './import.ts'

/** The files of the evaluations. */
export function namedFiles(stored: StoredEvaluations): FileId[] {
  return stored.flatMap(({ fileUrl }) => readFileReference(fileUrl) ?? [])
}

interface Sent {
  readonly positionName: string
  readonly isAnonymous: boolean
  readonly names: ReadonlyMap<FileId, string>
  readonly addressOf: (fileId: FileId) => string
}

/** The evaluations that leave the house, newest first. The file of an anonymous candidate names the person and stays. */
export function presentEvaluations(stored: StoredEvaluations, sent: Sent): ThirdPartyEntry[] {
  const { positionName, isAnonymous, names, addressOf } = sent
  return [...stored]
    .sort((a, b) => b.createDate - a.createDate)
    .map((evaluation) => {
      const fileId = isAnonymous ? null : readFileReference(evaluation.fileUrl)
      const storedName = fileId ? (names.get(fileId) ?? null) : null
      return {
        id: evaluation.externalId,
        testName: evaluation.testName,
        score: evaluation.score === undefined ? null : String(evaluation.score),
        testType: evaluation.testType,
        fileUrl: fileId && addressOf(fileId),
        fileName: fileId && (evaluation.fileName ?? storedName),
        ending: endingOf(storedName ?? ''),
        testVendor: evaluation.testVendor ?? null,
        testStatus: evaluation.testStatus ?? null,
        positionName: evaluation.positionName ?? positionName,
        createDate: evaluation.createDate,
      }
    })
}
