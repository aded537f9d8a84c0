import type { Database } from '@candor/db/database'
import { listHanNames } from '../../../../platform/access/server/queries/search-accounts.ts'
import { isSpelled, isSpelledBy } from '../../../recommend/rules/pinyin.ts'
import { maxOffered } from '../../contract.ts'
import { findWhoMaySee } from '../queries.ts'

/** The colleagues who may see the candidate, or all candidates of an act on many, by name, pinyin or initials; the first ones by name. */
export async function findMentionableColleagues(
  db: Database,
  about: Parameters<typeof findWhoMaySee>[1],
  typed: string,
) {
  const text = typed.trim()
  const named = isSpelled(text) ? await listHanNames(db, about.companyId) : []
  const also = named.filter(({ name }) => isSpelledBy(name, text)).map(({ id }) => id)
  return findWhoMaySee(db, about, { text, also, limit: maxOffered })
}
