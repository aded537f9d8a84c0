import type { Database } from '@candor/db/database'
import type { PersonId } from '@candor/kernel/ids'
import { reachesAllCandidates } from '../../../../platform/access/rules/reach.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { findEvaluationConfig } from '../../../../platform/company/server/queries.ts'
import { listApart } from '../queries/apart.ts'
import {
  type AskedContact,
  type FoundApplication,
  listApplicationsByCompared,
} from '../queries/same-persons.ts'
import { type Contacts, comparedContacts } from '../queries.ts'

/** Another application that may be of the same person, with the contacts that are the same. */
export interface SamePerson extends Omit<FoundApplication, 'at' | 'kind'> {
  readonly by: readonly ('phone' | 'email')[]
}

type Finder = Pick<Viewer, 'companyId' | 'accountId' | 'userType'>

/**
 * Returns for each of these contacts the other applications with the same phone or e-mail, newest first.
 *
 * Only applications that the viewer may see are named. An anonymous candidate never is, and a company that hides names
 * has none: so no answer tells who has a phone or an e-mail (decision S127).
 */
export async function findSamePersons(
  db: Database,
  { companyId, accountId, userType }: Finder,
  contacts: readonly Contacts[],
): Promise<SamePerson[][]> {
  const asked = contacts.flatMap((contact, at) => comparedContacts(contact).map((by) => ({ at, ...by })))
  const found = await findSameByCompared(db, { companyId, accountId, userType }, asked)
  return contacts.map((_, index) => found.get(index) ?? [])
}

/** Another application that somebody told apart. */
export interface PersonToldApart extends SamePerson {
  readonly byName: string
  readonly toldAt: Date
}

interface Hints {
  readonly same: readonly SamePerson[]
  readonly apart: readonly PersonToldApart[]
  readonly own: readonly SamePerson[]
}

/**
 * Other applications with the contacts of a candidate: hints, those that somebody told apart, and those of the own person.
 */
export async function findHints(
  db: Database,
  finder: Finder,
  own: Contacts & { readonly personId: PersonId },
): Promise<Hints> {
  const [found = []] = await findSamePersons(db, finder, [own])
  const others = found.filter(({ personId }) => personId !== own.personId)
  const { companyId } = finder
  const told = await listApart(
    db,
    { companyId, personId: own.personId },
    others.map(({ personId }) => personId),
  )
  const toldOf = new Map(told.map((row) => [row.personId, row]))
  return {
    own: found.filter(({ personId }) => personId === own.personId),
    same: others.filter(({ personId }) => !toldOf.has(personId)),
    apart: others.flatMap((person) => {
      const row = toldOf.get(person.personId)
      return row ? [{ ...person, byName: row.byName, toldAt: row.toldAt }] : []
    }),
  }
}

/** The same for contacts that are compared already: by the index of their owner. */
export async function findSameByCompared(
  db: Database,
  { companyId, accountId, userType }: Finder,
  asked: readonly AskedContact[],
): Promise<Map<number, SamePerson[]>> {
  const { screeningInfoStatus } = await findEvaluationConfig(db, companyId)
  if (screeningInfoStatus === 1) return new Map()
  const assignedTo = reachesAllCandidates(userType) ? null : accountId
  const found = await listApplicationsByCompared(db, { companyId, assignedTo }, asked)
  return new Map([...Map.groupBy(found, ({ at }) => at)].map(([at, same]) => [at, groupByCandidate(same)]))
}

function groupByCandidate(found: readonly FoundApplication[]): SamePerson[] {
  const persons = new Map<string, SamePerson>()
  for (const { at: _at, kind, ...application } of found) {
    const known = persons.get(application.candidateId)
    persons.set(application.candidateId, { ...application, by: known ? [...known.by, kind] : [kind] })
  }
  return [...persons.values()]
}
