import { codes } from '@candor/call/codes'
import type { ReplyOf } from '@candor/call/define'
import { aCandidate, anAccount, anInterview, type CandidateUnderTest } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { fileReference } from '../../../platform/media/rules.ts'
import { jobseekerChannelInfo } from '../../candidates/contract.ts'
import { jobseekerResumeInfo } from '../contract/original.ts'
import { getEmployInfo, showFormsList } from '../contract.ts'
import { candidateFormPart, parts, resumePart } from './import.ts'

const server = serverUnderTest()

async function aReport(given: { isAnonymous?: boolean; buttons?: readonly 'reportAIInterview'[] } = {}) {
  const account = await anAccount(server.services, given.buttons ? { buttons: given.buttons } : {})
  const candidate = await aCandidate(server.services, {
    companyId: account.companyId,
    isAnonymous: given.isAnonymous ?? false,
  })
  return {
    account,
    candidate,
    as: { token: account.token },
    of: { jobseekerChannelId: candidate.candidateId },
  }
}

const aReference = async (candidate: CandidateUnderTest, name: string) =>
  fileReference(await aFile(server.services, candidate, { name, contentType: 'application/pdf' }))

const contextOf = (candidate: CandidateUnderTest) => ({
  ...candidate,
  db: server.services.db,
  now: server.clock.now(),
  accountOf: async () => null,
})

/** Stores a resume as the importer does: checked by its schema, then with references in place of paths. */
function importResume(candidate: CandidateUnderTest, resume: object, file?: string): Promise<void> {
  const checked = resumePart.schema.parse(file ? { ...resume, file: 'media/resume.pdf' } : resume)
  return resumePart.store(contextOf(candidate), { ...checked, file })
}

const importForm = (candidate: CandidateUnderTest) =>
  candidateFormPart.store(contextOf(candidate), candidateFormPart.schema.parse(form))

const item = (menuKey: string, fileValue: string, more: object = {}) => ({
  parentId: 'baseInfo',
  arrayIndex: 0,
  menuKey,
  menuName: menuKey,
  fileValue,
  sortIndex: 1,
  ...more,
})

const form = {
  formName: '应聘登记表',
  submittedAt: 1_710_000_000_000,
  items: [
    { title: '期望薪资', value: '40k', group: '求职意向' },
    { title: '语言', value: ['中文', '英文'] },
  ],
}

describe('the original resume', () => {
  test('has an address that opens the file, with its name and ending [R7-036 P7-030]', async () => {
    const { candidate, as } = await aReport()
    const { interviewId } = await anInterview(server.services, candidate)
    const file = await aReference(candidate, '沈知遥 简历.v2.PDF')
    await importResume(candidate, { state: 'ready' }, file)
    const { companyId, positionId } = candidate
    const answer = await server.call(jobseekerResumeInfo, { interviewId, companyId, positionId }, as)
    expect(answer).toMatchObject({
      code: 0,
      data: { state: 'ready', fileName: '沈知遥 简历.v2.PDF', ending: 'pdf' },
    })
    expect((await server.app.inject(answer.data.interviewResult.resumeUrl)).body).toBe('沈知遥 简历.v2.PDF')
  })

  test('says none for a candidate without one, interview or not', async () => {
    const { as, of } = await aReport()
    const answer = await server.call(jobseekerResumeInfo, of, as)
    expect(answer.data).toEqual({
      interviewResult: { resumeUrl: '', channelId: null },
      state: 'none',
      fileName: '',
      ending: '',
    })
  })

  test('says parsing until a later import brings it [P8-026]', async () => {
    const { candidate, as, of } = await aReport()
    await importResume(candidate, { state: 'parsing' })
    expect((await server.call(jobseekerResumeInfo, of, as)).data.state).toBe('parsing')
    const file = await aReference(candidate, 'resume.docx')
    await importResume(candidate, { state: 'ready' }, file)
    expect((await server.call(jobseekerResumeInfo, of, as)).data).toMatchObject({
      state: 'ready',
      ending: 'docx',
    })
  })

  test('is refused when the position is another one', async () => {
    const { as, of } = await aReport()
    const other = await aCandidate(server.services)
    const answer = await server.call(jobseekerResumeInfo, { ...of, positionId: other.positionId }, as)
    expect(answer.code).toBe(codes.notFound)
  })
})

