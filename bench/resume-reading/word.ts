import {
  AlignmentType,
  Document,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Written } from './template.ts'

export interface LineLook {
  readonly size?: number
  readonly isBold?: boolean
  readonly isCentred?: boolean
  readonly isBullet?: boolean
}

/** A paragraph of a Word document; tabs part its text. */
export function line(
  text: string,
  { size = 10.5, isBold = false, isCentred = false, isBullet = false }: LineLook = {},
): Paragraph {
  const look = { size: size * 2, bold: isBold }
  const children: ParagraphChild[] = text
    .split('\t')
    .flatMap((cell, index) => [
      ...(index > 0 ? [new TextRun({ children: [new Tab()], ...look })] : []),
      new TextRun({ text: cell, ...look }),
    ])
  return new Paragraph({
    children,
    ...(isCentred ? { alignment: AlignmentType.CENTER } : {}),
    ...(isBullet ? { bullet: { level: 0 } } : {}),
    tabStops: [{ type: 'right', position: 9000 }],
  })
}

export function table(
  rows: readonly (readonly (string | readonly Paragraph[])[])[],
  widths: readonly number[],
): Table {
  return new Table({
    width: { size: 9000, type: WidthType.DXA },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (cell, index) =>
              new TableCell({
                width: { size: widths[index] ?? 1000, type: WidthType.DXA },
                children: typeof cell === 'string' ? [line(cell)] : [...cell],
              }),
          ),
        }),
    ),
  })
}

export async function wordFile(
  children: readonly (Paragraph | Table)[],
  header?: Paragraph,
): Promise<Written> {
  const { Header } = await import('docx')
  const document = new Document({
    sections: [
      {
        ...(header ? { headers: { default: new Header({ children: [header] }) } } : {}),
        children: [...children],
      },
    ],
  })
  return { kind: 'file', ending: 'docx', bytes: await Packer.toBuffer(document) }
}
