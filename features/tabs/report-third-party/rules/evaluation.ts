import { type AttachedFile, fileKind } from '../../../platform/documents/rules/attached-file.ts'
import type { ThirdPartyEntry } from '../contract.ts'

const externalVendor = 1

const statuses = ['notReviewed', 'underReview', 'completed'] as const
export type ReviewStatus = (typeof statuses)[number]

/** A file with the reference that keeps it when its evaluation is changed. */
interface EvaluationFile extends AttachedFile {
  readonly reference: string
}

export interface ThirdPartyEvaluation {
  readonly id: string
  readonly revision: string
  readonly name: string
  /** The score as written; null where there is none, which is not a low one. */
  readonly score: string | null
  readonly isExternal: boolean
  /** Null for a missing or unknown status. */
  readonly status: ReviewStatus | null
  readonly positionName: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly file: EvaluationFile | null
}

function readFile(entry: ThirdPartyEntry): EvaluationFile | null {
  const { id, testName, fileUrl, fileName, fileReference, ending, hasPreview } = entry
  if (!fileUrl || !fileReference) return null
  const name = fileName?.trim() || testName
  const file = { id, name, address: fileUrl, ending, kind: fileKind(ending), hasPreview }
  return { ...file, reference: fileReference }
}

/** The evaluations, newest first; vendor and status by their codes (R3-060, R3-061). And how many cannot be read. */
export function readEvaluations(entries: readonly ThirdPartyEntry[]): {
  evaluations: ThirdPartyEvaluation[]
  unreadable: number
} {
  const readable = entries.filter(({ isUnreadable }) => !isUnreadable)
  const evaluations = readable
    .map((entry) => ({
      id: entry.id,
      revision: entry.revision,
      name: entry.testName,
      score: entry.score?.trim() || null,
      isExternal: entry.testVendor === externalVendor,
      status: entry.testStatus === null ? null : (statuses[entry.testStatus] ?? null),
      positionName: entry.positionName,
      createdAt: entry.createDate,
      file: readFile(entry),
    }))
    .sort((a, b) => b.createdAt - a.createdAt)
  return { evaluations, unreadable: entries.length - evaluations.length }
}
