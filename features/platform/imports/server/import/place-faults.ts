import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { isRecord } from '@candor/kernel/is-record'
import type { RuleFault } from '../../rules/fault.ts'
import { findImportedCandidate, findPosition } from '../queries/candidates.ts'
import { findOwnersOfInterviews } from '../queries/interviews.ts'

/** An external id as a bundle writes it; null where it is none, which the schema says. */
function idIn(value: unknown): string | null {
  const id = isRecord(value) ? value.externalId : null
  return typeof id === 'string' && id !== '' && id.length <= 128 ? id : null
}

/**
 * The faults of a bundle's place among the stored records: its position, and whose its interviews are.
 *
 * Looked for with all other faults, so that a sender learns of them at once. Storing asks again, within its transaction.
 *
 * Another import may store the same bundle meanwhile. What points to something is read before it: interviews before
 * their candidate, and the candidate before its position. So nothing is read without what it points to.
 */
export async function findPlaceFaults(
  db: Database,
  companyId: CompanyId,
  value: unknown,
): Promise<RuleFault[]> {
  if (!isRecord(value)) return []
  const { position } = value
  const externalId = idIn(value)
  const positionKey = idIn(position)
  const isNamed = isRecord(position) && position.name !== undefined
  const ids = Array.isArray(value.interviews) ? value.interviews.map(idIn) : []
  const owners = await findOwnersOfInterviews(
    db,
    companyId,
    ids.flatMap((id) => id ?? []),
  )
  const candidate = externalId === null ? null : await findImportedCandidate(db, companyId, externalId)
  const positionId = positionKey === null ? null : await findPosition(db, companyId, positionKey)
  const path = ['position', 'externalId']
  const faults: RuleFault[] = []
  if (positionKey !== null && positionId === null && !isNamed) {
    faults.push({ path, fault: 'unknownPosition', values: { position: positionKey } })
  }
  const isElsewhere =
    candidate !== null && (positionId !== null || isNamed) && candidate.positionId !== positionId
  if (positionKey !== null && isElsewhere) faults.push({ path, fault: 'otherPosition' })
  for (const [index, id] of ids.entries()) {
    const owner = owners.get(id ?? '')
    if (owner !== undefined && owner !== candidate?.id) {
      faults.push({ path: ['interviews', index, 'externalId'], fault: 'otherCandidate' })
    }
  }
  return faults
}
