import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import { type AuditAction, viewAction } from '../../rules/entry.ts'

interface OfCandidate {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

interface Selected {
  readonly actions: readonly AuditAction[]
  /** The filter of the timeline; an act without an account is the candidate's where `isOfCandidate` says so. */
  readonly group: 'people' | 'machine' | 'candidate'
  readonly isOfCandidate?: boolean
  /** Only acts of this account. */
  readonly by?: AccountId
  /** The told details as jsonb. The entry is called `entry`. */
  readonly facts: RawBuilder<unknown>
  readonly where?: RawBuilder<boolean>
}

/** Entries of the audit log about a candidate as entries of the timeline: only the log knows of these acts. */
export function timelineEntries({ companyId, candidateId }: OfCandidate, of: Selected): RawBuilder<unknown> {
  const group = of.isOfCandidate
    ? sql`case when entry.account_id is null then 'candidate' else 'people' end`
    : sql`${of.group}::text`
  return sql`
    select 'log:' || entry.sequence, entry.at, entry.action, ${group}, entry.account_id, entry.account_name, ${of.facts}
    from audit_entry_whole as entry
    where entry.company_id = ${companyId} and entry.candidate_id = ${candidateId} and entry.action <> ${sql.lit(viewAction)}
      and entry.action = any(${[...of.actions]}::text[])
      and (${of.by ?? null}::uuid is null or entry.account_id = ${of.by ?? null})
      and ${of.where ?? sql<boolean>`true`}`
}
