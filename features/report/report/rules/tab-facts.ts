import type { ReportAct } from '../../../platform/access/rules/acts.ts'
import type { PermissionKey, PersonalPart } from '../../../platform/access/rules/permissions.ts'
import type { TabFactsReply } from '../contract.ts'

/** The facts of a reply. */
export type SentFacts = {
  readonly [Fact in keyof TabFactsReply]: Readonly<TabFactsReply[Fact]>
}

/** The facts that the conditions of tabs depend on. The server works them out; the page only reads them. */
export interface TabFacts extends Omit<SentFacts, 'permissions' | 'personalParts' | 'parts' | 'acts'> {
  readonly permissions: ReadonlySet<PermissionKey>
  readonly personalParts: ReadonlySet<PersonalPart>
  readonly parts: ReadonlySet<string>
  readonly acts: ReadonlySet<ReportAct>
  readonly isMiniapp: boolean
  readonly isPersonal: boolean
}

/** One tab's rule, which the server finds in the tab's folder. */
export interface TabRule {
  readonly tabNumber: number
  /** Its place in the bar, from the left. Places are multiples of ten, so that a new tab fits between two. */
  readonly tabPlace: number
  /** The permission that opens the tab; null where none does. */
  readonly permission: PermissionKey | null
  readonly isShownTo: (facts: TabFacts) => boolean
  readonly isLastResort?: boolean
  /** Whether the tab only stands beside others: it keeps no other from being the last resort. */
  readonly isBesideOthers?: boolean
}
