import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../platform/erasing/rules/part.ts'
import { isDueNow } from './queries/due.ts'

export const erase: ErasePart<Database> = {
  // The reason is a colleague's, which the company keeps to itself.
  tables: [{ table: 'retention_keep', by: 'candidate_id', copied: [] }],
  // The order may be old: a server was killed, and somebody has kept or reopened the candidate since.
  keepsFromRule: async ({ db, now, ...candidate }) => !(await isDueNow(db, candidate, now)),
}
