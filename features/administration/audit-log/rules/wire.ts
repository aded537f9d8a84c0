import type { ReplyOf } from '@candor/call/define'
import { isRecord } from '@candor/kernel/is-record'
import { reportSearch } from '../../../candidates/candidates/rules/ids.ts'
import type { Seen } from '../../../platform/audit/rules/entry.ts'
import type { listAuditEntries } from '../contract.ts'
import { fieldsOf } from './descriptions.ts'

type Entry = ReplyOf<typeof listAuditEntries>['list'][number]
type OfReport = Pick<Entry, 'candidateName' | 'jobseekerChannelId' | 'interviewId'>
type OfAct = Pick<Entry, 'action' | 'jobseekerChannelId'>

/** The part of the installation that acted without a person. */
export function readDoer(details: unknown): 'directory' | 'provider' | 'system' {
  const { by } = fieldsOf(fieldsOf(details).to)
  return by === 'directory' || by === 'provider' ? by : 'system'
}

/** The parts that the person had seen before a decision; null if the entry does not say. */
export function readSeen(details: unknown): Seen | null {
  const { seen } = fieldsOf(details)
  if (!isRecord(seen)) return null
  const sections: unknown[] = Array.isArray(seen.sections) ? seen.sections : []
  return {
    aiScore: seen.aiScore === true,
    sections: sections.filter((section) => typeof section === 'string'),
  }
}

/** Reads the address of the report that an entry is about; null where none is left to open. */
export function readReport({ candidateName, jobseekerChannelId: candidateId, interviewId }: OfReport) {
  return candidateName && candidateId ? reportSearch({ candidateId, interviewId }) : null
}

/** The candidate whose page of facts an entry leads to: a merge is undone there. Null for entries of other acts. */
export function readMergedCandidate({ action, jobseekerChannelId: candidateId }: OfAct): string | null {
  return action.startsWith('candidates.') ? candidateId : null
}
