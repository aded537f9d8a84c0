import { contactLines, fieldOf, isOfOthers, type Sighting } from './contact-zone.ts'
import { type FoldedLine, stretch } from './line.ts'
import type { ReadField } from './read-resume.ts'
import type { Section } from './sections.ts'

const maxLocal = 64
const maxDomain = 200
const localSign = /[a-z0-9._%+'-]/i
const domainSign = /[a-z0-9.-]/i

/** Hosts of job boards, whose own addresses stand in the resumes that they export. */
const boards =
  /(?:^|\.)(?:zhaopin|51job|liepin|bosszhipin|zhipin|lagou|linkedin|indeed|glassdoor|cakeresume|yourator|dajie)\.com$|(?:^|\.)(?:104|1111)\.com\.tw$/i

function runLeft(text: string, at: number): number {
  let start = at
  while (start > 0 && at - start < maxLocal && localSign.test(text.charAt(start - 1))) start -= 1
  while (start < at && /[.'-]/.test(text.charAt(start))) start += 1
  return start
}

function runRight(text: string, at: number): number {
  let end = at
  while (end < text.length && end - at < maxDomain && domainSign.test(text.charAt(end))) end += 1
  const glued = /\.[a-z]{2,12}(?=[A-Z])/.exec(text.slice(at, end))
  // "example.comTel" is an address and the label behind it.
  if (glued) end = at + glued.index + glued[0].length
  while (end > at && /[.-]/.test(text.charAt(end - 1))) end -= 1
  return end
}

const isDomain = (domain: string) =>
  domain.length > 3 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,6}[a-z]{2,12}$/i.test(domain)

/** Endings of domains that are whole as they stand. */
const frequentEnding =
  /\.(?:com|cn|net|org|hk|tw|edu|gov|io|me|ie|uk|de|fr|eu|us|ca|au|sg|jp|in|nl|info|dev|co)$/i

/** The line below an address that ends its line, where it may be the rest of a broken address. */
function lineBelow(line: FoldedLine, end: number, next: FoldedLine | undefined): string {
  if (line.folded.slice(end).trim() !== '' || !next) return ''
  const rest = next.folded.trim()
  return /^\.?[a-z0-9][a-z0-9.-]{0,30}$/.test(rest) && /[a-z]$/.test(rest) ? rest : ''
}

/**
 * The domains that may stand at a position: one, or two where a narrow column may have broken it and nothing tells so.
 */
function domainsAt(domain: string, rest: string): string[] {
  const whole = `${domain}${rest}`
  if (rest === '' || !isDomain(whole)) return [domain]
  if (!isDomain(domain) || rest.startsWith('.')) return [whole]
  const isBroken = frequentEnding.test(whole) && rest.length <= 2
  if (isBroken) return [whole]
  return frequentEnding.test(domain) ? [domain] : [domain, whole]
}

/** Points by which a line stands out over all other lines of its page where the page cuts it. */
const standingOut = 3

const piecesOf = ({ span }: FoldedLine) => (span.kind === 'page' ? span.pieces : [])

const rightEdge = (line: FoldedLine) =>
  piecesOf(line).reduce((edge, { x, width }) => Math.max(edge, x + width), 0)

const leftEdge = (lines: readonly FoldedLine[]) =>
  lines.flatMap(piecesOf).reduce((edge, { x }) => Math.min(edge, x), Number.POSITIVE_INFINITY)

/**
 * Whether an address ends its line and stands out over its page: over all other lines, and into a margin as wide as
 * that on the left. The edge of the page may have cut the rest of it off.
 */
function mayBeCut(line: FoldedLine, end: number, lines: readonly FoldedLine[]): boolean {
  const { span } = line
  if (span.kind !== 'page' || /[^.\s-]/.test(line.folded.slice(end))) return false
  const own = lines.filter((other) => other.span.kind === 'page' && other.span.page === span.page)
  const others = own.filter((other) => other !== line)
  const edge = rightEdge(line)
  return (
    others.length > 0 &&
    edge > Math.max(...others.map(rightEdge)) + standingOut &&
    edge > span.size.width - leftEdge(own)
  )
}

function addressesAt(line: FoldedLine, sign: number, lines: readonly FoldedLine[]) {
  const next = lines[line.line + 1]
  const text = line.folded
  const start = runLeft(text, sign)
  const end = runRight(text, sign + 1)
  const local = text.slice(start, sign)
  if (local === '' || local.includes('..')) return []
  const dot = text.charAt(end) === '.' ? '.' : ''
  const below = lineBelow(line, end + dot.length, next)
  const rest = below === '' || below.startsWith('.') ? below : `${dot}${below}`
  return domainsAt(text.slice(sign + 1, end), rest)
    .filter((domain) => isDomain(domain) && !boards.test(domain))
    .filter((domain) => frequentEnding.test(domain) || !mayBeCut(line, end, lines))
    .map((domain) => ({ start, end, address: `${local}@${domain}` }))
}

/** The e-mail address of the candidate. Addresses of referees, relatives and job boards do not count. */
export function readEmail(
  sections: readonly Section[],
  lines: readonly FoldedLine[],
): ReadField<string> | null {
  const sightings: Sighting<string>[] = []
  for (const { at, standing } of contactLines(sections)) {
    const { line } = at
    for (
      let sign = line.folded.indexOf('@', at.start);
      sign >= 0;
      sign = line.folded.indexOf('@', sign + 1)
    ) {
      for (const { start, end, address } of addressesAt(line, sign, lines)) {
        if (isOfOthers(line, start)) continue
        sightings.push({
          value: address,
          key: address.toLowerCase(),
          at: stretch(line, start, end),
          standing,
        })
      }
    }
  }
  return fieldOf(sightings)
}
