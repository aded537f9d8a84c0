import { codes } from '@candor/call/codes'
import { aCandidate, anAccount, anInterview, aSetting, changeRow } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { describe, expect, test } from 'vitest'
import { storeCandidateDocument } from '../../../../candidates/candidates/server/queries.ts'
import { jobseekerResumeInfo } from '../../../../candidates/resume/contract/original.ts'
import { getEmployInfo, showFormsList } from '../../../../candidates/resume/contract.ts'
import type { SharedKey } from '../../../../shares/shares/rules/sharing.ts'
import { listAttachments } from '../../../../tabs/report-attachments/contract.ts'
import { personalParts, shareableKeys } from '../../../access/rules/permissions.ts'
import { visitorSwitch } from '../../../company/rules.ts'
import { getConvertedUrl, getPreviewUrl } from '../../contract.ts'

const server = serverUnderTest()

interface Given {
  sections?: readonly SharedKey[]
  hasPassword?: boolean
  isAnonymous?: boolean
}

const answers = [
  { title: '期望月薪', value: '40k' },
  { title: '紧急联系人', value: '家属，13800000101' },
  { title: '其他', value: ['请打 138-0000-0102'] },
]

/** A visit to the report of a candidate with a resume, a form and an attachment. */
async function aVisitedReport({ sections, hasPassword = true, isAnonymous = false }: Given = {}) {
  const { services } = server
  const { companyId, accountId } = await anAccount(services)
  const candidate = await aCandidate(services, { companyId, isAnonymous })
  const { candidateId } = candidate
  const { interviewId } = await anInterview(services, candidate)
  const attach = async (name: string) => {
    const fileId = await aFile(services, { companyId }, { name, content: `${name} of 沈知遥` })
    await services.db.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
    return fileId
  }
  const resumeFileId = await attach('resume.txt')
  const portfolio = await attach('portfolio.txt')
  await changeRow(services, 'candidate', candidateId, { resumeFileId, resumeState: 'ready' })
  const documents = {
    attachments: [{ externalId: 'a1', attachName: '作品集', attachType: 0, attachUrl: `file:${portfolio}` }],
    candidateForm: { formName: '应聘登记表', items: answers },
  }
  for (const [part, document] of Object.entries(documents))
    await storeCandidateDocument(
      services.db,
      { companyId, candidateId },
      part,
      document,
      services.clock.now(),
    )
  const share = await aShare(services, {
    companyId,
    accountId,
    candidateId,
    interviewId,
    sections: sections ?? [...shareableKeys, ...personalParts],
    ...(hasPassword && { password: 'aB3dE6' }),
  })
  const { token } = await aVisit(services, share)
  const as = { token }
  const of = { jobseekerChannelId: share.token }
  return {
    companyId,
    share,
    as,
    resume: () => server.call(jobseekerResumeInfo, of, as),
    form: () => server.call(getEmployInfo, of, as),
    forms: () => server.call(showFormsList, of, as),
    attachments: () => server.call(listAttachments, { jobSeekerChannelId: share.token }, as),
  }
}

const rangeOf = async (url: string) =>
  (await server.app.inject({ method: 'GET', url, headers: { range: 'bytes=0-3' } })).statusCode

const revoke = (shareId: string) =>
  server.services.db
    .updateTable('shareGrant')
    .set({ revokedAt: server.clock.now() })
    .where('id', '=', shareId)
    .execute()

type Visited = Awaited<ReturnType<typeof aVisitedReport>>

/** Addresses of the original resume and of the attachment. */
async function addressesOf({ resume, attachments }: Pick<Visited, 'resume' | 'attachments'>) {
  const original = (await resume()).data.interviewResult.resumeUrl
  const portfolio = (await attachments()).data[0]?.attachUrl ?? ''
  return [original, portfolio] as const
}

describe('a visitor whose share opens the personal parts of the report', () => {
  test('reads the original resume, the form and the attachments by the link', async () => {
    const { resume, form, forms, attachments } = await aVisitedReport()
    expect((await resume()).data).toMatchObject({ state: 'ready', fileName: 'resume.txt' })
    const values = (await form()).data?.items.map(({ value }) => value)
    expect(values).toEqual([['40k'], ['家属，13800000101'], ['请打 138-0000-0102']])
    expect((await forms()).data).toHaveLength(1)
    expect((await attachments()).data).toMatchObject([{ attachName: '作品集' }])
  })

  test('reads no contacts in the form unless the share opens contacts', async () => {
    const { form } = await aVisitedReport({ sections: ['reportResume', 'originalResume'] })
    const answer = await form()
    expect(answer.data?.items).toEqual([
      { title: '期望月薪', value: ['40k'], group: '' },
      { title: '紧急联系人', value: [], group: '', isWithheld: true },
      { title: '其他', value: [], group: '', isWithheld: true },
    ])
    expect(answer.body).not.toMatch(/家属|138/)
  })

  test('has documents converted, whose addresses end with the share, at the next range [D10 C01]', async () => {
    const { share, as, resume, attachments } = await aVisitedReport()
    const [original, portfolio] = await addressesOf({ resume, attachments })
    const converted = await server.call(getConvertedUrl, { sourceUrl: original, type: 'doc2html' }, as)
    const preview = await server.call(getPreviewUrl, { sourceUrl: portfolio }, as)
    expect((await server.app.inject(converted.data)).body).toContain('resume.txt of 沈知遥')
    const addresses = [original, portfolio, converted.data, preview.data]
    // A browser asks for its own copy too.
    expect((await server.app.inject(original)).headers['cache-control']).toBe('private, no-cache')
    expect(await Promise.all(addresses.map(rangeOf))).toEqual([206, 206, 206, 206])
    await revoke(share.shareId)
    expect(await Promise.all(addresses.map(rangeOf))).toEqual([404, 404, 404, 404])
    const after = await server.call(getConvertedUrl, { sourceUrl: original, type: 'doc2html' }, as)
    expect(after.code).toBe(codes.tokenInvalid)
  })

  test('keeps none of it once the company shows visitors no resumes', async () => {
    const { companyId, as, resume, attachments } = await aVisitedReport()
    const addresses = await addressesOf({ resume, attachments })
    await aSetting(server.services, companyId, 'reportTabConfig', [
      { tabType: visitorSwitch('reportResume'), inUse: 0 },
    ])
    expect((await resume()).code).toBe(codes.noPermission)
    expect((await attachments()).data).toEqual([])
    for (const sourceUrl of addresses) {
      expect(await rangeOf(sourceUrl)).toBe(404)
      expect((await server.call(getPreviewUrl, { sourceUrl }, as)).code).toBe(codes.noPermission)
    }
  })

  test('reads no file of another report by its address', async () => {
    const one = await aVisitedReport()
    const other = await aVisitedReport()
    const sourceUrl = (await other.resume()).data.interviewResult.resumeUrl
    expect((await server.call(getPreviewUrl, { sourceUrl }, one.as)).code).toBe(codes.notFound)
  })
})

test.each<[string, Given]>([
  ['opens the resume alone', { sections: ['reportResume', 'contacts'] }],
  ['has no password', { hasPassword: false }],
  ['is of an anonymous candidate', { isAnonymous: true }],
])('a share that %s keeps resume, form and attachments in the company [D05]', async (_, given) => {
  const { resume, form, forms, attachments } = await aVisitedReport(given)
  expect(await resume()).toMatchObject({
    code: 0,
    data: { state: 'hidden', fileName: '', ending: '', interviewResult: { resumeUrl: '', channelId: null } },
  })
  expect([(await form()).data, (await forms()).data, (await attachments()).data]).toEqual([null, [], []])
})
