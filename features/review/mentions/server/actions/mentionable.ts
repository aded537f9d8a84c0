import type { Database } from '@candor/db/database'
import type { AccountReport } from '../../../../platform/access/server/gate/report-access.ts'
import { listHanNames } from '../../../../platform/access/server/queries/search-accounts.ts'
import { isSpelled, isSpelledBy } from '../../../recommend/rules/pinyin.ts'
import { maxOffered } from '../../contract.ts'
import { findWhoMaySee } from '../queries.ts'

/** The colleagues who may see the candidate, by name, pinyin or initials; the first ones by name. */
export async function findMentionableColleagues(db: Database, reader: AccountReport, typed: string) {
  const text = typed.trim()
  const named = isSpelled(text) ? await listHanNames(db, reader.companyId) : []
  const also = named.filter(({ name }) => isSpelledBy(name, text)).map(({ id }) => id)
  return findWhoMaySee(db, reader, { text, also, limit: maxOffered })
}
