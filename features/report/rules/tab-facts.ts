import type { ReportAct } from '../../access/rules/acts.ts'
import type { PermissionKey } from '../../access/rules/permissions.ts'
import type { AiTabMode } from '../../company/rules.ts'

/** What the conditions of tabs look at. The server answers it; the page only reads it. */
export interface TabFacts {
  readonly permissions: ReadonlySet<PermissionKey>
  readonly isAnonymous: boolean
  readonly isMiniapp: boolean
  /** Interview result: AI interview held, and with video questions. */
  readonly hasAi: boolean
  readonly hasVideoQuestions: boolean
  /** Parts of data that are present for this candidate or interview: see `presentParts`. */
  readonly parts: ReadonlySet<string>
  readonly usesPersonalityTest: boolean
  readonly hasOfflineInterviewTab: boolean
  readonly simulationTests: readonly number[]
  /** How the AI interview's tabs are chosen (config entry of tab type 3). */
  readonly aiTabMode: AiTabMode
  /** A customer type whose background checks stand in the attachments (decision C42). */
  readonly alwaysShowsAttachments: boolean
  /** The AI data's `meritasSwitch`: whether the competency assessment was ordered. */
  readonly isCompetencyTestOn: boolean
  /** The company or the position has language scores loaded with every report (decision C47). */
  readonly loadsLanguageScore: boolean
  /** What the viewer may do about the candidate. */
  readonly acts: ReadonlySet<ReportAct>
  /** Whether a rejection needs its reason in the comment on the resume (R5-034). */
  readonly needsEliminationReason: boolean
  /** Whether evaluations are kept stage by stage (R6-026). */
  readonly isEvaluatedByStage: boolean
}

/** One tab's rule, as the server finds it in the tab's folder. */
export interface TabRule {
  readonly tabNumber: number
  /** The permission that opens the tab; null where none does. */
  readonly permission: PermissionKey | null
  readonly isShownTo: (facts: TabFacts) => boolean
}
