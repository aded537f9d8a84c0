import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
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
  await userEvent.setup().type(await screen.findByRole('searchbox', { name: '操作人姓名' }), '陈薇安')
  await expect.poll(() => asked.at(-1)).toBe('陈薇安')
  expect(asked.filter(Boolean)).toEqual(['陈薇安'])
})
