import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openTurns } from '@candor/kernel/turns'
import * as z from 'zod/mini'
import { recogniseDocument } from '../../../../platform/documents/server/actions/recognise-document.ts'
import { runReadingProgram } from '../../../../platform/documents/server/actions/run-reading-program.ts'
import { maxTableBytes } from '../../contract/table.ts'
import type { TableRequest } from '../workers/reading-request.ts'

const limits = { timeMs: 60_000, memoryMb: 1_024 }
const maxOutputBytes = 64 * 1024 * 1024
const program = resolve(import.meta.dirname, '../workers/read-table-process.ts')
const turns = openTurns({ running: 1, waitingOfOne: 10, waitingInAll: 100 })

/** Why a table cannot be read. */
export const readFaults = [
  'empty',
  'notATable',
  'oldExcel',
  'locked',
  'damaged',
  'tooLarge',
  'tooManyRows',
  'tooSlow',
  'busy',
] as const
export type ReadFault = (typeof readFaults)[number]

const ReadTable = z.object({
  sheets: z.array(z.string()),
  sheet: z.number(),
  encoding: z.string(),
  delimiter: z.string(),
  rows: z.array(
    z.object({
      number: z.number(),
      cells: z.array(z.string()),
      fault: z.nullable(z.literal('quote')),
    }),
  ),
})
export type ReadTable = z.output<typeof ReadTable>

async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The format of a table by its content, never by its name. */
async function formatOf(path: string): Promise<TableRequest['format'] | ReadFault> {
  const { size } = await stat(path)
  if (size === 0) return 'empty'
  if (size > maxTableBytes) return 'tooLarge'
  const head = await headOf(path)
  if (head.startsWith('PK\u0003\u0004')) return 'xlsx'
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    const recognised = await recogniseDocument(path)
    return recognised && 'fault' in recognised && recognised.fault === 'locked' ? 'locked' : 'oldExcel'
  }
  return head.startsWith('%PDF') ? 'notATable' : 'delimited'
}

const isFormat = (format: string): format is TableRequest['format'] =>
  format === 'xlsx' || format === 'delimited'

export type Asked = Pick<TableRequest, 'sheet' | 'encoding' | 'delimiter'>

/** Reads a table in a process apart from the server, with limits. A bad table gives a fault and never throws. */
export async function readTableAt(
  path: string,
  asked: Asked,
  by: string,
): Promise<{ table: ReadTable } | { fault: ReadFault }> {
  const format = await formatOf(path)
  if (!isFormat(format)) return { fault: format }
  const endTurn = await turns.take(by)
  if (!endTurn) return { fault: 'busy' }
  try {
    const end = await runReadingProgram(
      {
        program,
        path,
        limits,
        maxOutputBytes,
        sharedBy: by,
        requestFor: (document) => JSON.stringify({ ...asked, format, path: document }),
      },
      async (out) => ReadTable.parse(JSON.parse(await readFile(out, 'utf8'))),
    )
    if ('taken' in end) return { table: end.taken }
    if ('limit' in end) return { fault: end.limit === 'time' ? 'tooSlow' : 'tooLarge' }
    return { fault: readFaults.find((fault) => fault === end.word) ?? 'damaged' }
  } finally {
    endTurn()
  }
}

/** The same for the bytes of a table. */
export async function readTableOf(content: Buffer, asked: Asked, by: string) {
  const folder = await mkdtemp(join(tmpdir(), 'candor-table-'))
  try {
    const path = join(folder, 'table')
    await writeFile(path, content)
    return await readTableAt(path, asked, by)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
