import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  TabStopType,
  TextRun,
} from 'docx'
import type { ReportPaper } from '../../contract.ts'
import { headlineOf } from '../../rules/parts.ts'
import { blockOf } from './word-blocks.ts'
import { font, ink, margin, runs, textWidth, verdictColours, withoutControls } from './word-runs.ts'

const { color, fill } = verdictColours.wrong
const warned = { bold: true, color, shading: { type: ShadingType.CLEAR, fill } }

function head({
  name,
  otherName,
  position,
  company,
  madeOn,
  interview,
  warnings,
  facts,
  missing,
  leftOut,
  advice,
  tabs,
}: ReportPaper): FileChild[] {
  const headline = headlineOf({ tabs })
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [
        ...runs(name),
        ...(otherName ? runs(`  ${otherName.text}`, { bold: false, color: ink.quiet, size: 26 }) : []),
      ],
    }),
    new Paragraph({ children: runs(`${position} · ${company} · ${madeOn}`, { bold: true }) }),
    ...(interview ? [new Paragraph({ children: runs(interview) })] : []),
    ...(headline
      ? [
          new Paragraph({
            children: [...runs(`${headline.name} `), ...runs(headline.value.text, { bold: true })],
          }),
        ]
      : []),
    ...(warnings.length > 0 ? [new Paragraph({ children: runs(warnings.join(' · '), warned) })] : []),
    ...(facts.length > 0 ? [new Paragraph({ children: runs(facts.join(' · ')) })] : []),
    ...(missing ? [new Paragraph({ children: runs(missing, { color: ink.quiet }) })] : []),
    ...(leftOut ? [new Paragraph({ children: runs(leftOut, { bold: true }) })] : []),
    new Paragraph({
      spacing: { before: 60, after: 120 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: ink.body, space: 4 } },
      children: runs(advice, { color: ink.quiet, size: 17 }),
    }),
  ]
}

function foot({ name, company, madeOn, confidential }: ReportPaper): Footer {
  const quiet = { color: ink.quiet, size: 16 }
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          ...runs(`${name} · ${company} · ${madeOn} · ${confidential}\t`, quiet),
          new TextRun({ ...quiet, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  })
}

const headingStyle = (size: number, before: number) => ({
  run: { size, bold: true, color: ink.body, font },
  paragraph: { spacing: { before, after: 80 }, keepNext: true },
})

const listOf = (reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  reference,
  levels: [
    {
      level: 0,
      format,
      text,
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 360, hanging: 240 } } },
    },
  ],
})

/** Writes a report as a Word document. Resolves to its bytes. */
export async function writeWord(paper: ReportPaper): Promise<Buffer> {
  const document = new Document({
    title: withoutControls(`${paper.name} · ${paper.position}`),
    creator: withoutControls(paper.company),
    styles: {
      default: {
        document: {
          run: { font, size: 21, color: ink.body, language: { value: paper.lang, eastAsia: paper.lang } },
          paragraph: { spacing: { line: 300 } },
        },
        title: headingStyle(40, 0),
        heading1: headingStyle(30, 360),
        heading2: headingStyle(25, 240),
        heading3: headingStyle(22, 160),
      },
    },
    numbering: {
      config: [listOf('dots', LevelFormat.BULLET, '•'), listOf('numbers', LevelFormat.DECIMAL, '%1.')],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        footers: { default: foot(paper) },
        children: [
          ...head(paper),
          ...paper.tabs.flatMap(({ title, end, blocks }) => [
            new Paragraph({
              heading: HeadingLevel.HEADING_1,
              border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: ink.body, space: 2 } },
              children: [
                ...runs(title),
                ...(end ? runs(`  ${end}`, { bold: false, color: ink.quiet, size: 20 }) : []),
              ],
            }),
            ...blocks.flatMap(blockOf),
          ]),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
