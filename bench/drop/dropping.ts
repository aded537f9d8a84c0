import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readAnswer } from '@candor/call/client/read-answer'
import { readDrop, receiveResume } from '../../features/candidates/resume-drop/contract.ts'

// The browser of the person who drops, in a thread of its own: its work is not the server's.

export interface Dropped {
  /** Milliseconds until the first resume was read. */
  readonly first: number
  /** Milliseconds until the last one was. */
  readonly all: number
  readonly unread: number
}

export interface Drop {
  readonly address: string
  readonly headers: Record<string, string>
  readonly dropId: string
  readonly resumes: readonly Uint8Array[]
}

const { address, headers, dropId, resumes }: Drop = workerData

async function send(bytes: Uint8Array): Promise<void> {
  const form = new FormData()
  form.set('dropId', dropId)
  form.set('file', new Blob([new Uint8Array(bytes)]), `${randomUUID()}.pdf`)
  const answer = await fetch(address + receiveResume.path, { method: 'POST', headers, body: form })
  readAnswer(receiveResume, await answer.json())
}

async function sendAll(): Promise<void> {
  for (const bytes of resumes) await send(bytes)
}

/** Polls the drop as its page does, until each resume was read. */
async function watch(began: number): Promise<Dropped> {
  let first = 0
  for (;;) {
    const answer = await fetch(`${address}${readDrop.path}?dropId=${dropId}`, { headers })
    const { rows } = readAnswer(readDrop, await answer.json()).data
    const isRead = rows.filter(({ state }) => state === 'read' || state === 'failed').length
    if (first === 0 && isRead > 0) first = performance.now() - began
    if (isRead === resumes.length) {
      const unread = rows.filter(({ state }) => state === 'failed').length
      return { first, all: performance.now() - began, unread }
    }
    await pause(first === 0 ? 100 : 1_000)
  }
}

const [dropped] = await Promise.all([watch(performance.now()), sendAll()])
parentPort?.postMessage(dropped)
