import { codes } from '@candor/call/codes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  findAllEducation,
  findAllWorkInfo,
  getProjectExperience,
} from '../../../candidates/candidates/contract.ts'
import { messages as cn } from '../../../candidates/candidates/messages/cn.ts'
import { messages as en } from '../../../candidates/candidates/messages/en.ts'
import { messages as zhTW } from '../../../candidates/candidates/messages/zh-TW.ts'
import { ongoing } from '../../../candidates/candidates/rules/resume-date.ts'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import { getEmployInfo } from '../../../candidates/resume/contract.ts'
import { answer, answerItems, refuse, show } from './resume-under-test.tsx'

const noLists = () => {
  answer(findAllEducation, [])
  answer(findAllWorkInfo, [])
  answer(getProjectExperience, [])
}

const item = (parentId: string, menuKey: string, fileValue: string, more: object = {}) => ({
  parentId,
  arrayIndex: 0,
  menuKey,
  menuName: menuKey,
  fileValue,
  unit: '',
  inputType: 1,
  sortIndex: 1,
  attachName: null,
  ...more,
})

test('the standard resume shows its sections, dates, names and attachments [R3-075 R3-076 R3-077]', async () => {
  answerItems([
    item('baseInfo', 'city', '杭州'),
    item('eduExperience', 'school_beginDate', '2015-09'),
    item('eduExperience', 'school_endDate', '2018-06'),
    item('eduExperience', 'schoolName', '云山大学'),
    item('eduExperience', 'schoolRank', '前5%'),
    item('workExperience', 'work_beginDate', '2019-07'),
    item('workExperience', 'work_endDate', '至今'),
    item('workExperience', 'workplace', '北辰支付'),
    item('projectExperience', 'project_start', '2021-03'),
    item('projectExperience', 'project_end', '2022-01'),
    item('projectExperience', 'project_name', '双写账本'),
    item('attachment', 'certificate', '/file/media/certificate', { attachName: '证书.pdf' }),
  ])
  show({ address: { resume: 1 } })
  const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))
  expect((await sectionOf('基本信息')).getByText('杭州')).toBeTruthy()
  const education = await sectionOf('教育经历')
  for (const text of ['2015-09 – 2018-06', '云山大学', '前5%']) expect(education.getByText(text)).toBeTruthy()
  const work = await sectionOf('工作经历')
  for (const text of ['2019-07 – 至今', '北辰支付']) expect(work.getByText(text)).toBeTruthy()
  const projects = await sectionOf('项目经历')
  for (const text of ['2021-03 – 2022-01', '双写账本']) expect(projects.getByText(text)).toBeTruthy()
  const link = (await sectionOf('附件')).getByRole('link', { name: '证书.pdf' })
  expect(link.getAttribute('href')).toBe('/file/media/certificate')
})

test('the standard resume names in the reader’s language what a resume brings without names, and what goes on', async () => {
  const unnamed = { menuName: '' }
  answerItems([
    item('baseInfo', 'skills', 'Go · expert\nPostgreSQL', unnamed),
    item('workExperience', 'work_beginDate', '2022-02', unnamed),
    item('workExperience', 'work_endDate', ongoing, unnamed),
    item('workExperience', 'workplace', '栖岸结算', unnamed),
    item('workExperience', 'jobtitle', '工程师', unnamed),
    item('workExperience', 'ownKey', '值', unnamed),
  ])
  show({ address: { resume: 1 } })
  const basics = within(await screen.findByRole('region', { name: '基本信息' }))
  expect(basics.getByText('技能').tagName).toBe('DT')
  const work = within(screen.getByRole('region', { name: '工作经历' }))
  for (const text of ['2022-02 – 至今', '职位', 'ownKey']) expect(work.getByText(text)).toBeTruthy()
})

