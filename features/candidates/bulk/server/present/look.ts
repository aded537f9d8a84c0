import type { ReplyOf } from '@candor/call/define'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { maskedName } from '../../../../platform/access/rules/reach.ts'
import { type BulkFault, bulkFaults, type lookAtBulk } from '../../contract.ts'
import type { Judged } from '../actions/judge-each.ts'

/** The most names that a look tells of a group. */
const mostNames = 20

interface Named {
  readonly name: string
  readonly nameLatin: string | null
  readonly isAnonymous: boolean
}

/** The name of a candidate in the reader's language, masked where the report hides it. */
export function shownName({ name, nameLatin, isAnonymous }: Named, locale: Locale): string {
  return isAnonymous ? maskedName(name) : nameIn(locale, name, nameLatin)
}

/** A candidate out of the caller's reach has no name. */
export function presentLook(
  { reached, faults, rows }: Judged,
  locale: Locale,
): Pick<ReplyOf<typeof lookAtBulk>, 'count' | 'names' | 'left'> {
  const nameOf = (id: string) => {
    const row = rows.get(id)
    return row ? [shownName(row, locale)] : []
  }
  const byFault = Map.groupBy(faults, ([, { why }]): BulkFault => why)
  return {
    count: reached.length,
    names: reached.slice(0, mostNames).flatMap(({ actor }) => nameOf(actor.candidateId)),
    left: bulkFaults.flatMap((why) => {
      const group = byFault.get(why) ?? []
      const names = group.slice(0, mostNames).flatMap(([id]) => nameOf(id))
      return group.length === 0 ? [] : [{ why, count: group.length, names }]
    }),
  }
}
