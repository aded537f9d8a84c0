/** Everything that is written into the audit log: what happened, as noun and past participle. */
export const auditActions = [
  'evaluation.added',
  'decision.made',
  'score.given',
  'remark.added',
  'label.changed',
  'recommendation.made',
  'recommendation.answered',
  'thirdParty.added',
  'thirdParty.changed',
  'thirdParty.deleted',
  'offline.added',
  'attachment.deleted',
  'report.viewed',
  'account.added',
  'account.changed',
  'role.added',
  'role.changed',
  'role.deleted',
  'setting.changed',
  'serviceKey.made',
  'serviceKey.revoked',
  'mail.retried',
] as const
export type AuditAction = (typeof auditActions)[number]

export function isAuditAction(value: string): value is AuditAction {
  return auditActions.some((action) => action === value)
}

/** What an entry says beside who and when: the object, what it was before and is now, what the person had seen. */
export interface AuditDetails {
  /** What was acted on, in words that outlive it: a name, a key of a setting. */
  readonly subject?: string
  readonly from?: unknown
  readonly to?: unknown
  /** For a decision: what was before the person's eyes when they decided. */
  readonly seen?: Seen
}

export interface Seen {
  /** Whether the scores of the model were shown to the person; the server's own word. */
  readonly aiScore: boolean
  /** The tabs, and inner tabs after a dot, that the page says it had opened: `1.0`, `22`. */
  readonly sections: readonly string[]
}

/** One link of a company's chain. */
export interface AuditEntry {
  readonly companyId: string
  /** From 1, without a gap. */
  readonly sequence: number
  /** Epoch milliseconds. */
  readonly at: number
  /** Null for what the installation did by itself. */
  readonly accountId: string | null
  readonly accountName: string | null
  readonly action: string
  readonly candidateId: string | null
  readonly interviewId: string | null
  readonly details: unknown
  /** The hash of the entry before, and `firstHash` for the first one. */
  readonly previousHash: string
}

/** What stands before the first entry. */
export const firstHash = '0'.repeat(64)

/** Writes a value of JSON so that equal values give equal text: keys in order, nothing undefined. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`)
  return `{${fields.join(',')}}`
}

/** The text whose sha256 is the entry's hash. */
export function entryText(entry: AuditEntry): string {
  return canonicalText(entry)
}
