import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { fireEvent, screen } from '@testing-library/react'
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
