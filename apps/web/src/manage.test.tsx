import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  getSettings,
  saveAiMark,
  saveCompany,
  saveEvaluationConfig,
  savePartnerBrand,
  saveReportTab,
  saveRules,
} from '../../../features/administration/settings/contract.ts'
import { readRefusalReasons } from '../../../features/candidates/refusal-reasons/contract.ts'
import { getUserInfo } from '../../../features/sign-in/session/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { account, answer, hold, inputsOf, open, refuse } from './app-under-test.tsx'
import { answerFrame, unset } from './manage-under-test.ts'

beforeEach(() => {
  answerFrame()
  signInAs({ userType: 'admin' })
  answer(getSettings, unset)
  answer(getUserInfo, { ...account, userType: 'admin' })
})

const row = async (name: string) => screen.findByRole('switch', { name })

test('a user who is no administrator reads a sentence and has one way back', async () => {
  signInAs({ userType: 'general' })
  await open('/manage/ai-scores')
  expect(await screen.findByText('只有管理员可以管理公司设置，请联系贵公司的管理员')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual(['返回候选人列表'])
  expect(inputsOf(getSettings)).toEqual([])
})

test('the sections stand in five groups, the one in view marked', async () => {
  await open('/manage/ai-scores')
  expect(await screen.findByRole('heading', { level: 1, name: 'AI 评分' })).toBeTruthy()
  const nav = within(screen.getByRole('navigation', { name: '管理项目' }))
  const groups = nav.getAllByRole('list').map((group) => [
    group.previousElementSibling?.textContent,
    ...within(group)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ])
  expect(groups).toEqual([
    ['人员', '账号', '角色与权限', '企业目录', '单点登录（SSO）', '登录规则', '登录情况'],
    [
      '招聘',
      '职位规则',
      '招聘页面',
      '评估表',
      '淘汰与评价',
      '候选人链接',
      '个人数据',
      '候选人资料的保留期限',
      '导入的面试官',
    ],
    ['报告', '报告内容', 'AI 评分', '匿名与独立评价', '分享规则', '对外分享'],
    ['对接', '服务密钥', '邮件'],
    ['公司', '公司信息', '合作伙伴品牌', '版本与用量', '审计日志'],
  ])
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('AI 评分')
})

test('requests for a trial stand there for the company of the public pages alone [S109]', async () => {
  signInAs({ userType: 'admin', isSiteCompany: true })
  await open('/manage/ai-scores')
  expect(await screen.findByRole('link', { name: '试用申请' })).toBeTruthy()
})

test('the address of the former company rules leads to what reports show', async () => {
  const { router } = await open('/manage/rules')
  expect(await screen.findByRole('heading', { level: 1, name: '报告内容' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/manage/report')
})

test('an address without such a section says so and leads to the first one', async () => {
  await open('/manage/treasury')
  expect(await screen.findByText('没有这个管理项目')).toBeTruthy()
  expect(screen.getByRole('link', { name: '前往第一项' }).getAttribute('href')).toBe('/manage')
})

test('a score is turned off at once, with a notice, and can be turned on again', async () => {
  answer(saveAiMark, null)
  const { user } = await open('/manage/ai-scores')
  const single = await row('单题得分')
  expect(single).toHaveProperty('checked', true)
  answer(getSettings, { ...unset, aiMarkCfg: { ...unset.aiMarkCfg, singleStatus: 0 } })
  await user.click(single)
  expect(await screen.findByText('已保存')).toBeTruthy()
  expect(single).toHaveProperty('checked', false)
  answer(getSettings, unset)
  await user.click(single)
  await waitFor(() => expect(inputsOf(saveAiMark)).toEqual([{ singleStatus: 0 }, { singleStatus: 1 }]))
})

test('a change without the right to it shows a danger notice, and the switch goes back [R8-014 P8-016]', async () => {
  refuse(saveEvaluationConfig, { code: 1002, msg: '暂无操作权限，请联系HR' })
  const { user } = await open('/manage/evaluation')
  const anonymous = await row('匿名筛选')
  await user.click(anonymous)
  // Once on the screen, and once for screen readers.
  expect(await screen.findAllByText('暂无操作权限，请联系HR')).toHaveLength(2)
  await waitFor(() => expect(anonymous).toHaveProperty('checked', false))
})

test('settings that cannot be read say so and are read again on request', async () => {
  refuse(getSettings, { code: 1500, msg: 'no' })
  const { user } = await open('/manage/report')
  expect(await screen.findByText('设置未能载入')).toBeTruthy()
  answer(getSettings, unset)
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await row('隐藏答案对错')).toHaveProperty('checked', false)
})

test('the report has a mode, five parts and six rules, each explained [R2-061]', async () => {
  answer(saveReportTab, null)
  const { user } = await open('/manage/report')
  const switches = await screen.findAllByRole('switch')
  expect(switches).toHaveLength(5 + 6)
  for (const each of switches) {
    const text = document.getElementById(each.getAttribute('aria-describedby') ?? '')
    expect(text?.textContent?.length).toBeGreaterThan(4)
  }
  expect(screen.getByRole('radio', { name: /^全部/ })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: /^按答案类型/ }))
  await user.click(await row('大五人格'))
  await waitFor(() =>
    expect(inputsOf(saveReportTab)).toEqual([
      { tabType: 3, inUse: 2 },
      { tabType: 27, inUse: 0 },
    ]),
  )
})

test('sharing has five rules, and one switch a permission key for visitors [R2-061]', async () => {
  answer(saveReportTab, null)
  answer(saveRules, null)
  const { user } = await open('/manage/sharing')
  expect(await screen.findAllByRole('switch')).toHaveLength(5 + 16)
  await user.click(await row('面试安排'))
  await user.click(await row('分享链接需要密码'))
  await waitFor(() => expect(inputsOf(saveReportTab)).toEqual([{ tabType: 105, inUse: 1 }]))
  await waitFor(() => expect(inputsOf(saveRules)).toEqual([{ shareLinkNeedsPassword: true }]))
})

test.each([
  ['report', '回答评价项缩写', { abbreviatedDimensionNames: true }],
  ['ai-scores', '英文标签', { englishLabel: true }],
  ['evaluation', '先写自己的评价', { ownOpinionFirst: false }],
  ['reasons', '淘汰必须填写原因', { eliminationReasonRequired: true }],
  ['candidate-links', '面试指南', { sendsCampaign: false }],
])('the section %s has its rules, each set on its own: %s', async (section, name, sent) => {
  answer(saveRules, null)
  answer(readRefusalReasons, { revision: 0, reasons: [], uses: [] })
  const { user } = await open(`/manage/${section}`)
  await user.click(await row(name))
  await waitFor(() => expect(inputsOf(saveRules)).toEqual([sent]))
})

test('a partner is named, then given a mark; a file that is too large or no image is refused here', async () => {
  answer(savePartnerBrand, null)
  const { user } = await open('/manage/brand')
  const title = await screen.findByRole('textbox', { name: '名称' })
  answer(getSettings, { ...unset, rules: { ...unset.rules, partnerBrand: { title: '云涧人才' } } })
  await user.type(title, '云涧人才{Enter}')
  await screen.findByRole('button', { name: '选择图标' })
  const choose = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!choose) throw new Error('there is no place for a file')
  await user.upload(choose, new File([new Uint8Array(9_000)], 'mark.png', { type: 'image/png' }))
  expect(await screen.findByText('图标太大，请选择不超过 6 KB 的文件')).toBeTruthy()
  await user.upload(choose, new File([new Uint8Array([1, 2, 3])], 'mark.png', { type: 'image/png' }))
  await waitFor(() =>
    expect(inputsOf(savePartnerBrand)).toEqual([
      { title: '云涧人才' },
      { icon: 'data:image/png;base64,AQID' },
    ]),
  )
})

