import { Readable } from 'node:stream'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { aCandidate, aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { fileReference } from '../../../../platform/media/rules.ts'
import { listCopies, openCopy, orderCopy } from '../../contract.ts'
import { startCopying } from '../actions/start-copying.ts'

export const scriptText = '<script>alert("x")</script>'

interface Owner {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
}

/** Attaches a file to a candidate; returns its id. */
export async function attach(
  { services }: ServerUnderTest,
  { companyId, candidateId }: Owner,
  given: { readonly name: string; readonly content: string | Buffer; readonly contentType?: string },
) {
  const id = newId<'file'>()
  const { name, content, contentType = 'text/plain' } = given
  const { hash, size } = await services.files.put(Readable.from([Buffer.from(content)]))
  await services.db
    .insertInto('storedFile')
    .values({ id, companyId, contentHash: hash, sizeBytes: size, contentType, name })
    .execute()
  await services.db.insertInto('candidateFile').values({ companyId, candidateId, fileId: id }).execute()
  return { id, hash }
}

/** A candidate with an interview, a resume, a remark, and an administrator who exports. */
export async function anExport(
  server: ServerUnderTest,
  { name = '沈知遥' }: { readonly name?: string } = {},
) {
  const { services } = server
  const account = await anAccount(services, { userType: 'admin' })
  const { companyId, accountId, token } = account
  const { candidateId, positionId } = await aCandidate(services, { companyId, name })
  const { interviewId } = await anInterview(services, { companyId, candidateId, positionId })
  await aDocument(services, { companyId, interviewId }, 'aiData', { summary: 'a steady engineer' })
  const owner = { companyId, candidateId }
  const resume = await attach(server, owner, { name: '../简历<b>.txt', content: 'ten years of Go' })
  await services.db
    .insertInto('candidateDocument')
    .values({
      ...owner,
      part: 'resume',
      document: JSON.stringify({
        items: [{ menuName: '自我评价', fileValue: scriptText }],
        file: fileReference(resume.id),
      }),
      receivedAt: services.clock.now(),
    })
    .execute()
  await services.db
    .insertInto('remark')
    .values({
      id: newId(),
      ...owner,
      accountId,
      writtenBy: '陈薇',
      source: 0,
      content: 'too expensive, say colleagues',
      createdAt: services.clock.now(),
    })
    .execute()
  const as = { token }
  const of = { jobseekerChannelId: candidateId }
  const order = (isWholePerson = 0) => server.call(orderCopy, { ...of, isWholePerson }, as)
  const list = async () => (await server.call(listCopies, of, as)).data
  const make = async (isWholePerson = 0) => {
    const { data } = await order(isWholePerson)
    await startCopying(services, server.app).rest()
    return data.copyId
  }
  const open = (copyId: string) => server.call(openCopy, { ...of, copyId }, as)
  const download = async (copyId: string) => {
    const { data } = await open(copyId)
    return server.app.inject({ url: data.address })
  }
  return { ...account, ...owner, positionId, interviewId, resume, as, of, order, list, make, open, download }
}
