import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { messages as accessCn } from '../../../platform/access/messages/cn.ts'
import { messages as accessEn } from '../../../platform/access/messages/en.ts'
import { messages as accessTw } from '../../../platform/access/messages/zh-TW.ts'
import { registerTabs } from '../../../report/report/web/tabs/tab-registry.ts'
import { messages as evaluationsCn } from '../../../review/evaluations/messages/cn.ts'
import { messages as evaluationsEn } from '../../../review/evaluations/messages/en.ts'
import { messages as evaluationsTw } from '../../../review/evaluations/messages/zh-TW.ts'
import { forgetSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { messages as aiCn } from '../../../tabs/report-ai/messages/cn.ts'
import { messages as aiEn } from '../../../tabs/report-ai/messages/en.ts'
import { messages as aiTw } from '../../../tabs/report-ai/messages/zh-TW.ts'
import { tab as aiTab } from '../../../tabs/report-ai/web/tab.ts'
import { messages as recordCn } from '../../../tabs/report-record/messages/cn.ts'
import { messages as recordEn } from '../../../tabs/report-record/messages/en.ts'
import { messages as recordTw } from '../../../tabs/report-record/messages/zh-TW.ts'
import { tab as recordTab } from '../../../tabs/report-record/web/tab.ts'
import { messages as settingsCn } from '../../settings/messages/cn.ts'
import { messages as settingsEn } from '../../settings/messages/en.ts'
import { messages as settingsTw } from '../../settings/messages/zh-TW.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as tw } from '../messages/zh-TW.ts'
import { type Entry, EntryRow } from './entry-row.tsx'

const languages = [
  {
    locale: 'cn',
    messages: {
      'audit-log': cn,
      access: accessCn,
      evaluations: evaluationsCn,
      settings: settingsCn,
      'report-ai': aiCn,
      'report-record': recordCn,
    },
  },
  {
    locale: 'en',
    messages: {
      'audit-log': en,
      access: accessEn,
      evaluations: evaluationsEn,
      settings: settingsEn,
      'report-ai': aiEn,
      'report-record': recordEn,
    },
  },
  {
    locale: 'zh-TW',
    messages: {
      'audit-log': tw,
      access: accessTw,
      evaluations: evaluationsTw,
      settings: settingsTw,
      'report-ai': aiTw,
      'report-record': recordTw,
    },
  },
] as const

beforeEach(() => {
  forgetSignIn()
  registerTabs([aiTab, recordTab])
})

const about = {
  sequence: 7,
  time: 0,
  accountName: '沈岚',
  jobseekerChannelId: null,
  interviewId: null,
  candidateName: null,
  candidateNameLatin: null,
  hash: 'ab'.repeat(32),
}

/** The paragraphs of an entry in Simplified Chinese, English and Traditional Chinese. */
async function read(entry: Partial<Entry> & Pick<Entry, 'action' | 'details'>): Promise<string[]> {
  const texts: string[] = []
  for (const language of languages) {
    const root = createRootRoute({
      component: () => (
        <ol>
          <EntryRow entry={{ ...about, ...entry }} />
        </ol>
      ),
    })
    const page = createRoute({ getParentRoute: () => root, path: '/shareurl' })
    const history = createMemoryHistory({ initialEntries: ['/shareurl'] })
    const { unmount } = renderScreen(
      <RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history })} />,
      language,
    )
    const item = await screen.findByRole('listitem')
    texts.push([...item.querySelectorAll('p')].map(({ textContent }) => textContent).join(' | '))
    unmount()
  }
  return texts
}

const lin = { candidateName: '林晓彤', jobseekerChannelId: 'c1' }

