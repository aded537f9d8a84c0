import { readLinkToken, readMailedText } from '@candor/kernel/link-token'
import { withoutEnd } from '@candor/kernel/without-end'
import { isVisitPath } from '../../../shares/shares/rules/visit-pages.ts'
import { linkField } from '../../planning/rules/mail-links.ts'
import { linkPageOf } from './link-pages.ts'

/** The page of a link that sets a password. Its token follows `#`, which browsers send to no server. */
const passwordPage = '/newpassword'

/** Parameter of the token on the page at a path; null for a page without a mailed link. */
function fieldOf(path: string): string | null {
  const page = path.toLowerCase()
  if (page === passwordPage) return '#'
  if (isVisitPath(page) || page === '/newsharereport') return 'userid'
  return linkPageOf(`${page}?${linkField}=`) === null ? null : linkField
}

/** The parameters of a query, without the one that holds the token. */
function othersOf(query: string, field: string): [string, string][] {
  return [...new URLSearchParams(query)].filter(
    ([name, value]) => name.toLowerCase() !== field && value !== '' && readLinkToken(name) === null,
  )
}

/**
 * The address that a mailed link meant, where a scanner or a mail program has rewritten it: encoded its signs, left some
 * around it, or taken `?` or `#` for a part of the path. Null where the address is right, or no link, or cut (S71).
 */
export function mendedLink(address: string): string | null {
  const read = readMailedText(address)
  const [found = ''] = /^\/[a-z/-]+/i.exec(read) ?? []
  const path = withoutEnd(found, /\//)
  const field = fieldOf(path)
  if (field === null) return null
  const rest = read.slice(found.length)
  const [, named] = (field === '#' ? null : new RegExp(`[?&#;]${field}=([^&]*)`, 'i').exec(rest)) ?? []
  const token = readLinkToken(named ?? rest)
  if (token === null) return null
  if (field === '#') return `${path}#${token}`
  const asked = new URL(address, 'http://localhost')
  const isRight = withoutEnd(asked.pathname, /\//) === path && asked.searchParams.get(field) === token
  if (isRight) return null
  const query = rest.slice(rest.search(/[?&#;]/) + 1)
  return `${path}?${new URLSearchParams([[field, token], ...othersOf(query, field)])}`
}
