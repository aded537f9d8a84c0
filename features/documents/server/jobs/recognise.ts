import { open, readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import {
  type DocumentFormat,
  documentFormat,
  olderOfficeStreams,
  olderOfficeType,
} from '../../rules/format.ts'
import { readText } from '../../rules/text.ts'

/** How much of a file tells what a text is written in. */
const headBytes = 64 * 1024

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The stream that tells what an older office file is; its name stands somewhere in the file, in two bytes a letter. */
async function findOlderStream(path: string): Promise<string | null> {
  const bytes = await readFile(path)
  return olderOfficeStreams.find(([stream]) => bytes.includes(Buffer.from(stream, 'utf16le')))?.[0] ?? null
}

/** What a stored file is, by its content; and the ending that such files have; null where no reader knows it. */
export async function recognise(path: string): Promise<{ format: DocumentFormat; ending: string } | null> {
  const type = await fileTypeFromFile(path)
  const mediaType = type?.mime ?? null
  const olderStream = mediaType === olderOfficeType ? await findOlderStream(path) : null
  const format = documentFormat({ mediaType, olderStream, text: readText(await readHead(path)) })
  return format && { format, ending: type?.ext ?? 'txt' }
}
