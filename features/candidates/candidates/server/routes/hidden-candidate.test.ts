import type { CandidateId } from '@candor/kernel/ids'
import { aCandidate, aCompany, anAccount, aSetting, changeRow } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { describe, expect, test } from 'vitest'
import { fileReference } from '../../../../platform/media/rules.ts'
import { jobseekerChannelInfo } from '../../contract.ts'
import { storeCandidateDocument } from '../queries.ts'
import { aReport, callsOfCandidate, store } from './report-under-test.ts'

const server = serverUnderTest()

const master = {
  startdate: '2015-09',
  enddate: '2018-06',
  school: '明川大学',
  education: 5,
  professional: '计算机科学',
}

const job = {
  startdate: '2018-07',
  enddate: '至今',
  companyName: '海岚支付',
  jobtitle: '工程师',
  workContent: '',
}

const project = { project_name: '账本', project_start: '2021-03', project_end: '2022-01', content: '' }

const school = {
  parentId: 'eduExperience',
  arrayIndex: 0,
  menuKey: 'schoolName',
  menuName: '学校',
  sortIndex: 1,
}

const resume = { items: [{ ...school, fileValue: '明川大学' }] }

test('a reader who may not read resumes gets the channel info without the resume', async () => {
  const report = await aReport(server)
  await store(server, report, 'resume', resume)
  const { token } = await anAccount(server.services, {
    companyId: report.companyId,
    buttons: ['reportAIInterview'],
  })
  const { data } = await server.call(jobseekerChannelInfo, report, { token })
  expect(data.resumeInfoItems).toEqual([])
})

describe('the ID card of somebody who has no interview', () => {
  const media = expect.stringMatching(/^\/file\/media\//)

  async function handedIn(given: { isAnonymous?: boolean } = {}) {
    const candidate = await aCandidate(server.services, { stageId: '1', ...given })
    const sides = await Promise.all(
      ['front.png', 'back.png'].map((name) =>
        aFile(server.services, candidate, { name, contentType: 'image/png' }),
      ),
    )
    const [frontIdCard, backIdCard] = sides.map(fileReference)
    const { db } = server.services
    await storeCandidateDocument(db, candidate, 'idCard', { frontIdCard, backIdCard }, server.clock.now())
    return candidate
  }
  const readBy = async (candidateId: CandidateId, as: { token: string }) =>
    (await server.call(jobseekerChannelInfo, { jobseekerChannelId: candidateId }, as)).data.idCard

  test.each([
    ['who may read resumes', ['reportResume'], false, { frontIdCard: media, backIdCard: media }],
    ['who may not', ['reportAIInterview', 'reportInterviewLog'], false, null],
    ['who may, while the candidate is anonymous', ['reportResume'], true, null],
  ] as const)('comes to an account %s', async (_, buttons, isAnonymous, idCard) => {
    const { companyId, candidateId } = await handedIn({ isAnonymous })
    const account = await anAccount(server.services, { companyId, buttons })
    expect(await readBy(candidateId, account)).toEqual(idCard)
  })

  test.each([
    ['opens it', ['reportResume', 'identityCard'], { frontIdCard: media, backIdCard: media }],
    ['opens all else', ['reportResume', 'contacts', 'originalResume', 'attachments', 'antiCheating'], null],
  ] as const)('comes to a visitor whose share %s', async (_, sections, idCard) => {
    const { companyId, candidateId } = await handedIn()
    const { accountId } = await anAccount(server.services, { companyId })
    const of = { companyId, candidateId, accountId, sections, password: 'aB3dE6' }
    const visit = await aVisit(server.services, await aShare(server.services, of))
    expect(await readBy(candidateId, visit)).toEqual(idCard)
  })
})

describe('the identity of a candidate', () => {
  const telling = [
    '林晓彤',
    'Lin Xiaotong',
    '13800000001',
    'shen@person.example',
    '明川大学',
    '海岚支付',
    '账本',
  ]
  const files = ['url', 'resumeUrl', 'frontIdCard', 'backIdCard'].map((name) => `"${name}":"/file/media/`)

  /** All that the calls about a candidate send. */
  async function sentOf({ isAnonymous, isScreened }: { isAnonymous?: boolean; isScreened?: boolean }) {
    const { companyId } = await aCompany(server.services)
    const person = { name: '林晓彤', phone: '13800000001', email: 'shen@person.example', isAnonymous }
    const report = await aReport(server, { companyId, ...person })
    if (isScreened) await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
    const [photoFileId, resumeFileId] = await Promise.all(
      ['photo.png', 'resume.pdf'].map((name) =>
        aFile(server.services, report, { name, contentType: 'image/png' }),
      ),
    )
    if (!photoFileId || !resumeFileId) throw new Error('a file is missing')
    await changeRow(server.services, 'candidate', report.candidateId, {
      photoFileId,
      resumeFileId,
      nameLatin: 'Lin Xiaotong',
    })
    const side = fileReference(photoFileId)
    await store(server, report, 'idCard', { frontIdCard: side, backIdCard: side })
    await store(server, report, 'resume', resume)
    await store(server, report, 'education', [master])
    await store(server, report, 'work', [job])
    await store(server, report, 'projects', [project])
    const answers = await Promise.all(callsOfCandidate.map((call) => server.call(call, report, report)))
    expect(answers.every(({ code }) => code === 0)).toBe(true)
    return answers.map(({ body }) => body).join()
  }

  test('is sent whole if they are not anonymous: name, phone, e-mail, photo, ID card and resume', async () => {
    const sent = await sentOf({})
    for (const value of [...telling, ...files]) expect(sent).toContain(value)
  })

  test.each([
    ['the candidate’s own flag', { isAnonymous: true }],
    ['the company’s screening rule', { isScreened: true }],
  ])('does not leave the server where anonymous by %s [R6-012 R6-013 P2-112]', async (_, by) => {
    const sent = await sentOf(by)
    expect(sent).toContain('林**')
    for (const value of [...telling, '晓彤', 'file/media']) expect(sent).not.toContain(value)
  })
})
