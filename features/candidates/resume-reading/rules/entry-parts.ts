import type { DateRange } from './date-range.ts'
import { type EntryLabel, labelledPart } from './entry-words.ts'
import { partsOf, placeOf, type Stretch, stretch } from './line.ts'
import type { Placed } from './read-resume.ts'

/** What stands in a line beside its period: labelled values, and other parts in their order. */
export interface EntryParts {
  readonly labelled: ReadonlyMap<EntryLabel, Stretch>
  readonly plain: readonly Stretch[]
}

const edges = /^[\s,.;:|/·•()[\]–—-]+|[\s,;:|/∕·•([#*–—-]{1,60}$/gu

/** The last sign or note of a part that belongs to no value: `(3 人)`. */
const lastSign =
  /(?:[\s,;:|/∕·•([#*–—-]|(?<=\p{Script=Han}|\p{Ll}{4})\.|\s?\([^()]{0,16}(?:\d|人|全职|兼职|实习|正职|正職|兼職)[^()]{0,10}\))$/u

function trimmed({ line, start, end, words }: Stretch): Stretch {
  const head = /^[\s,.;:|/∕·•)\]#*–—-]+/u.exec(words)?.[0].length ?? 0
  let kept = words.length
  while (kept > head) {
    const tail = lastSign.exec(words.slice(Math.max(head, kept - 40), kept))?.[0].length ?? 0
    if (tail === 0) break
    kept -= tail
  }
  return stretch(line, start + head, Math.max(start + head, end - (words.length - kept)))
}

/** The stretches of a line around a stretch that was read already. */
function without(at: Stretch, taken: Stretch | null): Stretch[] {
  if (!taken || taken.line !== at.line) return [at]
  return [stretch(at.line, at.start, taken.start), stretch(at.line, taken.end, at.end)].filter(
    ({ words }) => words.replace(edges, '') !== '',
  )
}

const strong = /\t|\s{2,}|\s?[|│｜]\s?|\s[-–—•·/@]\s|\s·|·\s|[;]|\sat\s(?=\p{Lu})/gu
const commas = /,\s?|、/g
/** A blank between Chinese words parts them; one between Latin words does not. */
const hanBlank = /(?<=[\p{Script=Han})）])\s(?=[\p{Script=Han}\p{Lu}(])|(?<=[\p{L}.)])\s(?=\p{Script=Han})/gu
const hanSlash = /(?<=\p{Script=Han})[/∕-](?=\p{Script=Han})/gu

const titleBegin =
  /^(?:高级|高級|资深|資深|软件|軟體|后端|前端|開發|开发|工程|架构|架構|程序|測試|测试|讲师|產品|产品|数据|運維|运维)/u

/** Joins `Java` and `工程师`, which a blank parts, where an employer stands before them. */
function withLatinHead(parts: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    const isHead = last && whole.length > 1 && /^[A-Za-z+#./]{1,12}$/.test(last.words)
    if (isHead && titleBegin.test(part.words)) whole[whole.length - 1] = joined(last, part)
    else whole.push(part)
  }
  return whole
}

/**
 * The labels of a table's head by its cells, such as `公司名称`, `职位`, `时间`; null for any other line. A cell of another
 * label is null.
 */
export function tableLabels(at: Stretch): readonly (EntryLabel | null)[] | null {
  const cells = partsOf(at, /\t/g)
  if (cells.length < 3 || at.words.length > 80) return null
  const labels = cells.map((cell) => {
    const own = labelledPart(cell)
    return own?.value.words === '' ? own.label : null
  })
  return labels.filter((label) => label !== null).length >= 2 ? labels : null
}

/** The values of a table's row by the labels of its head; null where their cells are not as many. */
export function tableRow(
  at: Stretch,
  labels: readonly (EntryLabel | null)[],
): ReadonlyMap<EntryLabel, Stretch> | null {
  const cells = partsOf(at, /\t/g)
  if (cells.length !== labels.length) return null
  return new Map(
    cells.flatMap((cell, index) => {
      const label = labels[index]
      return label && label !== 'period' ? [[label, cell] as const] : []
    }),
  )
}

/** The rows below the head of a table, by their line, with their values. */
export function tableRows(lines: readonly Stretch[]): ReadonlyMap<Stretch, ReadonlyMap<EntryLabel, Stretch>> {
  const rows = new Map<Stretch, ReadonlyMap<EntryLabel, Stretch>>()
  let labels: readonly (EntryLabel | null)[] | null = null
  for (const at of lines) {
    const head = tableLabels(at)
    const row: ReadonlyMap<EntryLabel, Stretch> | null = labels ? tableRow(at, labels) : null
    if (head) labels = head
    else if (row) rows.set(at, row)
  }
  return rows
}

/** The parts of a head line of an entry, without its period. */
export function entryParts(at: Stretch, range: DateRange | null): EntryParts {
  const labelled = new Map<EntryLabel, Stretch>()
  if (tableLabels(at)) return { labelled, plain: [] }
  const plain: Stretch[] = []
  const pieces = without(at, range?.at ?? null)
    .flatMap((piece) => partsOf(piece, strong))
    .flatMap((piece) => (labelledPart(piece) ? [piece] : withLatinHead(partsOf(piece, hanBlank))))
  for (const [index, piece] of pieces.entries()) {
    const own = labelledPart(piece)
    const before = pieces[index - 1]
    const labelBefore = before ? labelledPart(before) : null
    // A label alone in its cell names the next cell. Labels side by side are the head of a table.
    if (labelBefore?.value.words === '') {
      if (!own) labelled.set(labelBefore.label, trimmed(piece))
      continue
    }
    if (own) {
      if (own.value.words !== '') labelled.set(own.label, trimmed(own.value))
      continue
    }
    for (const part of partsOf(piece, commas).flatMap((one) => partsOf(one, hanSlash))) {
      const bare = trimmed(part)
      if (bare.words !== '') plain.push(bare)
    }
  }
  return { labelled, plain }
}

/** One stretch around two neighbours of a line. */
export function joined(first: Stretch, last: Stretch): Stretch {
  return stretch(first.line, first.start, last.end)
}

export function placed(at: Stretch | null | undefined): Placed<string> | null {
  if (!at || at.words === '') return null
  return { value: at.words.replace(/\s+/g, ' '), places: [placeOf(at)] }
}

export function placedDate(date: DateRange['begin'] | undefined): Placed<string> | null {
  return date ? { value: date.value, places: [placeOf(date.at)] } : null
}
