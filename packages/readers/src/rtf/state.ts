import type { EdgedCell } from '../output/cell-table.ts'
import type { RowShape } from '../output/flow.ts'
import { type ParagraphFormat, plainParagraph, plainText, type TextFormat } from '../output/runs.ts'
import type { RtfDefinitions } from './definitions.ts'

/** How text is set at a place of an RTF file. It holds until the group ends. */
export interface RtfFormat {
  readonly text: TextFormat
  readonly paragraph: ParagraphFormat
  readonly font: number | null
  readonly isHidden: boolean
  /** Whether associated formats (`\ab`) mean the East Asian letters that follow. */
  readonly isEastAsian: boolean
  readonly isInTable: boolean
}

export const plainFormat: RtfFormat = {
  text: plainText,
  paragraph: plainParagraph,
  font: null,
  isHidden: false,
  isEastAsian: false,
  isInTable: false,
}

type Change = (format: RtfFormat, value: number | null, definitions: RtfDefinitions) => RtfFormat

const text =
  (change: (isOn: boolean) => Partial<TextFormat>): Change =>
  (format, value) => ({ ...format, text: { ...format.text, ...change(value !== 0) } })

const align =
  (side: ParagraphFormat['align']): Change =>
  (format) => ({ ...format, paragraph: { ...format.paragraph, align: side } })

const direction =
  (isRightToLeft: boolean): Change =>
  (format) => ({ ...format, paragraph: { ...format.paragraph, isRightToLeft } })

const script =
  (isEastAsian: boolean): Change =>
  (format) => ({ ...format, isEastAsian })

const associated =
  (change: Change): Change =>
  (format, value, definitions) =>
    format.isEastAsian ? change(format, value, definitions) : format

const bold = text((isBold) => ({ isBold }))
const italic = text((isItalic) => ({ isItalic }))
const sized: Change = (format, value) => ({
  ...format,
  text: { ...format.text, size: value ? value / 2 : null },
})
const underlined = text((isUnderlined) => ({ isUnderlined }))
const struck = text((isStruck) => ({ isStruck }))
const colored =
  (name: 'color' | 'background'): Change =>
  (format, value, { colors }) => ({ ...format, text: { ...format.text, [name]: colors[value ?? 0] ?? null } })

function withLevel(format: RtfFormat, level: number | undefined): RtfFormat {
  const isHeading = level !== undefined && level >= 1 && level <= 6
  return { ...format, paragraph: { ...format.paragraph, level: isHeading ? level : null } }
}

const underlines = ['ul', 'uld', 'uldash', 'uldashd', 'uldashdd', 'uldb', 'ulth', 'ulw', 'ulwave', 'ulhwave']

const changes: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['b', bold],
  ['ab', associated(bold)],
  ['i', italic],
  ['ai', associated(italic)],
  ['strike', struck],
  ['striked', struck],
  ...underlines.map((name): [string, Change] => [name, underlined]),
  ['ulnone', text(() => ({ isUnderlined: false }))],
  ['super', text((isOn) => ({ raised: isOn ? 'sup' : null }))],
  ['sub', text((isOn) => ({ raised: isOn ? 'sub' : null }))],
  ['nosupersub', text(() => ({ raised: null }))],
  ['cf', colored('color')],
  ['cb', colored('background')],
  ['chcbpat', colored('background')],
  ['highlight', colored('background')],
  ['fs', sized],
  ['afs', associated(sized)],
  ...['loch', 'hich', 'ltrch', 'rtlch'].map((name): [string, Change] => [name, script(false)]),
  ['dbch', script(true)],
  ['f', (format, value) => ({ ...format, font: value })],
  ['v', (format, value) => ({ ...format, isHidden: value !== 0 })],
  ['deleted', (format, value) => ({ ...format, isHidden: value !== 0 })],
  [
    'plain',
    (format) => ({
      ...format,
      text: { ...plainText, href: format.text.href },
      font: null,
      isHidden: false,
    }),
  ],
  ['pard', (format) => ({ ...format, paragraph: plainParagraph, isInTable: false })],
  ['intbl', (format) => ({ ...format, isInTable: true })],
  ['rtlpar', direction(true)],
  ['ltrpar', direction(false)],
  ['ql', align(null)],
  ['qc', align('center')],
  ['qr', align('right')],
  ['qj', align('justify')],
  ['s', (format, value, { levels }) => withLevel(format, levels.get(value ?? 0))],
  ['outlinelevel', (format, value) => withLevel(format, (value ?? 0) + 1)],
  ['li', (format, value) => ({ ...format, paragraph: { ...format.paragraph, indent: (value ?? 0) / 20 } })],
  [
    'fi',
    (format, value) => ({ ...format, paragraph: { ...format.paragraph, firstLine: (value ?? 0) / 20 } }),
  ],
  [
    'cbpat',
    (format, value, { colors }) => ({
      ...format,
      paragraph: { ...format.paragraph, background: colors[value ?? 0] ?? null },
    }),
  ],
])

/** The format after a control word; null where the word is none of format. */
export function formatAfter(
  format: RtfFormat,
  name: string,
  value: number | null,
  definitions: RtfDefinitions,
): RtfFormat | null {
  return changes.get(name)?.(format, value, definitions) ?? null
}

/** Builds the shape of a row from the words of its definition. */
export interface RowDefinition {
  /** Whether the word was one of a row's definition. */
  take(name: string, value: number | null, definitions: RtfDefinitions): boolean
  shape(): RowShape
}

type CellMerge = EdgedCell['merge']
const merges: ReadonlyMap<string, CellMerge> = new Map([
  ['clvmgf', 'start'],
  ['clvmrg', 'continue'],
  ['clmrg', 'left'],
])
const maxCells = 1000

export function rowDefinition(): RowDefinition {
  let cells: Omit<EdgedCell, 'html'>[] = []
  let left = 0
  let hasBorders = false
  let isBorder = false
  let next: { merge: CellMerge; background: string | null } = { merge: null, background: null }

  return {
    take(name, value, { colors }) {
      const merge = merges.get(name)
      if (name === 'trowd') {
        cells = []
        left = 0
        hasBorders = false
        next = { merge: null, background: null }
      } else if (name === 'trleft') left = value ?? 0
      else if (merge) next = { ...next, merge }
      else if (name === 'clcbpat') next = { ...next, background: colors[value ?? 0] ?? null }
      else if (name === 'cellx') {
        const right = Math.max(value ?? 0, left)
        if (cells.length < maxCells) cells.push({ left, right, ...next })
        left = right
        next = { merge: null, background: null }
      } else if (/^(clbrdr|trbrdr)[tblrvh]$/.test(name)) isBorder = true
      else if (/^brdr/.test(name)) {
        if (isBorder && !/^brdr(none|nil|tbl|w|cf|sp)$/.test(name)) hasBorders = true
        if (isBorder && /^brdr(none|nil|tbl)$/.test(name)) isBorder = false
        return isBorder
      } else return false
      if (!/^(clbrdr|trbrdr)/.test(name)) isBorder = false
      return true
    },
    shape: () => ({ cells, hasBorders }),
  }
}
