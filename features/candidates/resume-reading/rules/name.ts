import { cellsOf, type FoldedLine, partsOf, placeOf, type Stretch, stretch } from './line.ts'
import { bareName, type NameShape, nameInUsualCase, nameShape } from './name-shapes.ts'
import type { Placed, ReadField } from './read-resume.ts'
import type { Section } from './sections.ts'

interface NameSighting {
  readonly name: string
  readonly shape: NameShape
  readonly at: Stretch
}

const label =
  /^[^\p{L}]{0,4}(?:姓\s{0,6}名|中文(?:姓)?名|中文姓名|真实姓名|候选人|应聘者|name|full name|candidate name|candidate)\s?(?:\/\s?name|\(?name\)?)?\s{0,3}(?:[::]|\t|$)\s{0,6}/iu
const nameEnd =
  /\t|\s{2,}|[|/;,、]|\s-\s|\s(?=(?:性\s?别|性\s?別|年\s?龄|年\s?齡|出生|电话|電話|手机|手機|gender|age|phone|email|tel|mobile|date)\b|性别|性別|电话|手机)/giu

function sighting(at: Stretch): NameSighting {
  const name = bareName(at.words)
  return { name: nameInUsualCase(name), shape: nameShape(name), at }
}

/** The name behind its label: in the same cell, the next one, or the line below. */
function labelledNames(lines: readonly Stretch[]): NameSighting[] {
  return lines.flatMap((at, index) => {
    const { line, start, end } = at
    const cells = partsOf({ line, start, end, words: '' }, /\t|\s{3,}|[|;](?=.{0,20}:)/g)
    return cells.flatMap((cell) => {
      const match = label.exec(line.folded.slice(cell.start, end))
      if (!match) return []
      const rest = stretch(line, cell.start + match[0].length, end)
      const below = lines[index + 1]
      const value = rest.words !== '' ? rest : cells.length === 1 && below ? below : null
      const [first] = value ? partsOf(value, nameEnd) : []
      if (!first) return []
      const [firstWord] = partsOf(first, /\s/g)
      const named = [first, ...(firstWord ? [firstWord] : [])].map(sighting).find(({ shape }) => shape > 0)
      return named ? [named] : []
    })
  })
}

/** How many lines from the top a name may stand without a label. */
const headLines = 12

const headParts =
  /\t|\s{2,}|[|]|\s[-–—·•/]\s|(?<=\p{Script=Han}),|\s(?=[+(]{0,2}\d)|\s(?=\S{1,60}@)|(?<=简历|履歷|履历|簡歷|resume|cv)\s?[-–—:]\s?/giu

function headNames(lines: readonly FoldedLine[]): NameSighting[] {
  return lines.slice(0, headLines).flatMap((line) =>
    cellsOf(line).flatMap((cell) => {
      const whole = sighting(cell)
      if (whole.shape === 2) return [whole]
      const [first] = partsOf(cell, /(?<=^\p{Script=Han}{2,4}|·\p{Script=Han}{1,8})\s(?=\p{Script=Han})/gu)
      const parts = [...partsOf(cell, headParts), ...(first ? [first] : [])].map(sighting)
      return [whole, ...parts].filter(({ shape }) => shape > 0).slice(0, 2)
    }),
  )
}

/** Whether a line's letters are clearly larger than the usual ones of the resume. */
function isLarge(line: FoldedLine, usual: number): boolean {
  return usual > 0 && line.letterSize >= usual * 1.25
}

function usualSize(lines: readonly FoldedLine[]): number {
  const sizes = lines.map(({ letterSize }) => letterSize).filter((size) => size > 0)
  return sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0
}

/** Lines set in large letters on the first page, which a sidebar may bring after many others. */
function largeLines(lines: readonly FoldedLine[]): FoldedLine[] {
  const usual = usualSize(lines)
  return lines
    .slice(0, 120)
    .filter((line) => isLarge(line, usual) && (line.span.kind === 'text' || line.span.page === 1))
    .toSorted((one, other) => other.letterSize - one.letterSize)
    .slice(0, 3)
}

function fieldOfNames(names: readonly NameSighting[]): ReadField<string> | null {
  const groups = [...Map.groupBy(names, ({ name }) => name.toLowerCase()).values()]
  const candidates = groups.flatMap((group): Placed<string>[] => {
    const [first] = group
    return first ? [{ value: first.name, places: group.map(({ at }) => placeOf(at)) }] : []
  })
  const [only, ...others] = candidates
  if (!only) return null
  if (others.length === 0) return { sureness: 'sure', ...only }
  return { sureness: 'choose', value: null, candidates: candidates.slice(0, 5), why: 'several' }
}

/** Whether the local part of the e-mail address holds a word of the name. */
function isInAddress({ name }: NameSighting, address: string): boolean {
  const local = address.toLowerCase().split('@')[0] ?? ''
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => word.length > 2 && local.includes(word))
}

/**
 * The name of the candidate: behind its label, else by its large letters, else as the first line that has the shape of
 * a name. Rare surnames only count in large letters.
 */
export function readName(
  sections: readonly Section[],
  lines: readonly FoldedLine[],
  address: string,
): ReadField<string> | null {
  const about = sections.filter(({ kind }) => kind === 'top' || kind === 'personal')
  const labelled = about.flatMap((section) => labelledNames(section.lines))
  if (labelled.length > 0) return fieldOfNames(labelled)
  const large = headNames(largeLines(lines))
  const usualOnes = large.filter(({ shape }) => shape === 2)
  const [largest] = usualOnes.length > 0 ? usualOnes : large
  if (largest) return fieldOfNames([largest])
  const top = headNames(lines).filter(({ shape }) => shape === 2)
  const [first] = top
  const inAddress = top.filter((one) => isInAddress(one, address))
  if (inAddress.length > 0) return fieldOfNames(inAddress)
  return first ? fieldOfNames(top.filter(({ at }) => at.line === first.at.line)) : null
}
