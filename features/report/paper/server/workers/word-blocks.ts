import {
  BorderStyle,
  type FileChild,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx'
import type { Block, Cell } from '../../contract.ts'
import { cellRuns, codeFont, ink, quoteColours, runs, textWidth } from './word-runs.ts'

const thin = { style: BorderStyle.SINGLE, size: 4, color: ink.rule }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const rowBorders = {
  top: none,
  left: none,
  right: none,
  insideVertical: none,
  bottom: thin,
  insideHorizontal: thin,
}
const cellMargins = { top: 40, bottom: 40, left: 60, right: 60 }

function tableOf(rows: readonly (readonly Cell[])[], { head, widths }: { head: boolean; widths: number[] }) {
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    borders: rowBorders,
    margins: cellMargins,
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: head && index === 0,
          cantSplit: true,
          children: row.map(
            (cell, column) =>
              new TableCell({
                width: { size: widths[column] ?? 0, type: WidthType.DXA },
                verticalAlign: VerticalAlign.TOP,
                children: [
                  new Paragraph({
                    children: head && index === 0 ? runs(cell.text, { bold: true }) : cellRuns(cell),
                  }),
                ],
              }),
          ),
        }),
    ),
  })
}

const gap = () => new Paragraph({ spacing: { after: 60, before: 0, line: 120 }, children: [] })

/** Column widths by their longest texts, with a minimum share of the page. */
function widthsOf(rows: readonly (readonly Cell[])[]): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const weights = Array.from({ length: count }, (_, column) =>
    Math.min(40, Math.max(6, ...rows.map((row) => row[column]?.text.length ?? 0))),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => Math.floor((weight / sum) * textWidth))
}

const named = (facts: readonly { name: string; value: Cell }[]) =>
  facts.map(({ name, value }): Cell[] => [{ text: name }, value])

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

function heading({ level, text, end }: Of<'heading'>): FileChild[] {
  return [
    new Paragraph({
      heading: level === 3 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
      keepNext: true,
      children: [
        ...runs(text),
        ...(end ? runs(`  ${end}`, { bold: false, color: ink.quiet, size: 20 }) : []),
      ],
    }),
  ]
}

function text({ text: words, lead, isSmall }: Of<'text'>): FileChild[] {
  return [
    new Paragraph({
      spacing: { after: 80 },
      children: [
        ...(lead ? runs(`${lead} `, { bold: true }) : []),
        ...runs(words, isSmall ? { color: ink.quiet, size: 17 } : {}),
      ],
    }),
  ]
}

function notice({ text: words }: Of<'notice'>): FileChild[] {
  const dashed = { ...thin, style: BorderStyle.DASHED }
  return [
    new Paragraph({
      spacing: { before: 60, after: 100 },
      border: { top: dashed, bottom: dashed },
      children: runs(words, { color: ink.quiet }),
    }),
  ]
}

function facts({ facts: stated }: Of<'facts'>): FileChild[] {
  const rows = named(stated)
  const narrow = Math.floor(textWidth * 0.28)
  return [tableOf(rows, { head: false, widths: [narrow, textWidth - narrow] }), gap()]
}

function list({ items, isOrdered }: Of<'list'>): FileChild[] {
  return items.map(
    (item) =>
      new Paragraph({
        numbering: { reference: isOrdered ? 'numbers' : 'dots', level: 0 },
        children: runs(item),
      }),
  )
}

function table({ head, rows: entries }: Of<'table'>): FileChild[] {
  const rows = [head.map((name): Cell => ({ text: name })), ...entries]
  return [tableOf(rows, { head: true, widths: widthsOf(rows) }), gap()]
}

function code({ title, text: source }: Of<'code'>): FileChild[] {
  return [
    new Paragraph({ keepNext: true, children: runs(title, { color: ink.quiet, size: 17 }) }),
    new Paragraph({
      spacing: { after: 120 },
      shading: { type: ShadingType.CLEAR, fill: 'F6F8F9' },
      children: runs(source, { font: codeFont, size: 17 }),
    }),
  ]
}

function quotes({ quotes: list }: Of<'quotes'>): FileChild[] {
  return list.map(({ sign, place, title, quote, why, caution }) => {
    const notes = [why, caution].filter((note) => note !== null)
    return new Paragraph({
      keepLines: true,
      indent: { left: 160 },
      spacing: { after: 120 },
      border: { left: { style: BorderStyle.SINGLE, size: 18, color: quoteColours[sign], space: 8 } },
      children: [
        ...runs(place, { bold: true }),
        ...(title ? runs(`  ${title}`) : []),
        new TextRun({ break: 1 }),
        ...runs(quote),
        ...notes.flatMap((note) => [new TextRun({ break: 1 }), ...runs(note, { color: ink.quiet })]),
      ],
    })
  })
}

function said({ lines }: Of<'said'>): FileChild[] {
  return lines.map(
    ({ time, who, text }) =>
      new Paragraph({
        indent: { left: 800, hanging: 800 },
        tabStops: [{ type: TabStopType.LEFT, position: 800 }],
        spacing: { after: 40 },
        children: [
          ...runs(`${time}\t`, { color: ink.quiet }),
          ...(who ? runs(`${who} `, { bold: true }) : []),
          ...runs(text),
        ],
      }),
  )
}

function bars({ bars: list }: Of<'bars'>): FileChild[] {
  const rows = list.map(({ name, text, low, high }): Cell[] => [
    { text: name },
    { text },
    { text: [low, high].filter(Boolean).join(' – ') },
  ])
  const hasEnds = list.some(({ low, high }) => low || high)
  const shown = hasEnds ? rows : rows.map((row) => row.slice(0, 2))
  return shown.length === 0 ? [] : [tableOf(shown, { head: false, widths: widthsOf(shown) }), gap()]
}

function spread({ title, head, bins: list }: Of<'spread'>): FileChild[] {
  const rows = [head, ...list.map(({ text, count }) => [text, String(count)])]
  const cells = rows.map((row) => row.map((text): Cell => ({ text })))
  return [
    new Paragraph({
      spacing: { after: 80 },
      keepNext: true,
      children: runs(title, { color: ink.quiet, size: 17 }),
    }),
    tableOf(cells, { head: true, widths: widthsOf(cells) }),
    gap(),
  ]
}

/** A part of the report as paragraphs and tables. */
export function blockOf(block: Block): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return heading(block)
    case 'text':
      return text(block)
    case 'notice':
      return notice(block)
    case 'facts':
      return facts(block)
    case 'list':
      return list(block)
    case 'table':
      return table(block)
    case 'quotes':
      return quotes(block)
    case 'said':
      return said(block)
    case 'code':
      return code(block)
    case 'bars':
      return bars(block)
    case 'spread':
      return spread(block)
    // Charts are left out: the table beside each says the same.
    case 'radar':
      return []
  }
}