test('a decision reads in the words of the decision bar, with the parts that its maker had seen', async () => {
  const details = {
    subject: 'overall',
    from: 1,
    to: { result: 2, score: 2 },
    seen: { aiScore: true, sections: ['1.0'] },
  }
  expect(await read({ ...lin, action: 'decision.made', details })).toEqual([
    '沈岚 把 林晓彤 的评价结果从“通过”改为“淘汰”（综合评价） | 评分：2 | 当时显示 AI 评分。 打开过的部分：AI 面试 · 视频记录',
    '沈岚 changed the decision on 林晓彤 from Advance to Reject (Overall) | Score: 2 | AI scores were shown. Opened before: AI interview · Video record',
    '沈岚 把 林晓彤 的評價結果從「通過」改為「淘汰」（綜合評價） | 評分：2 | 當時顯示 AI 評分。 開啟過的部分：AI 面試 · 面試錄影',
  ])
})

test('an erasure that a rule made names the rule, and one of a colleague the colleague', async () => {
  const erased = (to: object, accountName: string | null = null) =>
    read({ action: 'candidate.erased', accountName, details: { subject: '后端', to } })
  expect(await erased({ reason: '期满', rule: 'retention' })).toEqual([
    '“后端”的一位候选人按公司的保留期限规则被自动彻底删除，原因：期满',
    'The company’s retention rule erased a candidate of 后端 for good. Reason: 期满',
    '「后端」的一位候選人依公司的保留期限規則自動永久刪除，原因：期满',
  ])
  expect(await erased({ reason: '期满', rule: 'candidate' })).toEqual([
    '“后端”的一位候选人应本人要求被彻底删除，原因：期满',
    'A candidate of 后端 was erased for good at their own request. Reason: 期满',
    '「后端」的一位候選人應本人要求永久刪除，原因：期满',
  ])
  expect(await erased({ reason: '期满', rule: 'restored' })).toEqual([
    '恢复备份后，“后端”的一位候选人被再次彻底删除，原因：期满',
    'A candidate of 后端 was erased again after a backup was restored. Reason: 期满',
    '還原備份後，「后端」的一位候選人再次永久刪除，原因：期满',
  ])
  expect(await erased({ reason: '期满' }, '沈岚')).toEqual([
    '沈岚 彻底删除了“后端”的一位候选人，原因：期满',
    '沈岚 erased a candidate of 后端 for good. Reason: 期满',
    '沈岚 永久刪除了「后端」的一位候選人，原因：期满',
  ])
})

test('a view of a report names the device in words, also an unknown one', async () => {
  const view = (device: unknown) => read({ ...lin, action: 'report.viewed', details: { to: { device } } })
  expect(await view('phone')).toEqual([
    '沈岚 用手机查看了 林晓彤 的报告',
    '沈岚 viewed the report of 林晓彤 on a phone',
    '沈岚 用手機檢視了 林晓彤 的報告',
  ])
  expect(await view('mobile')).toEqual([
    '沈岚 用未知设备查看了 林晓彤 的报告',
    '沈岚 viewed the report of 林晓彤 on an unknown device',
    '沈岚 用未知裝置檢視了 林晓彤 的報告',
  ])
})

test('a download names the parts where some were left out, and an older entry reads as before', async () => {
  const download = (to: object) => read({ ...lin, action: 'report.downloaded', details: { to } })
  expect(await download({ format: 'pdf', parts: ['1.0', '99'] })).toEqual([
    '沈岚 下载了 林晓彤 的报告（PDF），只含：视频记录和99',
    '沈岚 downloaded parts of the report of 林晓彤 as PDF: Video record and 99',
    '沈岚 下載了 林晓彤 的報告（PDF），只含：面試錄影和99',
  ])
  expect((await download({ format: 'pdf' }))[1]).toBe('沈岚 downloaded the report of 林晓彤 as PDF')
})

