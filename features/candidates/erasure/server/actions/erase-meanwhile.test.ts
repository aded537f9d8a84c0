import { readId } from '@candor/kernel/ids'
import { aCandidate, anAccount, anInterview } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test, vi } from 'vitest'
import { submitEstimate } from '../../../../findings/manual-scores/contract.ts'
import { getPreviewUrl } from '../../../../platform/documents/contract.ts'
import { aResume } from '../../../../platform/documents/server/routes/resume-under-test.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { listViewings, viewReportReq } from '../../../../report/viewings/contract.ts'
import { addEstimateResume } from '../../../../review/evaluations/contract/adding.ts'
import { orderCopy } from '../../../candidate-copy/contract.ts'
import { readCandidateFacts } from '../../../candidate-facts/contract.ts'
import { keepCandidate } from '../../../retention/contract/keeping.ts'
import { eraseCandidates } from './erase-candidate.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

async function aDesk() {
  const { services } = server
  const { candidateId, interviewId, companyId } = await anInterview(services)
  const account = await anAccount(services, { companyId, userType: 'admin' })
  const { accountId } = account
  const order = { companyId, candidateIds: [candidateId], reason: 'asked', by: { accountId } }
  return {
    ...account,
    candidateId,
    interviewId,
    as: { token: account.token, lang: 'en' },
    erase: () => eraseCandidates(services, order),
  }
}

test('every act on an erased candidate is told that the candidate was erased', async () => {
  const { candidateId, interviewId, as, erase } = await aDesk()
  await erase()
  const of = { jobseekerChannelId: candidateId }
  const answers = {
    scored: await server.call(
      submitEstimate,
      { id: 'q1', interviewid: interviewId, estimateScore: 4 },
      { ...as },
    ),
    recorded: await server.call(
      viewReportReq,
      { interviewId, startTime: 1, endTime: 2, type: 'desktop', device: 'desktop' },
      as,
    ),
    read: await server.call(listViewings, { interviewId }, as),
    exported: await server.call(orderCopy, { ...of, isWholePerson: 0 }, as),
    remarked: await server.call(addEstimateResume, { ...of, source: 4, estimateText: 'x' }, as),
    kept: await server.call(keepCandidate, { ...of, reason: 'x', until: '2026-12-01', seen: null }, as),
  }
  for (const [act, { code, data }] of Object.entries(answers))
    expect({ act, code, data }).toEqual({ act, code: 1005, data: { isGone: true } })
})

test('five pages that have the report open are told, and find the candidate erased', async () => {
  const { candidateId, interviewId, as, erase } = await aDesk()
  const pages = Array.from({ length: 5 }, () => vi.fn())
  const stops = pages.map((page) => server.services.changes.watch(interviewId, page))
  // The first notice says that the server listens.
  for (const page of pages) await expect.poll(() => page.mock.calls.length).toBe(1)
  await erase()
  for (const page of pages) await expect.poll(() => page.mock.calls.length).toBeGreaterThan(1)
  for (const stop of stops) stop()
  const reads = await Promise.all(
    pages.flatMap(() => [
      server.call(getMenuTabs, { jobseekerChannelId: candidateId, interviewId }, as),
      server.call(readCandidateFacts, { jobseekerChannelId: candidateId }, as),
    ]),
  )
  for (const { code, data } of reads) expect({ code, data }).toEqual({ code: 1005, data: { isGone: true } })
})

test('a document that is converted while its candidate is erased leaves nothing', async () => {
  const { services } = server
  const account = await anAccount(services, { userType: 'admin' })
  const { companyId, accountId, token } = account
  const contents = ['first resume', 'second resume', 'third resume']
  const resumes = await Promise.all(contents.map((content) => aResume(server, { account, content })))
  const candidateIds = resumes.map(({ candidateId }) => candidateId)
  const [, ...previews] = await Promise.all([
    eraseCandidates(services, { companyId, candidateIds, reason: 'asked', by: { accountId } }),
    ...resumes.map(({ sourceUrl }) => server.call(getPreviewUrl, { sourceUrl }, { token })),
  ])
  expect(previews.filter(({ code }) => ![0, 1002, 1005].includes(code))).toEqual([])
  for (const table of ['storedFile', 'candidateFile'] as const) {
    const rows = services.db.selectFrom(table).where('companyId', '=', companyId).select('companyId')
    expect(await rows.execute(), table).toEqual([])
  }
})

test('a bundle that comes in while its candidate is erased brings nobody back', async () => {
  const { services } = server
  const { companyId, accountId } = await anAccount(services, { userType: 'admin' })
  const bundle = aBundle()
  const send = (more: object = {}) => importFiles({ 'bundle.json': { ...bundle, ...more } }, companyId)
  await send()
  const { id } = await services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  const changed = { candidate: { ...bundle.candidate, age: 41 } }
  await Promise.all([
    eraseCandidates(services, { companyId, candidateIds: [id], reason: 'asked', by: { accountId } }),
    send(changed),
    send({ candidate: { ...bundle.candidate, age: 42 } }),
  ])
  expect(await send(changed)).toMatchObject([{ state: 'refused' }])
  for (const table of ['candidate', 'interview', 'person'] as const) {
    const rows = services.db.selectFrom(table).where('companyId', '=', companyId).select('id')
    expect(await rows.execute(), table).toEqual([])
  }
})

test('a mail that is sent while its candidate is erased leaves no row, and other mails stay', async () => {
  const { services } = server
  const { companyId, candidateId, erase } = await aDesk()
  const other = await aCandidate(services, { companyId })
  const mail = { companyId, to: 'a@x.example', subject: 's', text: 't', now: server.clock.now() }
  const [ownId] = await enqueueMails(services.db, [{ ...mail, candidateIds: [candidateId] }])
  const [otherId] = await enqueueMails(services.db, [{ ...mail, candidateIds: [other.candidateId] }])
  const sending = services.db.transaction().execute(async (db) => {
    await db
      .selectFrom('mail')
      .where('id', '=', readId(String(ownId)) ?? '')
      .forUpdate()
      .select('id')
      .execute()
    return new Promise<void>((resolve) => setImmediate(resolve))
  })
  await Promise.all([sending, erase()])
  const rows = await services.db.selectFrom('mail').where('companyId', '=', companyId).select('id').execute()
  expect(rows).toEqual([{ id: otherId }])
})
