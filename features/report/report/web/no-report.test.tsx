import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findId } from '../../../candidates/candidates/contract.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { findDraft, keepDraft } from '../../../platform/drafts/web/draft-store.ts'
import { forgetSignIn, signedIn } from '../../../sign-in/session/web/signed-in.ts'
import { answerAll, asked, hold, refuse } from './calls-under-test.ts'
import { open } from './opened-page-under-test.tsx'
import { heading, named, preparePage } from './page-under-test.ts'

preparePage()

test.each([
  [1005, '链接无效', '返回候选人列表'],
  [1003, '链接无效', '返回候选人列表'],
  [1002, '暂无查看权限', '返回候选人列表'],
])('code %i says “%s”, with one thing to do [P8-028 P6-005]', async (code, sentence, action) => {
  refuse(findId, code)
  open(named)
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain(sentence)
  expect(
    within(note)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([action])
})

test.each([
  [1005, null],
  [1002, null],
  [1500, { name: '林晓彤', href: named }],
])('an unsent draft of a report that is refused with %i is kept, and told as %j', async (code, unsent) => {
  const accountId = signedIn()?.userInfo.userId ?? ''
  const place = { accountId, candidateId: 'c1', subject: 'remark' }
  const draft = { ...place, value: { text: '稳' }, idempotencyKey: 'k', savedAt: Date.now() }
  await keepDraft({ ...draft, unsent: { name: '林晓彤', href: named } })
  refuse(findId, code)
  open(named, { drafts })
  await screen.findByRole('alert')
  await waitFor(async () => expect(await findDraft(place)).toEqual({ ...draft, unsent }))
})

test('the company and both ids of the address are asked for, and a company that is refused is an invalid link [R2-011 R2-012 R2-013]', async () => {
  const { unmount } = open(`${named}&companyId=k1`)
  await heading()
  const sent = asked.find(({ path }) => path === findId.path)?.sent
  expect(Object.fromEntries(sent ?? [])).toEqual({
    userId: 'i2',
    jobseekerChannelId: 'c1',
    companyId: 'k1',
  })
  unmount()
  refuse(findId, 1005)
  open(`${named}&companyId=k2`)
  expect((await screen.findByRole('alert')).textContent).toContain('链接无效')
})

test('an address without any id is an invalid link, and nothing is asked', async () => {
  open('/shareurl')
  expect((await screen.findByRole('alert')).textContent).toContain('链接无效')
  expect(asked).toEqual([])
})

test('the sign-in of a signed-out reader leads back to this address', async () => {
  forgetSignIn()
  open(named)
  const link = await screen.findByRole('link', { name: '登录' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`redirect=${named}`)
  expect(asked).toEqual([])
})

test('a failed report can be tried again', async () => {
  refuse(findId, 1500)
  const { user } = open(named)
  const note = await screen.findByRole('alert')
  answerAll()
  await user.click(within(note).getByRole('button'))
  expect((await heading()).textContent).toContain('林晓彤')
})

test('a second try that fails focuses its button again, and one that succeeds focuses the name', async () => {
  refuse(findId, 1500)
  const { user } = open(named)
  const retry = () => screen.findByRole('button', { name: '重试' })
  const first = await retry()
  const release = hold(findId)
  await user.click(first)
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
  expect(document.activeElement).toBe(document.body)
  release()
  await waitFor(async () => expect(document.activeElement).toBe(await retry()))
  answerAll()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(document.activeElement).toBe(await heading()))
})
