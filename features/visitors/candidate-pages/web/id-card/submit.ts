import { codes } from '@candor/call/codes'
import { isRefusal } from '@candor/call/web/send'
import { isRecord } from '@candor/kernel/is-record'
import { forget, keep, kept } from '../kept-pictures.ts'
import { handIn } from './send-photos.ts'
import { type Sent, sentOf } from './sent.ts'

/** A submit of both photos. It is stored beside them, so that a reload continues the same one. */
export interface Submit {
  readonly key: string
  /** The result, once it is complete. */
  readonly sent: Sent
  /** Whether it waits for another confirmation. */
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

/** Whether a refusal is about the photos themselves: trying the same submit again cannot succeed. */
export const isAboutPhotos = (code: number) => photoFaults.has(code)

/**
 * The result of this browser's submit that ended a link, where its reply was lost; else null. Throws where
 * the server cannot be reached.
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
