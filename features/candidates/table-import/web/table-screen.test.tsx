import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, posted, show } from '../../../report/report/web/panel-under-test.tsx'
import type { TableImport } from '../contract/table.ts'
import { addTable, changeTableRow, readTable, setTable } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { TableScreen } from './table-screen.tsx'
import { aTable } from './table-under-test.ts'
import { useTable } from './use-table.ts'

function Shown() {
  const { query, ...acts } = useTable('t1')
  return query.data ? (
    <TableScreen table={query.data} acts={acts} refresh={query.refetch} onDiscarded={() => {}} />
  ) : null
}

function open(changes: Partial<TableImport> = {}) {
  answer(readTable, aTable(changes))
  return show(<Shown />, { 'table-import': messages })
}

const bodies = () => posted.map(({ path, body }) => [path.split('/').at(-1), body])

beforeEach(() => {
  answer(changeTableRow, { revision: 1, isWrong: false })
  answer(setTable, { revision: 4 })
  answer(addTable, { count: 1 })
})

test('a wrong row offers what may be meant, and takes it', async () => {
  const { user } = open()
  const wrong = within(await screen.findByRole('region', { name: messages.wrong }))
  expect(wrong.getByText('wang.lei#mail.example')).toBeTruthy()
  expect(wrong.getByRole('textbox', { name: '第 3 行的邮箱' })).toHaveProperty(
    'value',
    'wang.lei@mail.example',
  )
  await user.click(wrong.getByRole('button', { name: messages.take }))
  await waitFor(() =>
    expect(bodies()).toEqual([
      ['change', { rowId: 'r3', revision: 0, field: 'email', value: 'wang.lei@mail.example' }],
    ]),
  )
})

test('the export of another product is named, and what would be added is counted', async () => {
  open()
  expect(await screen.findByText('看起来是 OpenCATS 导出的表格：')).toBeTruthy()
  expect(screen.getByRole('img', { name: '1 位新人，0 位已有，0 行不导入，1 行有误' })).toBeTruthy()
})

test('the confirmation names the counts that the page shows', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^添加 1 人，1 行不导入/ }))
  await waitFor(() =>
    expect(bodies()).toEqual([['add', { importId: 't1', revision: 3, counts: { new: 1, join: 0 } }]]),
  )
})

test('nothing is added before a person says what stands first in the dates', async () => {
  const { user } = open({ asksDateOrder: true })
  const add = await screen.findByRole('button', { name: /^添加 1 人/ })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  await user.click(add)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(bodies()).toEqual([])
  await user.click(screen.getByRole('button', { name: messages.dateOrder.mdy }))
  await waitFor(() => expect(bodies()).toEqual([['set', { importId: 't1', revision: 3, dateOrder: 'mdy' }]]))
})
