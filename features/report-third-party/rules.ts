import type { TabFacts } from '../report/rules/tab-facts.ts'
import { type AttachedFile, fileKind } from '../report-attachments/rules.ts'
import type { ThirdPartyEntry } from './contract.ts'

export const tabNumber = 5
export const permission = 'thirdComment'

/** Third-party evaluations show to whoever may read them (R2-040), but not where the personality test is used (R2-041). */
export function isShownTo({
  permissions,
  usesPersonalityTest,
}: Pick<TabFacts, 'permissions' | 'usesPersonalityTest'>): boolean {
  return permissions.has(permission) && !usesPersonalityTest
}

/** What a third-party evaluation is: a score or a file (R3-059, decision N33). */
export const testTypes = { score: 0, file: 1 } as const

const externalVendor = 1

const statuses = ['notReviewed', 'underReview', 'completed'] as const
export type ReviewStatus = (typeof statuses)[number]

export interface ThirdPartyEvaluation {
  readonly id: string
  readonly name: string
  /** As it was written; null where there is none, which is not a low one. */
  readonly score: string | null
  readonly isExternal: boolean
  /** Null where it came without a status, or with one that is not known here. */
  readonly status: ReviewStatus | null
  readonly positionName: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly file: AttachedFile | null
}

function readFile({ id, testName, fileUrl, fileName, ending }: ThirdPartyEntry): AttachedFile | null {
  if (!fileUrl) return null
  return { id, name: fileName?.trim() || testName, address: fileUrl, ending, kind: fileKind(ending) }
}

/** The evaluations, newest first; vendor and status by their codes (R3-060, R3-061). */
export function readEvaluations(entries: readonly ThirdPartyEntry[]): ThirdPartyEvaluation[] {
  return entries
    .map((entry) => ({
      id: entry.id,
      name: entry.testName,
      score: entry.score?.trim() || null,
      isExternal: entry.testVendor === externalVendor,
      status: entry.testStatus === null ? null : (statuses[entry.testStatus] ?? null),
      positionName: entry.positionName,
      createdAt: entry.createDate,
      file: readFile(entry),
    }))
    .sort((a, b) => b.createdAt - a.createdAt)
}
