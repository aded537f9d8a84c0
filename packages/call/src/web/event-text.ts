/** One block of an event stream: what it tells, and the id up to which the caller has then seen everything. */
export interface Block {
  readonly event: string
  readonly data: string
  readonly id: string | null
}

function readBlock(lines: readonly string[]): Block | null {
  let event = 'message'
  let id: string | null = null
  const data: string[] = []
  for (const line of lines) {
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'id') id = value
  }
  return data.length === 0 && id === null ? null : { event, data: data.join('\n'), id }
}

/**
 * Reads the text of an event stream as it arrives: give it each piece, get the blocks that are whole by then.
 *
 * Comments are left out. A block that only carries an id is given too, with no data.
 */
export function eventReader(): (piece: string) => Block[] {
  let line = ''
  let lines: string[] = []
  let wasReturn = false
  return (piece) => {
    const blocks: Block[] = []
    for (const character of piece) {
      const endsLine = character === '\n' || character === '\r'
      // A return with a line feed after it is one end of a line, even when a piece ends between them.
      const isSecondHalf = character === '\n' && wasReturn
      wasReturn = character === '\r'
      if (isSecondHalf) continue
      if (!endsLine) {
        line += character
        continue
      }
      if (line !== '') lines.push(line)
      else {
        const block = readBlock(lines)
        if (block) blocks.push(block)
        lines = []
      }
      line = ''
    }
    return blocks
  }
}
