/** A text of a page as its PDF sets it: position of its baseline from the upper left corner, in points. */
export interface PageText {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly width: number
  /** Height of its letters. */
  readonly height: number
  /** Name of its font: words of another font beside it are another part of the line. */
  readonly font: string
}

/** Texts of one baseline without a wide gap between them, from left to right. */
export interface Fragment {
  readonly texts: readonly PageText[]
  readonly x: number
  readonly right: number
  readonly baseline: number
  readonly height: number
}

/** A gap of this many letter heights parts two fragments. */
const wideGap = 1.3

function fragmentOf(texts: readonly PageText[]): Fragment | null {
  const [first] = texts
  if (!first) return null
  const height = Math.max(...texts.map((text) => text.height))
  const right = Math.max(...texts.map(({ x, width }) => x + width))
  return { texts, x: first.x, right, baseline: first.baseline, height }
}

/** Parts the texts of one baseline at wide gaps. */
function fragmentsOfRow(row: readonly PageText[]): Fragment[] {
  const groups: PageText[][] = []
  let right = Number.NEGATIVE_INFINITY
  for (const text of row.toSorted((one, other) => one.x - other.x)) {
    if (text.text.trim() === '') continue
    const group = groups.at(-1)
    if (group && text.x - right <= wideGap * text.height) group.push(text)
    else groups.push([text])
    right = Math.max(right, text.x + text.width)
  }
  return groups.flatMap((group) => fragmentOf(group) ?? [])
}

/** Whether two baselines are of one row: apart by less than a part of the smaller letters. */
const isSameRow = (one: PageText, other: PageText) =>
  Math.abs(one.baseline - other.baseline) <= 0.35 * Math.min(one.height, other.height)

/** Gathers the texts of a page into fragments, from top to bottom. A text that was set twice counts once. */
export function fragmentsOf(texts: readonly PageText[]): Fragment[] {
  const rows: PageText[][] = []
  for (const text of texts.toSorted((one, other) => one.baseline - other.baseline || one.x - other.x)) {
    const row = rows.at(-1)
    const last = row?.[0]
    const isTwice = row?.some(
      (other) => other.text === text.text && Math.abs(other.x - text.x) < 1.5 && isSameRow(other, text),
    )
    if (isTwice && text.text.trim() !== '') continue
    if (row && last && isSameRow(last, text)) row.push(text)
    else rows.push([text])
  }
  return rows.flatMap(fragmentsOfRow)
}