test('a setting goes by the label of its row, and its value as that row shows it', async () => {
  const change = (subject: string, from: unknown, to: unknown) =>
    read({ action: 'setting.changed', details: { subject, from, to } })
  expect(await change('rules.eliminationReasonRequired', false, true)).toEqual([
    '沈岚 把“淘汰必须填写原因”从“关闭”改为“开启”',
    '沈岚 changed “A reason for every rejection” from “off” to “on”',
    '沈岚 把「淘汰必須填寫原因」從「關閉」改為「開啟」',
  ])
  expect((await change('company.profile', 'cn', 'eu'))[1]).toBe(
    '沈岚 changed “Applicable law” from “Mainland China” to “European Union”',
  )
  expect((await change('reportTabConfig.3', 0, 2))[1]).toBe(
    '沈岚 changed “Tabs of the AI interview” from “With recordings” to “By answer types”',
  )
  expect((await change('position Backend.simulationTests', [], [18, 20]))[1]).toBe(
    '沈岚 changed “Backend · Tests simulated in the mini-app” from “nothing” to “Cognitive ability · Mental health”',
  )
})

test('sign-ins tell their address, and refused ones how many they were', async () => {
  const to = { address: '10.0.0.9', refusedBefore: 2 }
  expect(await read({ action: 'signIn.made', details: { to } })).toEqual([
    '沈岚 从 10.0.0.9 登录，此前有 2 次登录被拒绝',
    '沈岚 signed in from 10.0.0.9, after 2 refused sign-ins',
    '沈岚 從 10.0.0.9 登入，此前有 2 次登入被拒絕',
  ])
  const byMessage = { ...to, way: 'sms', refusedBefore: 0 }
  expect(await read({ action: 'signIn.made', details: { to: byMessage } })).toEqual([
    '沈岚 从 10.0.0.9 用短信验证码登录',
    '沈岚 signed in with a text message from 10.0.0.9',
    '沈岚 從 10.0.0.9 以簡訊驗證碼登入',
  ])
  const refused = { subject: '温以澄', to: { tries: 5 } }
  expect(await read({ accountName: null, action: 'signIn.refused', details: refused })).toEqual([
    '账号“温以澄”有 5 次登录被拒绝',
    '5 sign-ins to the account of 温以澄 were refused',
    '帳號「温以澄」有 5 次登入被拒絕',
  ])
})

test('an account’s change is told field by field, a freeze as one, and a role’s permission by its name', async () => {
  const from = { name: '温以澄', userType: 'read', role: 'read' }
  const to = { name: '温以澄', userType: 'admin', role: 'admin' }
  expect((await read({ action: 'account.changed', details: { subject: '温以澄', from, to } }))[1]).toBe(
    '沈岚 changed the account of 温以澄 | Type: Read-only → Administrator | Role: Read-only → Administrator',
  )
  expect(
    await read({ action: 'account.changed', details: { subject: '温以澄', to: { isFrozen: true } } }),
  ).toEqual(['沈岚 冻结了账号“温以澄”', '沈岚 froze the account of 温以澄', '沈岚 停用了帳號「温以澄」'])
  expect(
    (await read({ action: 'role.changed', details: { subject: 'general', to: { offer: true } } }))[1],
  ).toBe('沈岚 added the permission “Offers” to the role “HR”')
})

test('an English page names a candidate in Latin letters where there are some', async () => {
  const named = { ...lin, candidateNameLatin: 'Lin Xiaotong', action: 'remark.added', details: {} }
  const [cn, en] = await read(named)
  expect(cn).toContain('林晓彤')
  expect(en).toContain('Lin Xiaotong')
})

test('an act of the installation names the system, and a deleted candidate is named as a former one', async () => {
  const details = { to: { isNew: true, interviews: 2 } }
  expect(await read({ accountName: null, action: 'bundle.imported', details })).toEqual([
    '系统 导入了 一位前候选人 的结果（2 场面试）',
    'The system imported the results of a former candidate (2 interviews)',
    '系統 匯入了 一位前候選人 的結果（2 場面試）',
  ])
})

test('an action of a later version is told by its name, never as JSON', async () => {
  const entry = { action: 'offer.sent', details: { to: { amount: { value: 3 } } } }
  expect(await read(entry)).toEqual(['沈岚：offer.sent', '沈岚: offer.sent', '沈岚：offer.sent'])
})
