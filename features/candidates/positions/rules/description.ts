/** A part of a description as it is drawn. Texts are plain: nothing of them is read as HTML. */
export type DescriptionBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }

const heading = /^(#{1,2})\s+(\S.*)$/
const item = /^[-*•]\s+(\S.*)$/

/** Adds a line to the last block if that is of the same kind, else begins one. */
function withLine(blocks: DescriptionBlock[], line: string, isNewBlock: boolean): void {
  const [, marks, title] = heading.exec(line) ?? []
  if (marks && title)
    return void blocks.push({ kind: 'heading', level: marks.length === 1 ? 1 : 2, text: title })
  const last = isNewBlock ? undefined : blocks.at(-1)
  const entry = item.exec(line)?.[1]
  if (entry !== undefined) {
    if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, entry] }
    else blocks.push({ kind: 'list', items: [entry] })
    return
  }
  if (last?.kind === 'paragraph')
    blocks[blocks.length - 1] = { kind: 'paragraph', lines: [...last.lines, line.trim()] }
  else blocks.push({ kind: 'paragraph', lines: [line.trim()] })
}

/**
 * Reads the notation of descriptions: `# ` and `## ` begin headings, `- ` begins an item of a list, and an empty line
 * begins a new block. Everything else is text.
 */
export function readDescription(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = []
  let isNewBlock = true
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') {
      isNewBlock = true
      continue
    }
    withLine(blocks, line.trimEnd(), isNewBlock)
    isNewBlock = false
  }
  return blocks
}