test('the standard resume has its lists as lists, and leads to its addresses, e-mail and phone', async () => {
  const unnamed = { menuName: '' }
  answerItems([
    item('baseInfo', 'email', 'su@person.example', unnamed),
    item('baseInfo', 'phone', '+86 138 0000 0001', unnamed),
    item('baseInfo', 'url', 'su.example', unnamed),
    item('baseInfo', 'profiles', 'GitHub · https://github.example/su', unnamed),
    item('baseInfo', 'summary', 'javascript:alert(1) https://аррӏе.example', unnamed),
    item('baseInfo', 'volunteer', '图书馆 · 2018\n- 朗读\n- 借阅', unnamed),
    item('attachment', 'link', 'javascript:alert(1)', { attachName: '附件一' }),
  ])
  show({ address: { resume: 1 } })
  const links = (await screen.findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('rel') ?? '',
  ])
  const outward = 'noreferrer noopener'
  expect(links).toEqual([
    ['su@person.example', 'mailto:su@person.example', ''],
    ['+86 138 0000 0001', 'tel:+8613800000001', ''],
    ['su.example', 'https://su.example/', outward],
    ['https://github.example/su', 'https://github.example/su', outward],
    ['https://аррӏе.example', 'https://xn--80ak6aa92e.example/', outward],
  ])
  expect(screen.getByText(/链接指向 xn--80ak6aa92e\.example/)).toBeTruthy()
  const below = within(screen.getByText('图书馆 · 2018')).getAllByRole('listitem')
  expect(below.map((each) => each.textContent)).toEqual(['朗读', '借阅'])
})

test('the standard resume opens by itself where no original came beside it, and lets the reader go to the original', async () => {
  answer(jobseekerResumeInfo, {
    interviewResult: { resumeUrl: '', channelId: null },
    state: 'none',
    fileName: '',
    ending: '',
  })
  answerItems([item('baseInfo', 'city', '杭州')])
  const { user } = show()
  expect(await screen.findByText('杭州')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '原始简历' }))
  expect(await screen.findByText('暂无原始简历')).toBeTruthy()
})

test('the standard resume without items draws the candidate’s education, work and projects', async () => {
  answerItems([])
  noLists()
  answer(findAllEducation, [
    {
      startdate: '2015-09',
      enddate: '2018-06',
      school: '云山大学',
      education: 5,
      professional: '计算机科学',
    },
  ])
  show({ address: { resume: 1 } })
  expect(await screen.findByText('云山大学')).toBeTruthy()
  expect(screen.getByText('硕士')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '工作经历' })).toBeNull()
})

test.each([
  ['cn', ['初中及以下', '高中/中专', '大专', '本科', '硕士', '博士', 'MBA'], '学历不限'],
  [
    'en',
    ['Junior high or below', 'High school or technical', 'College', 'Bachelor', 'Master', 'Doctorate', 'MBA'],
    'Any education',
  ],
  ['zh-TW', ['國中及以下', '高中/高職', '專科', '學士', '碩士', '博士', 'MBA'], '學歷不限'],
] as const)(
  'the education codes 1 to 7 stand in %s as %j, and 0, which asks for none, as nothing [R3-078 R9-070]',
  async (locale, labels, unlimited) => {
    answerItems([])
    noLists()
    const schools = [0, 1, 2, 3, 4, 5, 6, 7].map((education) => ({
      startdate: '',
      enddate: '',
      school: `School ${education}`,
      education,
      professional: '',
    }))
    answer(findAllEducation, schools)
    show({ address: { resume: 1 }, locale })
    await screen.findByText('School 0')
    expect(labels.map((label) => screen.getAllByText(label).length)).toEqual(labels.map(() => 1))
    expect(screen.queryByText(unlimited)).toBe(null)
    expect([cn, en, zhTW].map(({ education }) => education.unlimited)).toContain(unlimited)
  },
)

test('the candidate form shows its groups, every value, and what was left out', async () => {
  answer(getEmployInfo, {
    formName: '应聘登记表（社招）',
    submittedAt: 1_710_000_000_000,
    items: [
      { title: '期望薪资', value: ['40k'], group: '求职意向' },
      { title: '紧急联系人', value: [''], group: '' },
    ],
  })
  show({ address: { resume: 2 } })
  const wishes = within(await screen.findByRole('region', { name: '求职意向' }))
  expect(wishes.getByText('40k')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: '其他信息' })).getByText('未填写')).toBeTruthy()
  expect(screen.getByText('提交于 2024-03-10 00:00:00')).toBeTruthy()
})

const unreadable = '这部分内容已收到，但无法读取，请联系管理员'

test.each([
  ['resume', 1],
  ['education', 1],
  ['candidateForm', 2],
])('%s that cannot be read is told as that, and not as none', async (part, resume) => {
  answerItems([], part === 'resume' ? [part] : undefined)
  noLists()
  const refused = { education: findAllEducation, candidateForm: getEmployInfo }[part]
  if (refused) refuse(refused, unreadable, codes.serverError, { unreadable: part })
  show({ address: { resume } })
  expect(await screen.findByText(unreadable)).toBeTruthy()
})
