import { readAnswer } from '@candor/call/client/read-answer'
import type { AnyCall, ReplyOf, SentInputOf } from '@candor/call/define'
import { sql } from 'kysely'
import { checkReportPassword, makeShare } from '../../features/shares/shares/contract.ts'
import type { Bench } from '../server.ts'

/** Each request of a bench has its own address, so that no limit per address applies. */
let addresses = 0
function nextAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Makes a call from an address of its own, and returns the raw envelope. */
export async function ask<C extends AnyCall>(
  { app }: Bench,
  { method, path }: C,
  input: SentInputOf<C>,
  token?: string,
): Promise<string> {
  const headers = { lang: 'en', 'content-type': 'application/json', ...(token && { token }) }
  const remoteAddress = nextAddress()
  const answer = await app.inject({
    method,
    url: path,
    headers,
    remoteAddress,
    payload: JSON.stringify(input),
  })
  return answer.body
}

export async function read<C extends AnyCall>(...asked: Parameters<typeof ask<C>>): Promise<ReplyOf<C>> {
  const [, call] = asked
  const body = readAnswer(call, JSON.parse(await ask(...asked)))
  if (body.code !== 0) throw new Error(JSON.stringify(body))
  return body.data
}

/** Shares the report of an interview with all sections, as the bench's account. */
export async function share(bench: Bench, hasPassword: boolean, interviewId = bench.interviewId) {
  const { candidateId } = await bench.db
    .selectFrom('interview')
    .where(sql<boolean>`id = ${interviewId}`)
    .select('candidateId')
    .executeTakeFirstOrThrow()
  const { shareId, shareUrl, password } = await read(
    bench,
    makeShare,
    {
      jobseekerChannelId: candidateId,
      interviewId,
      hasPassword,
      showsScores: true,
      days: 7,
      note: '',
      sections: ['reportAIInterview', 'reportResume'],
      language: 'en',
    },
    bench.token,
  )
  return { shareId, shareUrl, password, link: new URL(shareUrl).searchParams.get('userid') ?? '' }
}

/** Opens a visit by a share; returns what its calls need. */
export async function visit(bench: Bench, { link, password }: { link: string; password: string | null }) {
  const { visit: opened } = await read(bench, checkReportPassword, { id: link, pin: password ?? '' })
  if (!opened) throw new Error('the share did not open')
  return opened.token
}
