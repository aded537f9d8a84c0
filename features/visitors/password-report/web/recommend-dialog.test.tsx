import type { SentFields } from '@candor/testkit/web/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { checkReportPassword, shareByEmail } from '../../../shares/shares/contract.ts'
import { visit } from '../../../sign-in/session/web/visit.ts'
import { type Answer, link, openPage, password } from './page-under-test.tsx'
import { namesCompany, recommending } from './recommending-under-test.ts'

const typed = 'gao.lan@northquay.example'

const ended = { code: 1001, msg: '登录状态无效，请重新登录', data: null }

async function sending(opensAgain: () => { code: number; msg: string } | null, pin = password) {
  let old: string | undefined
  const sent: SentFields[] = []
  const byVisit =
    (reply: Answer): Answer =>
    (input) =>
      visit()?.token === old ? ended : reply(input)
  const calls = new Map<string, Answer>([
    [namesCompany[0], byVisit(namesCompany[1])],
    [
      shareByEmail.path,
      byVisit((input) => {
        sent.push(input)
        return { code: 0, msg: 'ok', data: { shares: [], expiresAt: 0 } }
      }),
    ],
  ])
  const { user, asked } = await openPage({ calls, refusal: () => (old ? opensAgain() : null) })
  await user.click(await screen.findByRole('button', { name: '转发给同事' }))
  const dialog = within(await screen.findByRole('dialog', { name: '转发给同事' }))
  await user.type(dialog.getByLabelText('对方邮箱'), typed)
  sessionStorage.setItem(`reportPassword.${link}`, pin)
  old = visit()?.token
  asked.length = 0
  const confirm = () => user.click(dialog.getByRole('button', { name: '发送' }))
  await confirm()
  return { asked, confirm, dialog, sent }
}

test('a missing and an odd address of a friend are refused, and nothing is sent [P5-004 P5-005 P8-003 P8-004]', async () => {
  const { user, dialog, confirm } = await recommending(new Map())
  await confirm()
  expect(dialog.getByRole('alert').textContent).toBe('请输入邮箱')
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@')
  await confirm()
  expect(dialog.getByRole('alert').textContent).toBe('邮箱格式不正确')
})

test('the link is mailed to a friend with its company and without the interview, and a notice tells it [P2-103 P7-031 P8-005]', async () => {
  const sent: SentFields[] = []
  const calls = new Map([
    namesCompany,
    [
      shareByEmail.path,
      (input: SentFields) => {
        sent.push(input)
        return { code: 0, msg: 'ok', data: { shares: [], expiresAt: 0 } }
      },
    ],
  ])
  const { user, dialog, confirm } = await recommending(calls)
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@northquay.example')
  await confirm()
  expect(await screen.findByText('分享成功')).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: '转发给同事' })).toBe(null)
  expect(sent).toEqual([{ email: 'gao.lan@northquay.example', shareUrl: link, companyId: 'c1' }])
})

test('the address of a friend cannot be changed while the mail is sent', async () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('对方邮箱')
  const isStill = () => field().closest('[aria-disabled="true"]') !== null
  let wasStill = false
  const refused = { code: 1009, msg: '24 小时内最多转发 5 次', data: null }
  const share = () => {
    wasStill = isStill()
    return refused
  }
  const { user, dialog, confirm } = await recommending(new Map([namesCompany, [shareByEmail.path, share]]))
  await user.type(field(), 'gao.lan@northquay.example')
  await confirm()
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(wasStill).toBe(true)
  expect(isStill()).toBe(false)
})

test('a refusal stays in the dialog in the server’s words, with the typed address', async () => {
  const refused = { code: 1009, msg: '24 小时内最多转发 5 次', data: null }
  const calls = new Map([namesCompany, [shareByEmail.path, () => refused]])
  const { user, dialog, confirm } = await recommending(calls)
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@northquay.example')
  await confirm()
  expect((await dialog.findByRole('alert')).textContent).toBe('24 小时内最多转发 5 次')
  expect(dialog.getByDisplayValue('gao.lan@northquay.example')).toBeTruthy()
})

test('the refusal of a company that now forbids forwarding is told, and the action goes', async () => {
  const refused = { code: 1013, msg: '分享报告的公司不允许转发链接', data: null }
  const calls = new Map([namesCompany, [shareByEmail.path, () => refused]])
  const { user, dialog, confirm } = await recommending(calls)
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@northquay.example')
  await confirm()
  expect(await screen.findByText(refused.msg)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: '转发给同事' })).toBe(null))
})

test('a mail without a reply is not called failed', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const { user, dialog, confirm } = await recommending(new Map([namesCompany, [shareByEmail.path, lost]]))
  await user.type(dialog.getByLabelText('对方邮箱'), 'gao.lan@northquay.example')
  await confirm()
  const said = (await dialog.findByRole('alert')).textContent
  expect(said).toBe('没有收到答复，请重试，同一封邮件不会重复发送')
})

test('a visit that ended before a recommendation begins anew beneath the dialog, and the mail goes out once', async () => {
  const { asked, sent } = await sending(() => null)
  expect(await screen.findByText('分享成功')).toBeTruthy()
  expect(sent).toEqual([{ email: typed, shareUrl: link, companyId: 'c1' }])
  expect(asked.filter((path) => path === checkReportPassword.path)).toHaveLength(1)
  expect(asked).not.toContain(interviewInfo.path)
})

test('a visit that cannot begin anew for now leaves the dialog with the typed address, says why, and goes on later', async () => {
  let refusal: { code: number; msg: string } | null = { code: 1009, msg: '尝试次数过多' }
  const { confirm, dialog, sent } = await sending(() => refusal)
  expect((await dialog.findByRole('alert')).textContent).toBe('尝试次数过多')
  expect(dialog.getByDisplayValue(typed)).toBeTruthy()
  refusal = null
  await confirm()
  expect(await screen.findByText('分享成功')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test.each([
  ['whose link is over says so', password, { code: 1006, msg: 'over' }, '链接无效'],
  ['whose password is another one asks for it', 'older1', null, '海岚支付'],
])('a visit that ended and %s, in place of the report', async (_, pin, refusal, words) => {
  const { sent } = await sending(() => refusal, pin)
  expect(await screen.findByText(words, { exact: false })).toBeTruthy()
  expect(screen.queryByText('林晓彤', { exact: false })).toBe(null)
  expect(sent).toEqual([])
})
