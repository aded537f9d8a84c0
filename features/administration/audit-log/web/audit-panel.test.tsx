import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listAuditEntries } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { AuditPanel } from './audit-panel.tsx'

test('the log is asked for a name when the typing pauses, not at every letter', async () => {
  const asked: unknown[] = []
  fakeApi().answerBy(listAuditEntries, ({ accountName }) => {
    asked.push(accountName)
    return { list: [], before: null }
  })
  renderScreen(<AuditPanel />, { messages: { 'audit-log': messages }, locale: 'cn' })
  const field = await screen.findByRole('searchbox', { name: '操作人姓名' })
  // Without a pause between the letters, which a busy machine may make.
  for (const value of ['陈', '陈薇', '陈薇安']) fireEvent.change(field, { target: { value } })
  await expect.poll(() => asked.at(-1)).toBe('陈薇安')
  expect(asked.filter(Boolean)).toEqual(['陈薇安'])
})

test('views stay folded until they are asked for; a group, an action of it and days narrow the log', async () => {
  const api = fakeApi()
  api.answer(listAuditEntries, { list: [], before: null })
  renderScreen(<AuditPanel />, { messages: { 'audit-log': messages }, locale: 'cn' })
  const user = userEvent.setup()
  const last = () => api.inputsOf(listAuditEntries).at(-1)
  await waitFor(() => expect(last()).toEqual({ hidesViews: '1' }))
  await user.click(screen.getByRole('combobox', { name: '操作类别' }))
  await user.click(await screen.findByRole('option', { name: '评价与决定' }))
  await waitFor(() => expect(last()).toEqual({ group: 'opinions', hidesViews: '1' }))
  await user.click(screen.getByRole('combobox', { name: '操作' }))
  expect(await screen.findAllByRole('option')).not.toHaveLength(0)
  expect(screen.queryByRole('option', { name: messages.actions.role.added })).toBe(null)
  await user.click(screen.getByRole('option', { name: messages.actions.decision.made }))
  await waitFor(() => expect(last()).toEqual({ action: 'decision.made', hidesViews: '1' }))
  fireEvent.change(screen.getByLabelText('从'), { target: { value: '2026-03-02' } })
  fireEvent.change(screen.getByLabelText('至'), { target: { value: '2026-03-02' } })
  await user.click(screen.getByRole('checkbox', { name: '显示报告查看记录' }))
  await waitFor(() =>
    expect(last()).toEqual({
      action: 'decision.made',
      from: `${Date.UTC(2026, 2, 2)}`,
      to: `${Date.UTC(2026, 2, 3)}`,
      hidesViews: '0',
    }),
  )
})
