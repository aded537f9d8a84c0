import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  getSettings,
  listPositionSettings,
  saveAiMark,
  saveCompany,
  saveEvaluationConfig,
  savePartnerBrand,
  savePosition,
  saveReportTab,
  saveRules,
} from '../../../features/administration/settings/contract.ts'
import { listForms } from '../../../features/meetings/assessment-forms/contract/manage.ts'
import { listPositionRounds } from '../../../features/meetings/position-rounds/contract.ts'
import { readRefusalReasons } from '../../../features/review/refusal-reasons/contract.ts'
import { getUserInfo } from '../../../features/sign-in/session/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { account, answer, hold, inputsOf, open, refuse } from './app-under-test.tsx'
import { registerEverySection, unset } from './manage-under-test.ts'

beforeEach(() => {
  registerEverySection()
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

test('the sections stand in their order, the one in view marked', async () => {
  await open('/manage/ai-scores')
  expect(await screen.findByRole('heading', { level: 1, name: 'AI 评分' })).toBeTruthy()
  const nav = within(screen.getByRole('navigation', { name: '管理项目' }))
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '账号',
    '角色与权限',
    '公司信息',
    '报告内容',
    'AI 评分',
    '匿名与评价',
    '公司规则',
    '职位规则',
    '服务密钥',
    '企业目录',
  ])
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('AI 评分')
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
  answer(readRefusalReasons, { revision: 0, reasons: [], uses: [] })
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
  const { user } = await open('/manage/rules')
  expect(await screen.findByText('设置未能载入')).toBeTruthy()
  answer(getSettings, unset)
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await row('隐藏答案对错')).toHaveProperty('checked', false)
})

test('the report has a mode, five parts, and one switch a permission key for visitors, each explained [R2-061]', async () => {
  answer(saveReportTab, null)
  const { user } = await open('/manage/report')
  const switches = await screen.findAllByRole('switch')
  expect(switches).toHaveLength(5 + 16)
  for (const each of switches) {
    const text = document.getElementById(each.getAttribute('aria-describedby') ?? '')
    expect(text?.textContent?.length).toBeGreaterThan(4)
  }
  expect(screen.getByRole('radio', { name: /^全部/ })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: /^按答案类型/ }))
  await user.click(await row('大五人格'))
  await user.click(await row('面试安排'))
  await waitFor(() =>
    expect(inputsOf(saveReportTab)).toEqual([
      { tabType: 3, inUse: 2 },
      { tabType: 27, inUse: 0 },
      { tabType: 105, inUse: 1 },
    ]),
  )
})

test('every rule that differs by company is set on its own', async () => {
  answer(saveRules, null)
  const { user } = await open('/manage/rules')
  await user.click(await row('回答评价项缩写'))
  await user.click(await row('英文标签'))
  await waitFor(() =>
    expect(inputsOf(saveRules)).toEqual([{ abbreviatedDimensionNames: true }, { englishLabel: true }]),
  )
  expect(screen.getAllByRole('switch')).toHaveLength(20)
})

test('a partner is named, then given a mark; a file that is too large or no image is refused here', async () => {
  answer(savePartnerBrand, null)
  const { user } = await open('/manage/rules')
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
  const { user } = await open('/manage/rules')
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

const position = {
  positionId: 'p1',
  name: '算法工程师',
  nameLatin: null,
  isL5: false,
  hideScoreIndicator: false,
  loadLanguageScore: false,
  simulationTests: [21],
}

test('a position is found by name and opened; each of its rules is set on its own', async () => {
  answer(listPositionSettings, { list: [position], nextCursor: null })
  answer(listPositionRounds, { revision: 0, rounds: [] })
  answer(listForms, [])
  answer(savePosition, null)
  const { user } = await open('/manage/positions')
  await user.type(await screen.findByRole('searchbox', { name: '查找职位' }), '算法')
  await waitFor(() => expect(inputsOf(listPositionSettings).length).toBeGreaterThan(1))
  await user.click(await screen.findByRole('button', { name: '算法工程师' }))
  await user.click(await row('隐藏 AI 总评'))
  await user.click(await row('小程序模拟测评 · 认知能力'))
  await waitFor(() =>
    expect(inputsOf(savePosition)).toEqual([
      { positionId: 'p1', hideScoreIndicator: true },
      { positionId: 'p1', simulationTest: { tab: 18, isOn: true } },
    ]),
  )
})
