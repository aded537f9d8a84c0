import type { AppServices } from '@candor/db/database'
import { UnreadableDocument } from '@candor/kernel/stored'
import type { AuthorizedReport } from '../../../../platform/access/server/gate/report-access.ts'

/** Reads a stored part, or gives what stands in its place where it cannot be read. */
export type ReadPart = <T>(read: () => T, instead: T) => T

/**
 * Reads the parts of a report, or of a company, that one reply holds. One that cannot be read is logged and listed in
 * `unreadable`, and the others are sent: its section says so, and never that there is none.
 */
export function partReader(
  { log }: Pick<AppServices, 'log'>,
  {
    companyId,
    candidateId,
    interviewId,
  }: Pick<AuthorizedReport, 'companyId'> & Partial<Pick<AuthorizedReport, 'candidateId' | 'interviewId'>>,
) {
  const unreadable: string[] = []
  const readPart: ReadPart = (read, instead) => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      log.error({ err: error, companyId, candidateId, interviewId }, 'a stored part cannot be read')
      unreadable.push(error.part)
      return instead
    }
  }
  return { unreadable, readPart }
}
