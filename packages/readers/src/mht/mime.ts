import { TooMuch } from '../archive.ts'

/** One part of a mail or of a web archive that holds no other parts. */
export interface MimePart {
  readonly type: string
  readonly charset: string | null
  readonly contentId: string | null
  readonly location: string | null
  readonly isAttached: boolean
  bytes(): Buffer
}

const maxParts = 2000
const maxDepth = 10
const maxHeadBytes = 64 * 1024
const newline = 0x0a
const dash = 0x2d

type Head = ReadonlyMap<string, string>

function readHead(text: string): Head {
  const head = new Map<string, string>()
  for (const line of text.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !head.has(name)) head.set(name, line.slice(colon + 1).trim())
  }
  return head
}

/** A parameter behind a header's value; its text without quotes. */
function parameter(value: string, name: string): string | null {
  for (const each of value.match(/;[^;"=]{1,80}=\s*(?:"[^"]*"|[^;]*)/g) ?? []) {
    const equals = each.indexOf('=')
    if (each.slice(1, equals).trim().toLowerCase() !== name) continue
    return each
      .slice(equals + 1)
      .trim()
      .replace(/^"|"$/g, '')
  }
  return null
}

const hexDigit = (byte: number | undefined) => {
  const digit = byte === undefined ? Number.NaN : Number.parseInt(String.fromCharCode(byte), 16)
  return Number.isNaN(digit) ? null : digit
}

function decodeQuotedPrintable(bytes: Buffer): Buffer {
  const decoded = Buffer.alloc(bytes.length)
  let at = 0
  let length = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    at += 1
    if (byte !== 0x3d) {
      decoded[length] = byte
      length += 1
      continue
    }
    const high = hexDigit(bytes[at])
    const low = hexDigit(bytes[at + 1])
    if (high !== null && low !== null) {
      decoded[length] = high * 16 + low
      length += 1
      at += 2
    } else if (bytes[at] === newline) at += 1
    else if (bytes[at] === 0x0d && bytes[at + 1] === newline) at += 2
    else {
      decoded[length] = byte
      length += 1
    }
  }
  return decoded.subarray(0, length)
}

function decodeTransfer(encoding: string, bytes: Buffer): Buffer {
  if (encoding === 'base64') return Buffer.from(bytes.toString('latin1'), 'base64')
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(bytes) : bytes
}

function partOf(head: Head, bytes: Buffer): MimePart {
  const type = head.get('content-type') ?? 'text/plain'
  return {
    type: (type.split(';')[0] ?? '').trim().toLowerCase(),
    charset: parameter(type, 'charset'),
    contentId: head.get('content-id')?.replace(/^<|>$/g, '') ?? null,
    location: head.get('content-location')?.replace(/\s+/g, '') ?? null,
    isAttached: /^attachment/i.test(head.get('content-disposition') ?? ''),
    bytes: () => decodeTransfer((head.get('content-transfer-encoding') ?? '').trim().toLowerCase(), bytes),
  }
}

/** Where each line of a message begins, and where the next one does. */
function* linesOf(message: Buffer, from: number): Generator<{ start: number; next: number }> {
  let start = from
  while (start < message.length) {
    const end = message.indexOf(newline, start)
    const next = end < 0 ? message.length : end + 1
    yield { start, next }
    start = next
  }
}

/** The parts of a message in their order, nested ones included, and its own head. Reads it once, from end to end. */
export function readMime(message: Buffer): { head: Head; parts: MimePart[] } {
  const parts: MimePart[] = []
  const boundaries: string[] = []
  let first: Head | null = null
  let head: Head | null = null
  let started = 0

  function endPart(end: number): void {
    if (!head) return
    if (parts.length >= maxParts) throw new TooMuch('too many parts')
    parts.push(partOf(head, message.subarray(started, end)))
    head = null
  }

  /** Reads the head of a part that begins here, and says whether parts of its own follow. */
  function endHead(start: number, end: number): void {
    if (end - start > maxHeadBytes) throw new TooMuch('the head of a part is too long')
    const read = readHead(message.toString('latin1', start, end))
    first ??= read
    const type = read.get('content-type') ?? ''
    const boundary = /^multipart\//i.test(type) ? parameter(type, 'boundary') : null
    if (boundary) boundaries.push(`--${boundary}`)
    if (boundaries.length > maxDepth) throw new TooMuch('nested too deep')
    head = boundary ? null : read
    started = end
  }

  let headStart: number | null = 0
  for (const { start, next } of linesOf(message, 0)) {
    if (message[start] === dash && message[start + 1] === dash) {
      const line = message.toString('latin1', start, Math.min(next, start + 200)).trimEnd()
      const level = boundaries.findLastIndex((each) => line === each || line === `${each}--`)
      if (level >= 0) {
        endPart(message[start - 2] === 0x0d ? start - 2 : start - 1)
        boundaries.length = line === boundaries[level] ? level + 1 : level
        headStart = boundaries.length > level ? next : null
        continue
      }
    }
    if (headStart === null) continue
    const isBlank = next - start <= 2 && message.toString('latin1', start, next).trim() === ''
    // Blank lines before the very first header are no end of it.
    if (isBlank && (first || start > headStart)) {
      endHead(headStart, next)
      headStart = null
    }
  }
  endPart(message.length)
  return { head: first ?? new Map(), parts }
}
