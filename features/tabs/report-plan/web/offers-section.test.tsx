import { codes } from '@candor/call/codes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, openReport, refuse, show } from '../../../report/report/web/panel-under-test.tsx'
import { queryOfferSendRecord } from '../contract.ts'
import { messages as words } from '../messages/cn.ts'
import { OffersSection } from './offers-section.tsx'

const at = Date.UTC(2026, 10, 20, 2)

test('each offer stands with when, by whom and to whom it went, and how it stands', async () => {
  answer(queryOfferSendRecord, [
    { id: 'o2', sendTime: at, sendUserName: '陈薇安', receiver: 'ye@mail.example', status: 0 },
    { id: 'o1', sendTime: at - 1, sendUserName: null, receiver: null, status: 3 },
  ])
  show(<OffersSection report={openReport({ timeZone: 'Asia/Shanghai' })} />, { 'report-plan': words })
  const [open, withdrawn] = await screen.findAllByRole('listitem')
  expect(open?.textContent).toBe('发送时间2026-11-20 10:00:00发送人陈薇安收件地址ye@mail.example状态待答复')
  expect(within(withdrawn ?? document.body).getByText('已撤回')).toBeTruthy()
  expect(withdrawn?.textContent).not.toContain('发送人')
})

test.each([
  ['loaded', undefined, '录用通知发送记录未能载入'],
  ['read', { unreadable: 'offerSendRecords' }, '这部分内容已收到，但无法读取，请联系管理员'],
])('offers that cannot be %s are not shown as if none had been sent', async (_, data, told) => {
  refuse(queryOfferSendRecord, '这部分内容已收到，但无法读取，请联系管理员', codes.serverError, data)
  show(<OffersSection report={openReport()} />, { 'report-plan': words })
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain(told)
})
