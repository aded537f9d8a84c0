import {
  aCandidate,
  aCompany,
  anAccount,
  anInterview,
  aRecommendation,
  aSetting,
} from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  getProjectExperience,
  jobseekerChannelInfo,
  listCandidateLabel,
  listInterviewInfos,
} from '../contract.ts'
import { putCandidateDocument } from './queries.ts'

const server = serverUnderTest()

async function aReport(given: Parameters<typeof aCandidate>[1] = {}) {
  const candidate = await aCandidate(server.house, given)
  const interview = await anInterview(server.house, candidate)
  const { token, accountId } = await anAccount(server.house, candidate)
  return { ...interview, token, accountId, jobseekerChannelId: candidate.candidateId }
}

type Report = Awaited<ReturnType<typeof aReport>>

function store(report: Report, part: string, document: unknown) {
  return putCandidateDocument(server.house.db, report, part, document, server.clock.now())
}

async function label(report: Report, labelId: number, name: string, sortIndex: number) {
  const { companyId, candidateId } = report
  await server.house.db
    .insertInto('candidateLabel')
    .values({ companyId, candidateId, labelId, name, sortIndex })
    .execute()
}

describe('the ids behind an address', () => {
  test('an interview’s id, a candidate’s id and both give the same ids [R7-028 P7-020 P3-011]', async () => {
    const report = await aReport({ stageId: '4' })
    const { interviewId, jobseekerChannelId, token } = report
    const inputs = [
      { userId: interviewId },
      { userId: jobseekerChannelId },
      { jobseekerChannelId },
      { userId: interviewId, jobseekerChannelId },
    ]
    for (const input of inputs) {
      const answer = await server.call(findId, input, { token })
      expect(answer.data).toEqual({
        company_id: report.companyId,
        positionid: report.positionId,
        stageId: '4',
        jobseekerChannelId,
        interviewId,
      })
    }
  })

  test('both spellings of an id, form and JSON are one input', async () => {
    const { jobseekerChannelId, token } = await aReport()
    const other = await server.app.inject({
      method: 'POST',
      url: findId.path,
      headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `jobSeekerChannelId=${jobseekerChannelId}`,
    })
    expect(other.json()).toMatchObject({ code: 0, data: { jobseekerChannelId } })
    const json = await server.call(findId, { jobseekerChannelId }, { token, encoding: 'json' })
    expect(json.data.jobseekerChannelId).toBe(jobseekerChannelId)
  })

  test('a candidate without an interview has none', async () => {
    const candidate = await aCandidate(server.house)
    const { token } = await anAccount(server.house, candidate)
    const answer = await server.call(findId, { jobseekerChannelId: candidate.candidateId }, { token })
    expect(answer.data.interviewId).toBe(null)
  })

  test('unknown ids, another company’s and ids that do not belong together answer 1005: invalid link [P8-028]', async () => {
    const mine = await aReport()
    const foreign = await aReport()
    const sibling = await anInterview(server.house, { companyId: mine.companyId })
    const inputs = [
      {},
      { userId: '' },
      { userId: 'nothing' },
      { userId: '00000000-0000-7000-8000-000000000000' },
      { userId: foreign.interviewId },
      { userId: foreign.jobseekerChannelId },
      { userId: mine.interviewId, jobseekerChannelId: sibling.candidateId },
      { userId: mine.jobseekerChannelId, jobseekerChannelId: sibling.candidateId },
    ]
    for (const input of inputs) {
      const answer = await server.call(findId, input, { token: mine.token, lang: 'cn' })
      expect([answer.code, answer.msg]).toEqual([1005, '链接无效'])
    }
  })
})

/** Every call about a candidate, with what it takes to ask. */
const callsOfCandidate = [
  listCandidateLabel,
  listInterviewInfos,
  findAllEducation,
  findAllWorkInfo,
  getProjectExperience,
  jobseekerChannelInfo,
] as const

describe('who may ask', () => {
  test.each(callsOfCandidate)(
    '$path refuses another company’s and unknown candidates alike',
    async (call) => {
      const mine = await aReport()
      const foreign = await aReport()
      for (const jobseekerChannelId of [foreign.jobseekerChannelId, 'nothing', mine.interviewId]) {
        expect((await server.call(call, { jobseekerChannelId }, { token: mine.token })).code).toBe(1005)
      }
    },
  )

  test.each(callsOfCandidate)('$path is for an interviewer only after a recommendation', async (call) => {
    const { companyId, candidateId } = await aReport()
    const interviewer = await anAccount(server.house, { companyId, userType: 'interviewer' })
    const ask = () => server.call(call, { jobseekerChannelId: candidateId }, interviewer)
    expect((await ask()).code).toBe(1002)
    await aRecommendation(server.house, { companyId, candidateId, toAccountId: interviewer.accountId })
    expect((await ask()).code).toBe(0)
  })

  test.each([findAllEducation, findAllWorkInfo, getProjectExperience])(
    '$path needs the permission of the resume',
    async (call) => {
      const { companyId, jobseekerChannelId } = await aReport()
      const { token } = await anAccount(server.house, { companyId, buttons: ['reportAIInterview'] })
      expect((await server.call(call, { jobseekerChannelId }, { token })).code).toBe(1002)
    },
  )
})

test('labels come under `result`, in their order, with id and name [R7-041 P7-036 R3-062]', async () => {
  const report = await aReport()
  await label(report, 7, '竞业限制至 6 月', 1)
  await label(report, 12, '分布式系统', 0)
  const answer = await server.call(listCandidateLabel, report, report)
  expect(answer.data).toEqual([
    { labelId: 12, labelName: '分布式系统' },
    { labelId: 7, labelName: '竞业限制至 6 月' },
  ])
  expect(JSON.parse(answer.body)).toHaveProperty('result')
})

