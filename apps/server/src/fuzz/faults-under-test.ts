import { batch } from '@candor/call/batch'
import { codes } from '@candor/call/codes'
import { readEnvelope } from '@candor/testkit/envelope'

/** The reply to a request. */
export interface Answer {
  readonly status: number
  readonly text: string
}

function codeFault(code: number): string | null {
  return code === codes.serverError ? `code ${code}` : null
}

/** Returns what is wrong with a reply to a path; null for nothing. In a batch each call has its own envelope. */
export function faultOf(path: string, { status, text }: Answer): string | null {
  if (status >= 500) return `status ${status}`
  if (text.startsWith('event:') || text.startsWith('id:') || text.startsWith(':')) return null
  const found = /^\{"code":(\d+),/.exec(text)
  if (!found) return `no envelope: ${text.slice(0, 80)}`
  const code = Number(found[1])
  if (path !== batch.path || code !== 0) return codeFault(code)
  const answers = batch.reply.safeParse(readEnvelope(JSON.parse(text)).data)
  if (!answers.success) return `no envelope in a batch: ${text.slice(0, 80)}`
  return answers.data.map((answer) => codeFault(answer.code)).find((fault) => fault !== null) ?? null
}
