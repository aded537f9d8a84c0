import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ten } from '../../../meetings/candidate-plans/rules/plans-under-test.ts'
import { setInterviewerReceiveStatus } from '../../../meetings/planning/contract/receiving.ts'
import { findDraft, keepDraft } from '../../../platform/drafts/web/draft-store.ts'
import { answer, openReport, posted, refuse } from '../../../report/report/web/panel-under-test.tsx'
import { open } from './receive-note-under-test.tsx'

test('an interviewer whose refusal was not sent and who accepts then refuses anew, under another key', async () => {
  const { user } = open(0)
  const note = await screen.findByRole('region', { name: '是否参加面试：技术初试' })
  const refuseAs = async () => {
    await user.click(within(note).getByRole('button', { name: '拒绝' }))
    const sheet = await screen.findByRole('dialog', { name: '拒绝面试' })
    await user.click(within(sheet).getByRole('button', { name: '拒绝' }))
  }
  const sent = () => posted.filter(({ path }) => path === setInterviewerReceiveStatus.path)
  refuse(setInterviewerReceiveStatus, 'M', 1001)
  await refuseAs()
  await waitFor(() => expect(sent()).toHaveLength(1))
  answer(setInterviewerReceiveStatus, null)
  await user.keyboard('{Escape}')
  await user.click(within(note).getByRole('button', { name: '接受' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  await waitFor(() => expect(within(note).getByRole('button', { name: '拒绝' }).ariaDisabled).toBeNull())
  await refuseAs()
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[2]?.key).not.toBe(sent()[0]?.key)
})

const place = { accountId: '', candidateId: openReport().candidateId, subject: 'refuse-plan 5' }

const keepRefusal = () =>
  keepDraft({
    ...place,
    value: { reason: '当天出差' },
    idempotencyKey: crypto.randomUUID(),
    unsent: { name: '林晓彤', href: '/shareurl' },
    savedAt: Date.now(),
  })

test('an interviewer whose refusal was stored although its reply was lost no longer sees it as unsent', async () => {
  await keepRefusal()
  open(2)
  await screen.findByText('您已拒绝“技术初试”')
  await waitFor(async () => expect(await findDraft(place)).toBe(null))
})

test('an interviewer who is asked anew, as the interview was changed, refuses anew with the same reason', async () => {
  const keys: (string | null | undefined)[] = []
  const sent = () => posted.filter(({ path }) => path === setInterviewerReceiveStatus.path)
  for (const sequence of [1, 1, 2]) {
    await keepRefusal()
    const kept = await findDraft(place)
    if (kept) await keepDraft({ ...kept, idempotencyKey: 'a3bb189e-8bf9-3888-9912-ace4e6543002' })
    const { user, unmount } = open(0, sequence)
    await user.click(await screen.findByRole('button', { name: '拒绝' }))
    await user.click(await screen.findByRole('button', { name: '重新提交' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    keys.push(sent()[0]?.key)
    await waitFor(async () => expect(await findDraft(place)).toBe(null))
    unmount()
  }
  const [first, again, changed] = keys
  expect([again === first, changed === first]).toEqual([true, false])
})

test('an interviewer whose refusal did not reach the server is told of it until the interview begins', async () => {
  const { user } = open(0)
  refuse(setInterviewerReceiveStatus, 'M', 1001)
  await user.click(await screen.findByRole('button', { name: '拒绝' }))
  const sheet = within(await screen.findByRole('dialog', { name: '拒绝面试' }))
  await user.click(sheet.getByRole('button', { name: '拒绝' }))
  await waitFor(async () => expect((await findDraft(place))?.unsent?.until).toBe(ten))
})
