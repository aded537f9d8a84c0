import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { answer, openReport, refuse, show } from '../../../../report/report/web/panel-under-test.tsx'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import { messages } from '../../messages/cn.ts'
import { estimateOf, recordOf } from '../decision/decision-under-test.ts'
import { RecordsPopup } from './records-popup.tsx'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        records
      </button>
      <RecordsPopup report={openReport()} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

async function open() {
  const { user } = show(<Opener />, { evaluations: messages })
  await user.click(screen.getByRole('button', { name: 'records' }))
  return { user, popup: within(await screen.findByRole('dialog', { name: '评价记录' })) }
}

test('the records show over the page, and closing them gives the focus back', async () => {
  answer(selectAllEstimateGroupBy, [
    recordOf({ estimates: [{ ...estimateOf(4.5), estimateContent: '账本证据扎实。' }] }),
    recordOf({ estimateUserName: '孙悦', estimateStatus: 2, estimates: [estimateOf(null, 'f')] }),
  ])
  const { user, popup } = await open()
  expect(await popup.findAllByRole('listitem')).toHaveLength(2)
  expect(popup.getByText('账本证据扎实。')).toBeTruthy()
  expect(popup.getByText('淘汰')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'records' }))
})

test('an empty list of records says so, and a failed one can be tried again', async () => {
  refuse(selectAllEstimateGroupBy, '服务器繁忙')
  const { user, popup } = await open()
  const retry = await popup.findByRole('button', { name: '重试' })
  answer(selectAllEstimateGroupBy, [])
  await user.click(retry)
  expect(await popup.findByText('暂无记录')).toBeTruthy()
})
