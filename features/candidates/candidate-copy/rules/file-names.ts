import { cutText } from '@candor/kernel/cut-text'
import { visibleText } from '@candor/kernel/visible-text'

/** The longest name of a file: every system takes it, also in UTF-8 and below a folder. */
const mostBytes = 150
const longestEnding = 12

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** The longest beginning of a text that fits into so many bytes of UTF-8, cut between two signs. */
function cutToBytes(text: string, bytes: number): string {
  let left = bytes
  let units = 0
  for (const sign of text) {
    left -= bytesOf(sign)
    if (left < 0) break
    units += sign.length
  }
  return cutText(text, units)
}

/** A text without spaces and dots at its ends. By hand: a pattern takes the square of the time for many of them. */
function withoutEdges(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && ' .'.includes(text.charAt(from))) from += 1
  while (from < to && ' .'.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/** A name of a file without characters that some system forbids, or that lead to another folder. */
export function safeFileName(name: string): string {
  const spaced = visibleText(name.toWellFormed().normalize('NFC'))
    .replace(/[\p{Cc}\p{Co}\p{Cn}\ufffd"*/:<>?\\|]/gu, ' ')
    .replace(/\s+/g, ' ')
  const plain = withoutEdges(spaced)
  const dot = plain.lastIndexOf('.')
  const hasEnding = dot > 0 && plain.length - dot <= longestEnding
  const ending = hasEnding ? plain.slice(dot).replace(/[^\w.]/g, '') : ''
  const stem = cutToBytes(hasEnding ? plain.slice(0, dot) : plain, mostBytes - bytesOf(ending)).trim()
  return `${stem || 'file'}${ending}`
}

/**
 * The path of a file in a copy. Its number makes it unique, also where case is ignored, and keeps it from being a name
 * that a system reserves, such as `CON`.
 */
export function pathOfFile(place: number, name: string): string {
  return `files/${String(place + 1).padStart(3, '0')} ${safeFileName(name)}`
}

/** The name of the zip. A candidate whose name is hidden has none in it. */
export function copyName(name: string | null, at: Date): string {
  const day = at.toISOString().slice(0, 10)
  return safeFileName(`${cutText(name === null ? 'candidate' : safeFileName(name), 60)} ${day}.zip`)
}
