import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { listHanNames } from '../../../../platform/access/server/queries/search-accounts.ts'
import { isSpelled, isSpelledBy } from '../../../recommend/rules/pinyin.ts'

/** Working out the writings of this many names takes about 10 ms. */
const namesAtOnce = 250

/** The accounts whose name a typed text spells in pinyin, or by its initials. */
export async function listSpelledBy(db: Database, companyId: CompanyId, text: string): Promise<AccountId[]> {
  return isSpelled(text) ? spelledOf(await listHanNames(db, companyId), text) : []
}

interface Named {
  readonly id: AccountId
  readonly name: string
}

/** The accounts among these whose name a text spells. Others are served between the names. */
export async function spelledOf(named: readonly Named[], text: string): Promise<AccountId[]> {
  const found: AccountId[] = []
  for (let from = 0; from < named.length; from += namesAtOnce) {
    if (from > 0) await nextTurn()
    const some = named.slice(from, from + namesAtOnce)
    found.push(...some.filter(({ name }) => isSpelledBy(name, text)).map(({ id }) => id))
  }
  return found
}