test('a mark is taken away while the name is still being saved, without setting the name back', async () => {
  const partnerBrand = { title: '云涧', icon: 'data:image/png;base64,AQID' }
  answer(getSettings, { ...unset, rules: { ...unset.rules, partnerBrand } })
  answer(savePartnerBrand, null)
  const { user } = await open('/manage/brand')
  const release = hold(savePartnerBrand)
  await user.type(await screen.findByRole('textbox', { name: '名称' }), '人才{Enter}')
  await user.click(screen.getByRole('button', { name: '移除图标' }))
  await waitFor(() => expect(inputsOf(savePartnerBrand)).toEqual([{ title: '云涧人才' }, { icon: '' }]))
  release()
})

test('the law that applies is chosen with the reason beside it; a text is saved with its button', async () => {
  answer(saveCompany, null)
  const { user } = await open('/manage/company')
  const europe = await screen.findByRole('radio', { name: /^欧盟.*第 5 条/ })
  expect(screen.getByText(/^决定提供哪些分析。/)).toBeTruthy()
  await user.click(europe)
  const name = screen.getByRole('textbox', { name: '公司名称' })
  await user.clear(name)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('请输入公司名称')).toBeTruthy()
  await user.type(name, '海岚{Enter}')
  await waitFor(() => expect(inputsOf(saveCompany)).toEqual([{ profile: 'eu' }, { name: '海岚' }]))
})

test('a time zone that is none is refused beside its field, which keeps what was typed', async () => {
  refuse(saveCompany, { code: 1003, msg: '字段 timeZone 不能是这个值' })
  const { user } = await open('/manage/company')
  const zone = await screen.findByRole('combobox', { name: '时区' })
  await user.clear(zone)
  await user.type(zone, 'Mars{Enter}')
  await waitFor(() => expect(zone.getAttribute('aria-invalid')).toBe('true'))
  expect(zone).toHaveProperty('value', 'Mars')
})

test('the positions have their rules on their own pages, to which the section leads', async () => {
  await open('/manage/positions')
  const link = await screen.findByRole('link', { name: '打开职位列表' })
  expect(link.getAttribute('href')).toBe('/positions')
})
