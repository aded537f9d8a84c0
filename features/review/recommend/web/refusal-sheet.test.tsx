import { noticeKind } from '@candor/testkit/web/notices'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listRefusalReasons } from '../../../candidates/refusal-reasons/contract.ts'
import { keepDraft, listUnsent } from '../../../platform/drafts/web/draft-store.ts'
import { answer, hold, timesAsked } from '../../../report/report/web/calls-under-test.ts'
import { named } from '../../../report/report/web/page-under-test.ts'
import { findOperateStatus } from '../contract/operate-status.ts'
import { saveOperateStatus } from '../contract.ts'
import { button, given, prepareAnswer, sent, show } from './answer-under-test.tsx'

prepareAnswer()

test('a new recommendation after a refused one has an empty refusal, and no unsent refusal of the earlier one is shown', async () => {
  const keep = (subject: string, candidateId = 'c1') =>
    keepDraft({
      accountId: 'u',
      candidateId,
      subject,
      value: { reason: '时间冲突' },
      idempotencyKey: subject,
      unsent: { name: '林晓彤', href: '/shareurl' },
      savedAt: Date.now(),
    })
  const earlier = Date.UTC(2026, 2, 13)
  await keep(`refuse-recommendation 2 ${earlier}`)
  await keep(`refuse-recommendation 3 ${earlier}`)
  await keep(`refuse-recommendation 2 ${earlier}`, 'c2')
  await keep('remark')
  const { user } = show()
  await user.click(await button('拒绝'))
  const dialog = await screen.findByRole('dialog', { name: '拒绝推荐' })
  expect(within(dialog).getByRole('textbox', { name: '原因（选填）' })).toHaveProperty('value', '')
  expect(within(dialog).queryByRole('button', { name: '重新提交' })).toBe(null)
  const told = async () =>
    (await listUnsent('u')).map(({ candidateId, subject }) => `${candidateId} ${subject}`)
  // In another stage it may still wait.
  await waitFor(async () =>
    expect(await told()).toEqual([
      `c1 refuse-recommendation 3 ${earlier}`,
      'c1 remark',
      `c2 refuse-recommendation 2 ${earlier}`,
    ]),
  )
})

test('an unsent refusal is offered again, and is no longer shown as unsent once the recommendation is answered', async () => {
  const subject = `refuse-recommendation 2 ${given().recommendedBy[0]?.createdTime}`
  await keepDraft({
    accountId: 'u',
    candidateId: 'c1',
    subject,
    value: { reason: '时间冲突' },
    idempotencyKey: 'k',
    unsent: { name: '林晓彤', href: '/shareurl' },
    savedAt: Date.now(),
  })
  const { user, queries } = show()
  await user.click(await button('拒绝'))
  const dialog = await screen.findByRole('dialog', { name: '拒绝推荐' })
  expect(await within(dialog).findByDisplayValue('时间冲突')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: '重新提交' })).toBeTruthy()
  expect(await listUnsent('u')).toHaveLength(1)
  answer(findOperateStatus, null)
  await queries.invalidateQueries({ queryKey: [findOperateStatus.path] })
  await waitFor(async () => expect(await listUnsent('u')).toEqual([]))
})

test('a refusal goes by channel 2 with a reason, and the list is next [R4-032]', async () => {
  const { user, router } = show()
  await user.click(await button('拒绝'))
  const dialog = await screen.findByRole('dialog', { name: '拒绝推荐' })
  await user.type(within(dialog).getByRole('textbox', { name: '原因（选填）' }), '时间冲突')
  await user.click(within(dialog).getByRole('button', { name: '拒绝' }))
  expect(await noticeKind('操作成功')).toBe('success')
  expect(sent()).toEqual([expect.objectContaining({ operateChannel: '2', estimateContent: '时间冲突' })])
  await waitFor(() => expect(router.state.location.pathname).toBe('/first/talentList'))
})

test('a refusal has reasons of the company’s list, apart from the own words', async () => {
  answer(listRefusalReasons, [
    { id: 'r1', reason: '专业深度不足' },
    { id: 'r2', reason: '薪资不匹配' },
  ])
  const { user } = show()
  await user.click(await button('拒绝'))
  const dialog = within(await screen.findByRole('dialog', { name: '拒绝推荐' }))
  for (const name of ['专业深度不足', '薪资不匹配', '专业深度不足'])
    await user.click(await dialog.findByRole('button', { name }))
  await user.type(dialog.getByRole('textbox', { name: '原因（选填）' }), '时间冲突')
  await user.click(dialog.getByRole('button', { name: '拒绝' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ estimateContent: '时间冲突', refuseReasons: '["薪资不匹配"]' })
})

test('a refusal that is taken after its reader has gone on to the next candidate leaves them there', async () => {
  const release = hold(saveOperateStatus)
  const { user, router } = show()
  await user.click(await button('拒绝'))
  const dialog = within(await screen.findByRole('dialog', { name: '拒绝推荐' }))
  await user.click(dialog.getByRole('button', { name: '拒绝' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await act(() => router.navigate({ href: named.replace('c1', 'c2') }))
  const before = timesAsked(findOperateStatus)
  release()
  await waitFor(() => expect(timesAsked(findOperateStatus)).toBeGreaterThan(before))
  expect(router.state.location.href).toBe(named.replace('c1', 'c2'))
  expect(screen.queryByText('操作成功')).toBe(null)
})

test('a refusal is not sent before the reason was asked for', async () => {
  const { user } = show()
  await user.click(await button('拒绝'))
  const dialog = await screen.findByRole('dialog', { name: '拒绝推荐' })
  await user.click(within(dialog).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(sent()).toEqual([])
})
