import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerInvitationAt, keepReminderAt } from '../contract/addresses.ts'
import type { WireInvitation } from '../contract/invitation.ts'
import { InvitationPage } from './invitation-page.tsx'
import { showLinkPage } from './page-under-test.tsx'

const start = Date.parse('2026-11-25T07:30Z')

const invitation: WireInvitation = {
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
  interviewRoundName: '技术面',
  interviewerNames: ['韩砚秋', '周予川'],
  planRoomType: 1,
  offlineLocation: null,
  now: Date.parse('2026-11-23T08:41Z'),
  interviewStartTime: start,
  interviewEndTime: start + 3_600_000,
  interviewerName: '周予川',
  interviewerReceiveStatus: 0,
  refuseReason: null,
  mayAnswer: true,
  isWechatHint: 1,
}
const accepted = { ...invitation, interviewerReceiveStatus: 1 }
const page = <InvitationPage link="abc" />

test('an interviewer accepts, is asked for their times, and may ask not to be reminded again [P2-038 R4-033]', async () => {
  const unreminded = { ...accepted, isWechatHint: 0 }
  const { asked, user } = showLinkPage(page, [invitation, accepted, unreminded], 'cn')
  await user.click(await screen.findByRole('button', { name: '接受' }))
  const outcome = await screen.findByText('您已接受邀请')
  expect(document.activeElement).toBe(outcome)
  expect(asked[1]).toEqual({
    path: answerInvitationAt.path,
    sent: { sign: 'abc', interviewerReceiveStatus: '1' },
  })
  expect(screen.getByRole('link', { name: '更新可面试时间' }).getAttribute('href')).toBe('/datePicker')
  await user.click(screen.getByRole('checkbox', { name: '不再提醒', checked: false }))
  expect(await screen.findByRole('checkbox', { name: '不再提醒', checked: true })).toBeTruthy()
  expect(asked[2]).toEqual({ path: keepReminderAt.path, sent: { sign: 'abc', isWechatHint: '0' } })
})

test('a refused choice of no more reminders is not kept, and the page says so', async () => {
  const { asked, user } = showLinkPage(page, [accepted, { refusal: 'M', code: 1500 }])
  await user.click(await screen.findByRole('checkbox'))
  expect((await screen.findByRole('alert')).textContent).toBe('M')
  expect(asked).toHaveLength(2)
  expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy()
})

test('an account with its hint off gets no reminder after an acceptance [R4-033]', async () => {
  showLinkPage(page, [{ ...accepted, isWechatHint: 0 }])
  expect(await screen.findByText('You accepted the invitation')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBe(null)
})

test('an invitation is refused with a reason, and the answer can be changed', async () => {
  const refused = { ...invitation, interviewerReceiveStatus: 2, refuseReason: '那天出差' }
  const { asked, user } = showLinkPage(page, [invitation, refused], 'zh-TW')
  await user.click(await screen.findByRole('button', { name: '拒絕' }))
  await user.click(screen.getByRole('button', { name: '確認拒絕' }))
  expect(screen.getByRole('alert').textContent).toBe('請簡單說明拒絕的原因')
  await user.type(screen.getByRole('textbox'), '那天出差')
  await user.click(screen.getByRole('button', { name: '確認拒絕' }))
  expect(await screen.findByText('您已拒絕邀請')).toBeTruthy()
  expect(asked[1]?.sent).toEqual({ sign: 'abc', interviewerReceiveStatus: '2', reason: '那天出差' })
  await user.click(screen.getByRole('button', { name: '更改答覆' }))
  expect(screen.getByRole('button', { name: '接受' })).toBeTruthy()
})

test('the people of a partner invite interviewers under its name [P6-031]', async () => {
  showLinkPage(page, [{ ...invitation, partnerBrand: { title: '云涧人才' } }])
  expect(await screen.findByText('云涧人才')).toBeTruthy()
  expect(screen.queryByText('Candor')).toBe(null)
  await waitFor(() => expect(document.title).toMatch(/ · 云涧人才$/))
})

test('the focus is in the reason while it is written, and on the answer again after a look back', async () => {
  const { user } = showLinkPage(page, [invitation])
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /技术面/ }))
})

test('an answer that is changed takes the focus, and gives it back where it stays as it is', async () => {
  const { user } = showLinkPage(page, [accepted])
  const change = () => screen.findByRole('button', { name: 'Change your answer' })
  await user.click(await change())
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /技术面/ }))
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  const again = await change()
  expect(document.activeElement).toBe(again)
})

test('an answer to a cancelled interview leads to the note that it was cancelled', async () => {
  const { companyName, companyNameLatin, positionName, positionNameLatin, interviewRoundName } = invitation
  const names = { companyName, companyNameLatin, positionName, positionNameLatin, interviewRoundName }
  const gone = { refusal: 'M', code: 1012, data: { cancelled: names } }
  const { user } = showLinkPage(page, [invitation, gone, gone])
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByRole('heading', { name: 'This interview was cancelled' })).toBeTruthy()
})

test.each([
  ['cn', '拒绝', '确认拒绝', '面试已经开始，不能再答复。'],
  ['en', 'Decline', 'Decline the invitation', 'The interview has started, so it can no longer be answered.'],
  ['zh-TW', '拒絕', '確認拒絕', '面試已經開始，不能再答覆。'],
] as const)(
  'an interviewer without an answer reads that the interview has begun meanwhile, %s',
  async (locale, no, confirm, text) => {
    const late = { refusal: 'M', code: 1012 }
    const { user } = showLinkPage(page, [invitation, late, { ...invitation, mayAnswer: false }], locale)
    await user.click(await screen.findByRole('button', { name: no }))
    await user.type(screen.getByRole('textbox'), '那天出差')
    await user.click(screen.getByRole('button', { name: confirm }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBe(null)
    expect(screen.queryByRole('button', { name: no })).toBe(null)
  },
)

test('no other answer is given while one is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { asked, user } = showLinkPage(page, [invitation, promise])
  await user.dblClick(await screen.findByRole('button', { name: 'Accept' }))
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(screen.queryByRole('textbox')).toBe(null)
  resolve(accepted)
  expect(await screen.findByText('You accepted the invitation')).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('the reason of a refusal that is on its way is the one that is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { asked, user } = showLinkPage(page, [invitation, promise])
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(reason, 'Away')
  await user.click(screen.getByRole('button', { name: 'Decline the invitation' }))
  await user.type(reason, ' that day')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Away')
  resolve({ refusal: 'M', code: 1500 })
  expect(await screen.findByText('M')).toBeTruthy()
  await user.type(reason, ' that day')
  expect(reason.value).toBe('Away that day')
  expect(asked.filter(({ path }) => path === answerInvitationAt.path)).toHaveLength(1)
})
