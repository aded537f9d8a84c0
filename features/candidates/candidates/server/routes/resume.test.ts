import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import type { SharedKey } from '../../../../shares/shares/rules/sharing.ts'
import {
  findAllEducation,
  findAllWorkInfo,
  getProjectExperience,
  jobseekerChannelInfo,
  listCandidateLabel,
} from '../../contract.ts'
import { aReport, store } from './report-under-test.ts'

const server = serverUnderTest()

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

const dirty =
  '<p onclick="x()">做<b>账本</b><script>x()</script> <a href="https://x.example" onclick="x()">y.example</a></p>'

const clean =
  '<p>做<b>账本</b> <a href="https://x.example/" target="_blank" rel="noopener noreferrer">y.example</a> (→ x.example)</p>'

const school = {
  parentId: 'eduExperience',
  arrayIndex: 0,
  menuKey: 'schoolName',
  menuName: '学校',
  sortIndex: 1,
}

const resume = { items: [{ ...school, fileValue: '明川大学' }] }

test('education is answered newest first [R7-029 P7-026 P3-012]', async () => {
  const report = await aReport(server)
  await store(server, report, 'education', [bachelor, master])
  expect((await server.call(findAllEducation, report, report)).data).toEqual([master, bachelor])
})

test('work is answered with its HTML cleaned [R7-030 P7-027 P3-013]', async () => {
  const report = await aReport(server)
  await store(server, report, 'work', [{ ...job, workContent: dirty }])
  expect((await server.call(findAllWorkInfo, report, report)).data).toEqual([{ ...job, workContent: clean }])
})

test('projects are answered with their HTML cleaned [R7-031 P7-028]', async () => {
  const report = await aReport(server)
  await store(server, report, 'projects', [{ ...project, content: dirty }])
  expect((await server.call(getProjectExperience, report, report)).data).toEqual([
    { ...project, content: clean },
  ])
})

test('a candidate of whom nothing was imported has empty lists', async () => {
  const report = await aReport(server)
  for (const call of [findAllEducation, findAllWorkInfo, getProjectExperience, listCandidateLabel]) {
    expect((await server.call(call, report, report)).data).toEqual([])
  }
})

test('the channel info has the interview result’s names and the fields of the resume [R7-035 P7-029]', async () => {
  const report = await aReport(server, { name: '林晓彤', stageId: '1' })
  await store(server, report, 'resume', resume)
  for (const input of [
    { jobseekerChannelId: report.jobseekerChannelId },
    { id: report.jobseekerChannelId },
  ]) {
    const { data } = await server.call(jobseekerChannelInfo, input, report)
    expect(data.channelInfo).toMatchObject({
      name: '林晓彤',
      phone: '13800000001',
      email: 'shen@person.example',
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

test.each([
  ['keeps contacts to itself', false, ['age', 'skills', 'summary']],
  ['opens contacts', true, ['age', 'location', 'phone', 'profiles', 'qq', 'skills', 'summary', 'url']],
])('a share that %s tells a visitor as much of the basic information [D05]', async (_, isOpen, told) => {
  const report = await aReport(server)
  const { companyId, jobseekerChannelId: candidateId } = report
  // The keys of a JSON Resume, and those of others.
  const keys = ['phone', 'url', 'summary', 'location', 'profiles', 'skills', 'age', 'qq']
  const items = keys.map((menuKey, index) => ({
    parentId: 'baseInfo',
    arrayIndex: 0,
    menuKey,
    menuName: '',
    fileValue: '…',
    sortIndex: index + 1,
  }))
  await store(server, report, 'resume', { items })
  const { accountId } = await anAccount(server.services, { companyId })
  const share = await aShare(server.services, {
    companyId,
    candidateId,
    accountId,
    password: 'aB3dE6',
    sections: isOpen ? ['reportResume', 'contacts'] : ['reportResume'],
  })
  const { data } = await server.call(
    jobseekerChannelInfo,
    { jobseekerChannelId: candidateId },
    await aVisit(server.services, share),
  )
  expect(data.resumeInfoItems.map(({ menuKey }) => menuKey).toSorted()).toEqual(told)
})

test.each([
  ['eduExperience', ['schoolName', 'schoolRank', 'education', 'courses'], ['url', 'tutorPhone']],
  ['workExperience', ['workplace', 'jobtitle', 'location', 'workContent'], ['url', '证明人电话']],
  ['projectExperience', ['project_name', 'roles', 'projectContent', 'keywords'], ['url', 'wechat']],
])(
  'the contacts in %s are sent to visitors with a share that opens them [D05]',
  async (parentId, open, kept) => {
    const report = await aReport(server)
    const { companyId, jobseekerChannelId: candidateId } = report
    const items = [...open, ...kept].map((menuKey, index) => ({
      parentId,
      arrayIndex: 0,
      menuKey,
      menuName: '',
      fileValue: '…',
      sortIndex: index + 1,
    }))
    await store(server, report, 'resume', { items })
    const { accountId } = await anAccount(server.services, { companyId })
    const told = async (sections: readonly SharedKey[]) => {
      const share = await aShare(server.services, {
        companyId,
        candidateId,
        accountId,
        sections,
        password: 'aB3dE6',
      })
      const visit = await aVisit(server.services, share)
      const { data } = await server.call(jobseekerChannelInfo, { jobseekerChannelId: candidateId }, visit)
      return data.resumeInfoItems.map(({ menuKey }) => menuKey)
    }
    expect(await told(['reportResume'])).toEqual(open)
    expect(await told(['reportResume', 'contacts'])).toEqual([...open, ...kept])
  },
)
