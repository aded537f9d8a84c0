import { Parser } from 'htmlparser2'
import { Unreadable } from '../unreadable.ts'

/** Takes an XML part, element by element. Names come without their prefix. */
export interface PartReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const plainName = (name: string) => name.slice(name.indexOf(':') + 1)

const pieceBytes = 256 * 1024

/**
 * Reads an XML part of a workbook in pieces. Throws `Unreadable` for a part that declares a document type: no workbook
 * has one, and its entities could name files or grow without end.
 */
export function readPart(bytes: Buffer, reader: PartReader): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open?.(plainName(name), attributes),
      ontext: (text) => reader.text?.(text),
      onclosetag: (name) => reader.close?.(plainName(name)),
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') throw new Unreadable('cutShort')
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length; at += pieceBytes)
    parser.write(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }))
  parser.end(decoder.decode())
}
