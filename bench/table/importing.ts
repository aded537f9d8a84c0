import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readAnswer } from '@candor/call/client/read-answer'
import {
  addTable,
  readTable,
  readTableProgress,
  startTable,
} from '../../features/candidates/table-import/contract.ts'

// The browser of the person who imports, in a thread of its own: its work is not the server's.

export interface Imported {
  /** Milliseconds until the table stood on the page. */
  readonly opened: number
  /** Milliseconds from the confirmation until the last row was added. */
  readonly added: number
  readonly rows: number
}

export interface TableToImport {
  readonly address: string
  readonly headers: Record<string, string>
  readonly positionId: string
  readonly csv: string
}

const { address, headers, positionId, csv }: TableToImport = workerData

async function importTable(): Promise<Imported> {
  const began = performance.now()
  const form = new FormData()
  form.set('positionId', positionId)
  form.set('file', new Blob([csv]), 'candidates.csv')
  const sent = await fetch(address + startTable.path, { method: 'POST', headers, body: form })
  const { importId } = readAnswer(startTable, await sent.json()).data
  const read = await fetch(`${address}${readTable.path}?importId=${importId}`, { headers })
  const { revision, counts } = readAnswer(readTable, await read.json()).data
  const opened = performance.now() - began
  const confirmed = performance.now()
  const answer = await fetch(address + addTable.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ importId, revision, counts: { new: counts.new, join: counts.join } }),
  })
  readAnswer(addTable, await answer.json())
  for (;;) {
    const told = await fetch(`${address}${readTableProgress.path}?importId=${importId}`, { headers })
    const { state, added } = readAnswer(readTableProgress, await told.json()).data
    if (state === 'done') return { opened, added: performance.now() - confirmed, rows: added }
    await pause(700)
  }
}

parentPort?.postMessage(await importTable())
