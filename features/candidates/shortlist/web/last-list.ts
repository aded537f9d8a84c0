import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import * as z from 'zod/mini'
import { signedIn } from '../../../sign-in/session/web/signed-in.ts'
import { type ListSearch, readListSearch } from '../rules/list-words.ts'

const key = 'candor.list.address'

export const listPages = { all: '/first/talentList', operated: '/first/talentList2' } as const
type ListPageName = keyof typeof listPages

const Kept = z.object({
  userId: z.string(),
  page: z.enum(['all', 'operated']),
  search: z.record(z.string(), z.unknown()),
})

/** Remembers the list in view, so that the logo and the main navigation lead back to it in this tab. */
export function noteList(page: ListPageName, search: ListSearch): void {
  const userId = signedIn()?.userInfo.userId
  if (userId !== undefined) keepJson('sessionStorage', key, { userId, page, search })
}

/** The list that this account saw last in this tab; null without one, and for all candidates. */
export function lastList(): { page: ListPageName; search: ListSearch } | null {
  const read = Kept.safeParse(keptJson('sessionStorage', key))
  if (!read.success || read.data.userId !== signedIn()?.userInfo.userId) return null
  const { page } = read.data
  const search = readListSearch(read.data.search)
  return page === 'all' && Object.keys(search).length === 0 ? null : { page, search }
}
