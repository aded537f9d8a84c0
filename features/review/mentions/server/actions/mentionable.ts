import type { Database } from '@candor/db/database'
import { maxOffered } from '../../contract.ts'
import { findWhoMaySee } from '../queries.ts'
import { listSpelledBy } from './spelled.ts'

/** The colleagues who may see the candidate, or all candidates of an act on many, by name, pinyin or initials; the first ones by name. */
export async function findMentionableColleagues(
  db: Database,
  about: Parameters<typeof findWhoMaySee>[1],
  typed: string,
) {
  const text = typed.trim()
  const also = await listSpelledBy(db, about.companyId, text)
  return findWhoMaySee(db, about, { text, also, limit: maxOffered })
}
