import type { AnyCall } from '@candor/call/define'
import { aCandidate, anAccount, anInterview } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import * as z from 'zod/mini'
import type { CandidatePurpose } from '../../../../meetings/planning/rules/mail-links.ts'
import type { Profile } from '../../../../platform/company/contract/profiles.ts'
import { giveConsent, readPage } from '../../contract/page.ts'
import { makePageLink } from '../queries/page-links.ts'

/** A candidate with a link to a page of theirs. */
export async function aPage(
  server: ServerUnderTest,
  given: {
    purpose?: CandidatePurpose
    profile?: Profile
    account?: Awaited<ReturnType<typeof anAccount>>
  } = {},
) {
  const { services, clock } = server
  const { purpose = 'idCard' } = given
  const account = given.account ?? (await anAccount(services))
  const { companyId, accountId } = account
  if (given.profile) {
    const { profile } = given
    await services.db.updateTable('company').set({ profile }).where('id', '=', companyId).execute()
  }
  const candidate = await aCandidate(services, { companyId, name: '苏晴岚' })
  const { interviewId } = await anInterview(services, candidate)
  const { candidateId } = candidate
  await setEnd(server, interviewId, null)
  const link = async () => {
    const by = { byAccountId: accountId, isMailed: false, now: clock.now() }
    const about = { companyId, candidateId, purpose, interviewId, ...by }
    return (await makePageLink(services, about)).token
  }
  return { account, companyId, candidateId, interviewId, sign: await link(), link }
}

/** Sets when an interview ended; null: it has not. */
export function setEnd({ services }: ServerUnderTest, interviewId: string, finishedAt: Date | null) {
  return services.db
    .updateTable('interview')
    .set({ finishedAt })
    .where(({ eb, cast, ref }) => eb(cast<string>(ref('id'), 'text'), '=', interviewId))
    .execute()
}

/** Gives consent on the page of a link. */
export async function agree(server: ServerUnderTest, sign: string, purpose: 'idCard' | 'monitor' = 'idCard') {
  const { data } = await server.call(readPage, { sign, purpose })
  const hash = data.wording?.hash ?? ''
  return server.call(giveConsent, { sign, hash })
}

interface Sent {
  readonly files: Readonly<Record<string, Uint8Array | undefined>>
  readonly fields: Readonly<Record<string, string | number>>
  readonly key?: string
  readonly lang?: string
}

const SentReply = z.object({
  code: z.number(),
  msg: z.string(),
  data: z.nullable(z.looseObject({ sentPictures: z.optional(z.number()) })),
})

/** Sends a call with files, as a browser does. */
export async function send(
  server: ServerUnderTest,
  call: AnyCall,
  { files, fields, key, lang = 'en' }: Sent,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const [name, content] of Object.entries(files)) {
    if (content) form.append(name, new Blob([new Uint8Array(content)]), 'holiday.exe')
  }
  const sent = new Response(form)
  const contentType = sent.headers.get('content-type') ?? ''
  const response = await server.app.inject({
    method: 'POST',
    url: call.path,
    headers: { lang, 'content-type': contentType, ...(key && { 'idempotency-key': key }) },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return SentReply.parse(response.json())
}

/** The files of a candidate's report. */
export function filesOf({ services }: ServerUnderTest, { candidateId }: { candidateId: string }) {
  return services.db
    .selectFrom('candidateFile')
    .innerJoin('storedFile', 'storedFile.id', 'candidateFile.fileId')
    .where(({ eb, cast, ref }) =>
      eb(cast<string>(ref('candidateFile.candidateId'), 'text'), '=', candidateId),
    )
    .orderBy('storedFile.name')
    .select(['storedFile.id', 'storedFile.name', 'storedFile.contentType', 'storedFile.contentHash'])
    .execute()
}