describe('the standard resume', () => {
  test('keeps every field of its items, and gives attachments an address [R3-074]', async () => {
    const { candidate, as, of } = await aReport()
    const attachment = item('certificate', await aReference(candidate, 'certificate.pdf'), {
      parentId: 'attachment',
      attachName: '证书',
    })
    const foreign = item('site', 'https://elsewhere.example/cv', {
      parentId: 'attachment',
      attachName: '个人网站',
    })
    const school = item('schoolRank', '5', {
      parentId: 'eduExperience',
      unit: '%',
      inputType: 2,
      sortIndex: 3,
    })
    await importResume(candidate, { state: 'ready', items: [attachment, foreign, school] })
    const data = (await server.call(jobseekerChannelInfo, of, as)).data.resumeInfoItems
    expect(data[2]).toEqual({ ...school, attachName: null })
    expect(data[1]).toMatchObject({ attachName: '个人网站', fileValue: '' })
    expect(data[0]).toMatchObject({ attachName: '证书', unit: '', inputType: 1 })
    expect((await server.app.inject(data[0]?.fileValue ?? '')).body).toBe('certificate.pdf')
  })

  test('is empty before anything was imported', async () => {
    const { as, of } = await aReport()
    expect((await server.call(jobseekerChannelInfo, of, as)).data.resumeInfoItems).toEqual([])
  })
})

describe('the candidate form', () => {
  test('is listed and read with every value as a list [P7-045 P7-047]', async () => {
    const { candidate, as, of } = await aReport()
    await importForm(candidate)
    const list = await server.call(showFormsList, of, as)
    expect(list.data).toEqual([
      { formId: candidate.candidateId, formName: '应聘登记表', submittedAt: 1_710_000_000_000 },
    ])
    const filled: ReplyOf<typeof getEmployInfo> = (await server.call(getEmployInfo, of, as)).data
    expect(filled?.items).toEqual([
      { title: '期望薪资', value: ['40k'], group: '求职意向' },
      { title: '语言', value: ['中文', '英文'], group: '' },
    ])
  })

  test('is null, and its list empty, when none was filled in', async () => {
    const { as, of } = await aReport()
    expect(await server.call(getEmployInfo, of, as)).toMatchObject({ code: 0, data: null })
    expect(await server.call(showFormsList, of, as)).toMatchObject({ code: 0, data: [] })
  })
})

const readCalls = [jobseekerResumeInfo, showFormsList, getEmployInfo]

describe('every call of the resume', () => {
  test('sends nothing of an anonymous candidate [R6-013]', async () => {
    const { candidate, as, of } = await aReport({ isAnonymous: true })
    const file = await aReference(candidate, '沈知遥.pdf')
    await importResume(candidate, { state: 'ready', items: [item('name', '沈知遥')] }, file)
    await importForm(candidate)
    expect((await server.call(jobseekerResumeInfo, of, as)).data.state).toBe('hidden')
    for (const call of [...readCalls, jobseekerChannelInfo]) {
      const answer = await server.call(call, of, as)
      expect(answer.code).toBe(0)
      expect(answer.body).not.toMatch(/沈知遥|pdf|file\/media|40k|应聘登记表/)
    }
  })

  test('is refused to a role without reportResume [R2-030]', async () => {
    const { as, of } = await aReport({ buttons: ['reportAIInterview'] })
    for (const call of readCalls) {
      expect(await server.call(call, of, as)).toMatchObject({ status: 200, code: codes.noPermission })
    }
  })

  test('knows no candidate of another company, and answers no stranger', async () => {
    const { as } = await aReport()
    const foreign = await aReport()
    for (const call of readCalls) {
      expect((await server.call(call, foreign.of, as)).code).toBe(codes.notFound)
      expect((await server.call(call, foreign.of)).code).toBe(codes.signInNeeded)
      expect((await server.call(call, { jobseekerChannelId: 'x' }, as)).code).toBe(codes.notFound)
    }
  })
})

describe('an import is refused', () => {
  const faults = (key: string, value: unknown) =>
    parts.find((part) => part.key === key)?.schema.safeParse(value).success
  test.each([
    ['resume', { state: 'ready' }, true],
    ['resume', { state: 'lost' }, false],
    ['resume', { state: 'ready', file: '../secret.pdf' }, false],
    ['resume', { state: 'ready', items: [item('name', 'x', { parentId: 'elsewhere' })] }, false],
    ['resume', { state: 'ready', items: [item('name', 'x'.repeat(20_001))] }, false],
    ['candidateForm', form, true],
    ['candidateForm', { ...form, items: [{ title: '', value: 'x' }] }, false],
    ['candidateForm', { ...form, extra: 1 }, false],
  ])('or taken: %s %o is %s', (key, value, isTaken) => {
    expect(faults(key, value)).toBe(isTaken)
  })
})
