import type { ReplyOf } from '@candor/call/define'
import type { listBulkFaults } from '../contract.ts'

/** Reads the candidates that an act did not reach. */
export function readFaults(faults: ReplyOf<typeof listBulkFaults>) {
  return faults.map(({ jobseekerChannelId: candidateId, ...fault }) => ({ ...fault, candidateId }))
}
