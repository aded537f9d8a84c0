import type { Database } from '@candor/db/database'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { findSameByCompared, type SamePerson } from '../../../persons/server/actions/same-persons.ts'
import type { RowFate } from '../../contract/table.ts'
import { fateOf, type SameKind, twinsOf } from '../../rules/fates.ts'
import { type FatedTableRow, listFated } from '../queries/rows.ts'

export interface FatedRowOf {
  readonly row: FatedTableRow
  readonly fate: RowFate
  readonly same: readonly SamePerson[]
  /** The id of a newer row of the same person. */
  readonly newer: string | null
}

/** A compared contact with its kind, as a row keeps it. */
export function readContact(contact: string): { kind: 'phone' | 'email'; compared: string } {
  const compared = contact.slice(contact.indexOf(' ') + 1)
  return { kind: contact.startsWith('phone ') ? 'phone' : 'email', compared }
}

type Finder = Pick<Viewer, 'companyId' | 'accountId' | 'userType'>

function sameKindOf(same: readonly SamePerson[], positionId: string | null): SameKind | null {
  if (same.length === 0) return null
  return same.some((person) => person.positionId === positionId) ? 'here' : 'elsewhere'
}

/** What happens to each row of a table when the person adds now, and to whom it is the same. */
export async function findFates(
  db: Database,
  finder: Finder,
  table: { readonly id: string; readonly headerRow: number },
): Promise<FatedRowOf[]> {
  const rows = await listFated(db, table.id, table.headerRow)
  const asked = rows.flatMap(({ state, contacts }, at) =>
    state === 'open' ? contacts.map((contact) => ({ at, ...readContact(contact) })) : [],
  )
  const same = await findSameByCompared(db, finder, asked)
  const twins = twinsOf(rows)
  return rows.map((row, index) => {
    const persons = same.get(index) ?? []
    const newer = twins.get(row.id) ?? null
    return {
      row,
      fate: fateOf(row, sameKindOf(persons, row.positionId), newer !== null),
      same: persons,
      newer,
    }
  })
}
