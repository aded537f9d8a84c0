import type { Block, Cell, ReportPaper } from '../../contract.ts'
import { headlineOf } from '../../rules/parts.ts'

const ofCell = ({ text }: Cell) => text

function ofBlock(block: Block): (string | null | undefined)[] {
  switch (block.kind) {
    case 'heading':
      return [block.text, block.end]
    case 'text':
      return [block.lead, block.text]
    case 'notice':
      return [block.text]
    case 'facts':
      return block.facts.flatMap(({ name, value }) => [name, ofCell(value)])
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flatMap((row) => row.map(ofCell))]
    case 'quotes':
      return block.quotes.flatMap(({ place, title, quote, why, caution }) => [
        place,
        title,
        quote,
        why,
        caution,
      ])
    case 'said':
      return block.lines.flatMap(({ time, who, text }) => [time, who, text])
    case 'code':
      return [block.title, block.text]
    case 'bars':
      return block.bars.flatMap(({ name, text, low, high }) => [name, text, low, high])
    case 'spread':
      return [block.title, ...block.head, ...block.bins.flatMap(({ text, count }) => [text, String(count)])]
    case 'radar':
      return []
  }
}

/** Every text of a report on paper, in its order, line by line. */
export function textsOf(paper: ReportPaper): string[] {
  const { name, otherName, position, company, madeOn, advice, tabs } = paper
  const headline = headlineOf(paper)
  const all = [
    name,
    otherName?.text,
    position,
    company,
    madeOn,
    paper.interview,
    headline?.name,
    headline?.value.text,
    ...paper.warnings,
    ...paper.facts,
    paper.missing,
    paper.leftOut,
    advice,
    ...tabs.flatMap(({ title, end, blocks }) => [title, end, ...blocks.flatMap(ofBlock)]),
  ]
  return all.flatMap((text) => text?.split('\n') ?? []).flatMap((line) => line.trim() || [])
}
