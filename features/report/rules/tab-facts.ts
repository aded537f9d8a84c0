import type { PermissionKey } from '../../access/rules/permissions.ts'

/** What the conditions of tabs look at. The server answers it; the page only reads it. */
export interface TabFacts {
  readonly permissions: ReadonlySet<PermissionKey>
  readonly isAnonymous: boolean
  readonly isMiniapp: boolean
  /** Interview result: AI interview held, and with video questions. */
  readonly hasAi: boolean
  readonly hasVideoQuestions: boolean
  /** Parts of data that are present for this candidate or interview, by bundle key. */
  readonly parts: ReadonlySet<string>
  readonly usesPersonalityTest: boolean
  readonly hasOfflineInterviewTab: boolean
  readonly simulationTests: readonly number[]
}