test('the interviews of a candidate come in their order, with status and times [R7-071]', async () => {
  const report = await aReport()
  const second = await anInterview(server.house, { ...report, name: '终面', status: 'wait', category: 2 })
  await server.house.db
    .updateTable('interview')
    .set({ beganAt: new Date(1773456067000), usedSeconds: 2322, totalSeconds: 2700 })
    .where('id', '=', report.interviewId)
    .execute()
  const answer = await server.call(listInterviewInfos, report, report)
  expect(answer.data).toEqual([
    {
      interviewId: report.interviewId,
      interviewName: '后端面试',
      interview_status: 'finish',
      interviewCategory: 6,
      real_begininterview_time: 1773456067000,
      usetime: 2322,
      totaltime: 2700,
    },
    {
      interviewId: second.interviewId,
      interviewName: '终面',
      interview_status: 'wait',
      interviewCategory: 2,
      real_begininterview_time: null,
      usetime: null,
      totaltime: null,
    },
  ])
})

const bachelor = {
  startdate: '2011-09',
  enddate: '2015-06',
  school: '清河大学',
  education: 4,
  professional: '软件工程',
}
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

test('education is answered newest first [R7-029 P7-026 P3-012]', async () => {
  const report = await aReport()
  await store(report, 'education', [bachelor, master])
  expect((await server.call(findAllEducation, report, report)).data).toEqual([master, bachelor])
})

test('work and projects are answered with their HTML cleaned [R7-030 R7-031 P7-027 P7-028 P3-013]', async () => {
  const report = await aReport()
  const dirty = '<p onclick="x()">做<b>账本</b><script>x()</script> <a href="https://x.example">链接</a></p>'
  await store(report, 'work', [{ ...job, workContent: dirty }])
  await store(report, 'projects', [{ ...project, content: dirty }])
  const clean = '<p>做<b>账本</b> 链接</p>'
  expect((await server.call(findAllWorkInfo, report, report)).data).toEqual([{ ...job, workContent: clean }])
  expect((await server.call(getProjectExperience, report, report)).data).toEqual([
    { ...project, content: clean },
  ])
})

test('a candidate of whom nothing was imported has empty lists', async () => {
  const report = await aReport()
  for (const call of [findAllEducation, findAllWorkInfo, getProjectExperience, listCandidateLabel]) {
    expect((await server.call(call, report, report)).data).toEqual([])
  }
})

const school = {
  parentId: 'eduExperience',
  arrayIndex: 0,
  menuKey: 'schoolName',
  menuName: '学校',
  sortIndex: 1,
}
const resume = { state: 'ready', items: [{ ...school, fileValue: '明川大学' }] }

test('the channel info has the interview result’s names and the fields of the resume [R7-035 P7-029]', async () => {
  const report = await aReport({
    name: '林晓彤',
    phone: '13800000001',
    email: 'lin@person.example',
    stageId: '1',
  })
  await store(report, 'resume', resume)
  for (const input of [
    { jobseekerChannelId: report.jobseekerChannelId },
    { id: report.jobseekerChannelId },
  ]) {
    const { data } = await server.call(jobseekerChannelInfo, input, report)
    expect(data.channelInfo).toMatchObject({
      name: '林晓彤',
      phone: '13800000001',
      email: 'lin@person.example',
      jobtitle: '高级后端工程师',
      positionId: report.positionId,
      positionid: report.positionId,
      jobseekerChannelId: report.jobseekerChannelId,
      stageId: '1',
      triggerOneVote: 0,
      isAnonymous: false,
    })
    expect(data.resumeInfoItems).toEqual([
      { ...school, fileValue: '明川大学', unit: '', inputType: 1, attachName: null },
    ])
  }
})

test('without an id the channel info is an invalid link', async () => {
  const { token } = await anAccount(server.house)
  expect((await server.call(jobseekerChannelInfo, {}, { token })).code).toBe(1005)
})

test('whoever may not read resumes gets the channel info without the resume', async () => {
  const report = await aReport()
  await store(report, 'resume', resume)
  const { token } = await anAccount(server.house, {
    companyId: report.companyId,
    buttons: ['reportAIInterview'],
  })
  const { data } = await server.call(jobseekerChannelInfo, report, { token })
  expect(data.resumeInfoItems).toEqual([])
})

test.each(['the candidate’s own flag', 'the company’s screening rule'])(
  'of a candidate anonymous by %s no name, phone, e-mail, photo or resume leaves the server [R6-012 R6-013 P2-112]',
  async (by) => {
    const { companyId } = await aCompany(server.house)
    const isFlagged = by.startsWith('the candidate')
    const person = {
      name: '林晓彤',
      phone: '13800000001',
      email: 'lin@person.example',
      isAnonymous: isFlagged,
    }
    const report = await aReport({ companyId, ...person })
    if (!isFlagged) await aSetting(server.house, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
    await store(report, 'resume', resume)
    await store(report, 'education', [master])
    await store(report, 'work', [job])
    await store(report, 'projects', [project])
    const answers = await Promise.all(callsOfCandidate.map((call) => server.call(call, report, report)))
    const sent = answers.map(({ body }) => body).join()
    expect(answers.every(({ code }) => code === 0)).toBe(true)
    expect(sent).toContain('林**')
    expect(sent).not.toMatch(/晓彤|13800000001|lin@person|明川大学|海岚支付|账本|file\/media/)
  },
)
