import { codes } from '@candor/call/codes'
import { isRefusal } from '@candor/call/web/send'
import { isRecord } from '@candor/kernel/is-record'
import { forget, keep, kept } from '../kept-pictures.ts'
import { handIn } from './send-photos.ts'
import { type Sent, sentOf } from './sent.ts'

/** A submit of both photos: it is kept beside them, so that a reload in the middle of it tries the same one again. */
export interface Submit {
  readonly key: string
  /** What is told of it once it is handed in. */
  readonly sent: Sent
  /** Whether it goes on only once it is confirmed again. */
  readonly isStopped: boolean
}

const name = 'submit'

export async function readSubmit(link: string): Promise<Submit | null> {
  const value = await kept(link, name)
  if (!isRecord(value) || typeof value.key !== 'string') return null
  const sent = sentOf(value.sent)
  return sent && { key: value.key, sent, isStopped: value.isStopped === true }
}

export async function keepSubmit(link: string, submit: Submit): Promise<void> {
  await keep(link, name, submit)
}

export function forgetSubmit(link: string): Promise<void> {
  return forget(link, name)
}

const photoFaults: ReadonlySet<number> = new Set([codes.fileRefused, codes.invalidInput])

/** Whether a refusal is about the photos themselves: no other try of the same submit can succeed. */
export const isAboutPhotos = (code: number) => photoFaults.has(code)

/**
 * What a link that opens nothing more was used for, if that was a submit from this browser whose answer was lost; else
 * null. Throws where the server cannot be asked.
 */
export async function findHandedIn(link: string): Promise<Sent | null> {
  const submit = await readSubmit(link)
  if (!submit) return null
  try {
    await handIn(link, submit.key)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
  return submit.sent
}
