import { headingKind, type SectionKind } from './headings.ts'
import { cellsOf, type FoldedLine, type Stretch, stretch, wholeLine } from './line.ts'

/** A section of a resume: its kind, and the content of its lines without the heading. */
export interface Section {
  readonly kind: SectionKind
  readonly lines: readonly Stretch[]
}

/** A line that begins with a heading, and the words behind it. */
interface Opening {
  readonly kind: SectionKind
  readonly rest: Stretch | null
}

const decoration = /^[\s\p{So}\p{Sk}\p{Co}■●◆▪▶►★☆|/\\#*•·>_=~+-]+/u

/** `5年` or `3-5 years` behind a heading makes it a label: "Work experience: 5 years". */
const amount = /^:?\s*(?:\d|[一二三四五六七八九十]{1,2}年|无|暂无|应届)/

function openingOf(line: FoldedLine): Opening | null {
  const whole = wholeLine(line)
  const text = whole.words.replace(decoration, '')
  const kind = headingKind(text)
  if (kind) return { kind, rest: null }
  const [first, second] = cellsOf(line)
  if (first && second) {
    const kindOfCell = headingKind(first.words)
    const rest = stretch(line, second.start, line.folded.length)
    const isLabel = amount.test(rest.words) && !/^(?:19|20)\d\d/.test(rest.words)
    return kindOfCell && !isLabel ? { kind: kindOfCell, rest } : null
  }
  const colon = whole.words.slice(0, 24).indexOf(':')
  if (colon < 0) return null
  const kindOfLabel = headingKind(whole.words.slice(0, colon).replace(decoration, ''))
  const rest = stretch(line, whole.start + colon + 1, line.folded.length)
  // Only lists stand on the line of their heading.
  return kindOfLabel === 'skills' || kindOfLabel === 'others' ? { kind: kindOfLabel, rest } : null
}

/** Parts a resume by its headings. What stands above the first one is the section `top`. */
export function sectionsOf(lines: readonly FoldedLine[]): Section[] {
  const sections: { kind: SectionKind; lines: Stretch[] }[] = [{ kind: 'top', lines: [] }]
  for (const line of lines) {
    const opening = openingOf(line)
    if (line.startsPart && !opening) sections.push({ kind: 'top', lines: [] })
    if (opening) sections.push({ kind: opening.kind, lines: [] })
    const content = opening ? opening.rest : wholeLine(line)
    if (content && content.words !== '') sections.at(-1)?.lines.push(content)
  }
  return sections
}
