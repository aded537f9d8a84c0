/** The actions in the audit log, each as noun and past participle. */
export const auditActions = [
  'evaluation.added',
  'decision.made',
  'decision.withdrawn',
  'score.given',
  'remark.added',
  'remark.changed',
  'remark.deleted',
  'label.changed',
  'voice.named',
  'recommendation.made',
  'recommendation.answered',
  'recommendation.reminded',
  'recommendation.withdrawn',
  'thirdParty.added',
  'thirdParty.changed',
  'thirdParty.deleted',
  'offline.added',
  'attachment.deleted',
  'report.viewed',
  'report.downloaded',
  'share.made',
  'share.sentOn',
  'share.passwordRenewed',
  'share.revoked',
  'account.added',
  'account.addedFrozen',
  'account.changed',
  'account.invited',
  'account.uninvited',
  'account.joined',
  'role.added',
  'role.changed',
  'role.deleted',
  'setting.changed',
  'interviewer.matched',
  'serviceKey.made',
  'serviceKey.revoked',
  'directory.changed',
  'directory.groupChanged',
  'directory.groupRemoved',
  'provider.added',
  'provider.changed',
  'provider.removed',
  'provider.refused',
  'provider.gone',
  'domain.proved',
  'domain.lost',
  'identity.linked',
  'identity.unlinked',
  'mail.retried',
  'lead.changed',
  'signIn.made',
  'signIn.refused',
  'session.ended',
  'signInRules.changed',
  'password.changed',
  'password.forgotten',
  'password.reset',
  'number.proved',
  'number.removed',
  'appLink.made',
  'appLink.removed',
  'secondFactor.added',
  'secondFactor.removed',
  'secondFactor.reset',
  'recoveryCode.used',
  'recoveryCodes.renewed',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'passkey.refused',
  'candidate.added',
  'candidate.changed',
  'candidate.removed',
  'candidate.erased',
  'candidate.moved',
  'candidate.ended',
  'candidate.reopened',
  'candidate.exported',
  'list.exported',
  'copy.downloaded',
  'copy.linked',
  'copy.unlinked',
  'candidates.merged',
  'candidates.unmerged',
  'persons.parted',
  'persons.unparted',
  'candidate.kept',
  'keeping.ended',
  'retention.changed',
  'position.added',
  'position.changed',
  'position.closed',
  'position.reopened',
  'jobPage.published',
  'jobPage.takenBack',
  'jobPage.changed',
  'jobSettings.changed',
  'stages.changed',
  'firstSteps.changed',
  'bundle.imported',
  'company.imported',
  'company.added',
  'form.added',
  'form.changed',
  'form.published',
  'form.discarded',
  'form.ended',
  'form.reopened',
  'time.offered',
  'time.chosen',
  'time.linked',
  'plan.answered',
  'invitation.answered',
  'freeTimes.changed',
  'feedback.given',
  'feedback.changed',
  'plan.made',
  'plan.changed',
  'plan.cancelled',
  'planPassword.viewed',
  'calendarAddress.made',
  'calendarAddress.ended',
  'page.linked',
  'page.unlinked',
  'consent.given',
  'consent.declined',
  'consent.withdrawn',
  'idCard.received',
  'idCard.forgotten',
  'account.erased',
  'act.undone',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Views of a report. They change nothing and are most of a log; partial indexes leave out this action by its name. */
export const viewAction = 'report.viewed' satisfies AuditAction

export function isAuditAction(value: string): value is AuditAction {
  return auditActions.some((action) => action === value)
}

/** Details of an entry beside account and time: object, values before and after, parts seen. */
export interface AuditDetails {
  /** Name of the object, as the object itself may be deleted. */
  readonly subject?: string
  readonly from?: unknown
  readonly to?: unknown
  /** Parts that the person had seen before a decision. */
  readonly seen?: Seen
  /** Of an erasure: the entries that lost their values by it, and the hashes of the names that are gone. */
  readonly erased?: ErasedValues
}

/** What an erasure took out of the log. Only an entry that is named here may lack its values. */
export interface ErasedValues {
  readonly entries: readonly ErasedEntry[]
  readonly names?: readonly string[]
}

export interface ErasedEntry {
  readonly sequence: number
  /** `remainderText` of the entry, hashed: everything that stays of it. */
  readonly hash: string
}

export interface Seen {
  /** Whether the person was shown the scores of the model, as the server knows. */
  readonly aiScore: boolean
  /** The tabs that the page says it had opened, inner ones after a dot: `1.0`, `22`. */
  readonly sections: readonly string[]
}

/** One link of a company's chain, as it is stored. */
export interface AuditEntry {
  readonly companyId: string
  /** From 1, without a gap. */
  readonly sequence: number
  /** UTC, to the microsecond, as the database stores it: `2026-03-14T02:00:00.000000Z`. */
  readonly at: string
  /** Null for acts of the installation. */
  readonly accountId: string | null
  /** In the row itself, as entries before form 3 were written; null where `nameHash` names it. */
  readonly accountName: string | null
  /** Names the row of `audit_name` with the account's name of that time. */
  readonly nameHash: string | null
  readonly action: string
  readonly candidateId: string | null
  readonly interviewId: string | null
  /** Without private fields. */
  readonly details: unknown
  /**
   * The salted hash of the private fields; null without any. Empty in an entry before form 3, whose own hash proves
   * them.
   */
  readonly valuesHash: string | null
  /** The hash of the previous entry; `firstHash` for the first one. */
  readonly previousHash: string
}

/** The previous hash of the first entry. */
export const firstHash = '0'.repeat(64)

/** A moment as the database stores it, to the microsecond; a JavaScript date has only milliseconds. */
export function storedTime(at: Date): string {
  return at.toISOString().replace('Z', '000Z')
}
