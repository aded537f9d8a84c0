import { type DateRange, dateRanges } from './date-range.ts'
import { entryParts, placed, placedDate, tableLabels, tableRows } from './entry-parts.ts'
import {
  type EntryLabel,
  hasEmployerWord,
  hasTitleWord,
  isBody,
  isDepartment,
  isOtherFact,
  isPlace,
} from './entry-words.ts'
import { placeOf, type Stretch } from './line.ts'
import type { ReadWork } from './read-resume.ts'
import type { Section } from './sections.ts'

/** Lines of one entry: its head with the period, and its text. */
interface Block {
  /** Values of its row in a table with a head. */
  readonly row: ReadonlyMap<EntryLabel, Stretch> | undefined
  readonly range: DateRange
  readonly head: readonly Stretch[]
  readonly body: readonly Stretch[]
}

/** A line with the period of an entry, and the number of further parts in it. */
interface Anchor {
  readonly index: number
  readonly range: DateRange
  readonly parts: number
}

const isLabelled = (at: Stretch) => {
  const { labelled } = entryParts(at, null)
  return labelled.size > 0
}

function anchorsOf(lines: readonly Stretch[]): Anchor[] {
  return lines.flatMap((at, index) => {
    const range = dateRanges(at).find(({ begin }) => begin) ?? null
    // A period within a sentence is no head.
    if (!range || at.words.length - range.at.words.length > 90) return []
    if (isBody(at) && !/^[(\s]*$/.test(at.words.slice(0, range.at.start - at.start)) && at.words.length > 60)
      return []
    if (/^[•●◆■▪‣➢·-]/.test(at.words)) return []
    const { labelled, plain } = entryParts(at, range)
    return [{ index, range, parts: plain.filter(({ words }) => !isPlace(words)).length + labelled.size }]
  })
}

/** How many lines a head may have above its period. */
const maxAbove = 2

/** The head lines directly above a period, back to the text of the entry before. */
function linesAbove(lines: readonly Stretch[], anchor: Anchor, most: number): Stretch[] {
  const above: Stretch[] = []
  for (let index = anchor.index - 1; index >= 0 && above.length < most; index -= 1) {
    const at = lines[index]
    if (!at || isBody(at) || tableLabels(at) || dateRanges(at).some(({ begin }) => begin)) break
    above.unshift(at)
  }
  return above
}

/** The lines between a period and the text of its entry that still belong to the head. */
function linesBelow(lines: readonly Stretch[], from: number, to: number, most: number): Stretch[] {
  const below: Stretch[] = []
  for (const at of lines.slice(from, to)) {
    if (below.length >= most || (isBody(at) && !isLabelled(at))) break
    below.push(at)
  }
  return below
}

/**
 * Parts the lines of a section into entries. The first entry shows the layout: the lines between the heading and the
 * first period are as many as stand above each further period.
 */
function blocksOf(lines: readonly Stretch[]): Block[] {
  const anchors = anchorsOf(lines)
  const [first] = anchors
  const rows = tableRows(lines)
  if (!first) return []
  const aboveFirst = linesAbove(lines, first, maxAbove + 1).length
  const most = aboveFirst > maxAbove ? 0 : aboveFirst
  const aboves = anchors.map((anchor) => linesAbove(lines, anchor, most))
  return anchors.map((anchor, index) => {
    const above = aboves[index] ?? []
    const next = anchors[index + 1]
    const end = next ? next.index - (aboves[index + 1]?.length ?? 0) : lines.length
    const anchorLine = lines[anchor.index]
    const wanted = above.length + anchor.parts >= 2 ? 0 : 2 - above.length - anchor.parts
    const labelledBelow = lines[anchor.index + 1]
    const more = labelledBelow && isLabelled(labelledBelow) ? 4 : wanted
    const below = linesBelow(lines, anchor.index + 1, end, more)
    const body = lines.slice(anchor.index + 1 + below.length, Math.max(end, anchor.index + 1 + below.length))
    const row = anchorLine ? rows.get(anchorLine) : undefined
    return { row, range: anchor.range, head: [...above, ...(anchorLine ? [anchorLine] : []), ...below], body }
  })
}

interface Roles {
  readonly employer: Stretch | null
  readonly title: Stretch | null
}

const noise =
  /^(?:全职|兼职|实习|正职|full[- ]?time|part[- ]?time|contract|internship|permanent|现任|离职|在职|\d{1,2} ?(?:人|年|个月).*|\(.*\)?|\d+.*|.*(?:人以上|万|行业|规模|薪|下属).*)$/iu

/** Which part is the employer and which the title: by their words. A part without such words takes the place that is left. */
function rolesOf(parts: readonly Stretch[], hasTitle: boolean): Roles {
  const usual = parts.filter(
    ({ words }) => !isPlace(words) && !noise.test(words) && /\p{L}{2}/u.test(words) && words.length <= 80,
  )
  const both = usual.map((part) => ({
    part,
    isTitle: hasTitleWord(part.words),
    isEmployer: hasEmployerWord(part.words),
  }))
  const mixed = both.find((one) => one.isTitle && one.isEmployer)
  // A single part with the words of both is the employer and the title without a sign between them.
  const title = both.find((one) => one.isTitle && !one.isEmployer) ?? (both.length > 1 ? mixed : undefined)
  const employer = both.find((one) => one.isEmployer && one !== title && (one !== mixed || both.length > 1))
  const left = both.filter((one) => one !== title && one !== employer && !one.isTitle)
  const [unnamed, ...others] = left.filter(({ part }) => !isDepartment(part.words))
  const only = others.length === 0 || unnamed?.part.line !== others[0]?.part.line ? unnamed : undefined
  return {
    employer: employer?.part ?? (title || hasTitle ? (only?.part ?? null) : null),
    title: title?.part ?? (employer && others.length === 0 ? (unnamed?.part ?? null) : null),
  }
}

const maxContent = 4_000

function contentOf(body: readonly Stretch[]) {
  const [first] = body
  if (!first) return null
  const value = body
    .map(({ words }) => words.replace(/\t+/g, ' '))
    .join('\n')
    .slice(0, maxContent)
  return { value, places: body.slice(0, 60).map(placeOf) }
}

function entryOf({ row, range, head, body }: Block): ReadWork {
  const parts = head.map((at) => entryParts(at, at.line === range.at.line ? range : null))
  const employer = row?.get('employer') ?? parts.flatMap(({ labelled }) => labelled.get('employer') ?? [])[0]
  const title = row?.get('title') ?? parts.flatMap(({ labelled }) => labelled.get('title') ?? [])[0]
  const roles = rolesOf(
    parts.flatMap(({ plain }) => plain),
    title !== undefined,
  )
  return {
    employer: placed(employer ?? roles.employer),
    title: placed(title ?? roles.title),
    begin: placedDate(range.begin),
    end: placedDate(range.end),
    content: contentOf(body),
    places: head.map(placeOf),
  }
}

const maxEntries = 40

/** The entries of the work. Parts that are not sure are left out. */
export function readWork(sections: readonly Section[]): ReadWork[] {
  return sections
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ lines }) => blocksOf(lines.filter((at) => !isOtherFact(at))))
    .map(entryOf)
    .filter(({ employer, title }) => employer || title)
    .slice(0, maxEntries)
}
