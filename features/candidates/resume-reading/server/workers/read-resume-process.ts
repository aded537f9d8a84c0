import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Unreadable } from '@candor/readers/unreadable'
import { withinLimits } from '../../rules/limits.ts'
import { foldLines, type ReadingLine, readableLine } from '../../rules/line.ts'
import { readFields } from '../../rules/read-fields.ts'
import type { ReadFault, ReadResume } from '../../rules/read-resume.ts'
import { type ReadingRequest, readRequest } from './reading-request.ts'

interface ResumeText {
  readonly lines: readonly ReadingLine[]
  readonly pages: number
  readonly isCut: boolean
}

/** The parsers are loaded one by one: loading those of other formats would only cost time. */
async function textOf({ format, password }: ReadingRequest, bytes: Buffer): Promise<ResumeText> {
  if (format === 'pdf') {
    const { pdfLines } = await import('./pdf-lines.ts')
    return pdfLines(new Uint8Array(bytes), password)
  }
  const { documentLines } = await import('./document-lines.ts')
  return { ...(await documentLines(format, bytes)), pages: 1 }
}

/** Signs of any language that a scan with a stamp or a page number has at most. */
const fewSigns = 12

async function read(request: ReadingRequest): Promise<ReadResume | ReadFault> {
  const bytes = await readFile(request.path)
  if (bytes.length === 0) return 'empty'
  const text = await textOf(request, bytes)
  const { lines, isCut } = withinLimits(text.lines)
  const letters = lines.reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
  if (letters <= fewSigns) return request.format === 'pdf' || letters > 0 ? 'noText' : 'empty'
  return {
    kind: 'read',
    fields: readFields(lines, request),
    resume: {
      kind: request.format === 'pdf' ? 'pages' : 'text',
      pages: text.pages,
      lines: foldLines(lines).map(readableLine),
      isCut: isCut || text.isCut,
    },
  }
}

/** The fault that an error of a parser stands for; it is no error of the product. */
function faultOf(error: unknown): ReadFault {
  // A stack overflows where a document is nested deeper than any writer nests it.
  if (error instanceof RangeError && error.message.includes('call stack')) return 'tooLarge'
  if (error instanceof Unreadable) return error.fault === 'locked' ? 'locked' : 'damaged'
  const name = error instanceof Error ? error.name : ''
  if (name === 'TooMuch') return 'tooLarge'
  return name === 'PasswordException' ? 'locked' : 'damaged'
}

const [folder = ''] = process.argv.slice(2)
// Each line is the number of a request in the folder.
for await (const number of createInterface({ input: process.stdin })) {
  const request = readRequest(await readFile(join(folder, `${number}.request`), 'utf8'))
  const result = await read(request).catch(faultOf)
  if (typeof result !== 'string') await writeFile(join(folder, `${number}.out`), JSON.stringify(result))
  process.stdout.write(`${typeof result === 'string' ? result : 'done'}\n`)
}
process.exit(0)
