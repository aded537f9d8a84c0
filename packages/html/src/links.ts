import sanitize from 'sanitize-html'
import { cleaning } from './clean.ts'

/** The address of a link that may be followed: http or https, and no name before the host that would pass for it. */
function followable(href: string | undefined): URL | null {
  const url = URL.parse(href ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.username === '' && url.password === '' ? url : null
}

const options: sanitize.IOptions = {
  ...cleaning,
  allowedTags: [...(cleaning.allowedTags || []), 'a'],
  allowedAttributes: { ...cleaning.allowedAttributes, a: ['href', 'target', 'rel'] },
  allowedSchemesByTag: { img: ['data'], a: ['http', 'https'] },
  transformTags: {
    a: (_tag, { href }) => {
      const url = followable(href)
      const attribs: sanitize.Attributes = url
        ? { href: url.href, target: '_blank', rel: 'noopener noreferrer' }
        : {}
      return { tagName: url ? 'a' : 'span', attribs }
    },
  },
}

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''
/** Longer words are no address, and could hide one. */
const longestWords = 500
const namedHosts = /(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}/giu

/** Whether the words of a link name a host that it does not lead to. What nobody sees in them does not count. */
function saysOtherHost(words: string, host: string): boolean {
  if (words.length > longestWords) return true
  const seen = words.replace(/&amp;/g, '&').replace(/[\p{Cf}\s]/gu, '')
  return [...seen.matchAll(namedHosts)].some(([named]) => hostOf(`https://${named}`) !== host)
}

/** Clean HTML in pieces: in it `<` begins a tag, and nothing else. */
const pieces = /<a href="([^"]*)"[^<>]*>|<[^<>]*>|[^<]+/g

/** Writes after each link whose words name another host where it leads. */
function writeTargets(clean: string): string {
  let open: { host: string; words: string } | null = null
  const end = () => {
    const target = open && saysOtherHost(open.words, open.host) ? ` (→ ${open.host})` : ''
    open = null
    return target
  }
  return clean.replace(pieces, (piece: string, href: string | undefined) => {
    if (href !== undefined) {
      const target = end()
      open = { host: hostOf(href.replace(/&amp;/g, '&')), words: '' }
      return `${target}${piece}`
    }
    if (piece === '</a>') return `${piece}${end()}`
    if (open && !piece.startsWith('<')) open.words += piece
    return piece
  })
}

/**
 * Cleans HTML as `cleanHtml` does, and keeps links of http and https: they open apart and tell nothing of the reader.
 *
 * A link whose words name one host and that leads to another has the other written after it.
 */
export function cleanHtmlWithLinks(html: string): string {
  return writeTargets(sanitize(html, options))
}
