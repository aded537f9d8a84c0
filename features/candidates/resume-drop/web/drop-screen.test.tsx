import { codes } from '@candor/call/codes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, posted, refuse, show } from '../../../report/report/web/panel-under-test.tsx'
import type { DropRow } from '../contract/row.ts'
import { addDropRows, changeDropRow, readDrop, readDropDocument } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { aField, aRow } from '../rules/rows-under-test.ts'
import { DropScreen } from './drop-screen.tsx'
import { useDrop } from './use-drop.ts'

const { fields } = aRow()
const twoPhones = aRow({
  dropFileId: 'f0',
  name: '范思齐.docx',
  fields: {
    ...fields,
    name: aField({ value: '范思齐' }),
    phone: aField({ options: ['138 0000 0042', '138 0000 0043'], why: 'several' }),
  },
})
const locked = aRow({
  dropFileId: 'f2',
  name: '陆知远.pdf',
  kind: 'pdf',
  state: 'failed',
  fault: 'locked',
  fields: { ...fields, name: aField() },
})

function answerWith(rows: DropRow[]) {
  answer(readDrop, {
    positionId: 'p1',
    positionName: '高级后端工程师',
    by: '陈薇安',
    isOwn: true,
    createdAt: 0,
    expiresAt: 30 * 86_400_000,
    stageId: '1',
    stages: [{ stageId: '1', name: '初筛' }],
    source: '批量添加',
    rows,
  })
}

beforeEach(() => {
  answerWith([twoPhones, aRow(), locked])
  answer(readDropDocument, {
    address: null,
    lines: ['江雪见', '138 0000 0072'],
    isCut: false,
    marks: [
      {
        number: 2,
        isSure: true,
        places: [{ kind: 'text', line: 1, quote: '138 0000 0072', start: 3, end: 14 }],
      },
    ],
  })
  answer(changeDropRow, { revision: 2 })
  answer(addDropRows, { count: 2 })
})

function Screen() {
  const { query, ...opened } = useDrop('d1')
  return query.data ? (
    <DropScreen dropId="d1" drop={query.data} refresh={query.refetch} onDiscarded={() => {}} {...opened} />
  ) : null
}

async function open() {
  const view = show(<Screen />, { 'resume-drop': messages })
  await screen.findByRole('heading', { name: /3 份简历/ })
  return view
}
const bodies = () => posted.map(({ path, body }) => [path.split('/').at(-1), body])

test('trouble comes first, each group with its count', async () => {
  await open()
  const groups = screen.getAllByRole('region').map((group) => group.getAttribute('aria-label'))
  expect(groups).toEqual(['需要看一眼', '读不出来', '已读出，没有疑问'])
  expect(screen.getByText('有密码')).toBeTruthy()
  expect(screen.getByRole('button', { name: '添加 2 份，1 份不添加' })).toBeTruthy()
  expect(screen.getByText('1 项会留空')).toBeTruthy()
})

test('a digit chooses one of two phones, and the choice is stored with the revision', async () => {
  const { user } = await open()
  await user.keyboard('j')
  await user.keyboard('k')
  await user.keyboard('2')
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(bodies()).toEqual([['change', { dropFileId: 'f0', revision: 1, phone: '138 0000 0043' }]])
})

test('a text typed over a value is by hand, and Escape takes it back', async () => {
  const { user } = await open()
  const phone = screen.getByRole('textbox', { name: '电话，江雪见' })
  await user.clear(phone)
  await user.type(phone, '139{Escape}')
  expect(phone).toHaveProperty('value', '138 0000 0072')
  await user.clear(phone)
  await user.type(phone, '139 0000 0000{Enter}')
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(bodies()[0]).toEqual(['change', { dropFileId: 'f1', revision: 1, phone: '139 0000 0000' }])
})

test('X leaves the row in focus out, and the button counts it', async () => {
  const { user } = await open()
  answerWith([twoPhones, aRow({ isLeft: true, revision: 2 }), locked])
  await user.click(screen.getByRole('checkbox', { name: '添加 江雪见' }))
  expect(await screen.findByRole('button', { name: '添加 1 份，2 份不添加' })).toBeTruthy()
  await waitFor(() => expect(bodies()).toEqual([['change', { dropFileId: 'f1', revision: 1, isLeft: true }]]))
})

test('the chosen rows are added with their revisions', async () => {
  const { user } = await open()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(bodies()[0]).toEqual([
    'add',
    {
      dropId: 'd1',
      rows: [
        { dropFileId: 'f0', revision: 1, seen: [] },
        { dropFileId: 'f1', revision: 1, seen: [] },
      ],
    },
  ])
})

test('a change that somebody else came before is taken back to the latest', async () => {
  refuse(changeDropRow, '其他人刚改过', codes.changedMeanwhile)
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: '添加 江雪见' }))
  await waitFor(() => expect(posted).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: '添加 江雪见' }).getAttribute('aria-checked')).toBe('true'),
  )
})

test('a locked file asks for its password, and a file that is not kept offers nothing', async () => {
  answerWith([
    locked,
    aRow({
      dropFileId: 'f3',
      name: 'a.docx',
      state: 'failed',
      fault: 'notADocument',
      isKept: false,
      fields: locked.fields,
    }),
    aRow(),
  ])
  const { user } = await open()
  const group = screen.getByRole('region', { name: '读不出来' })
  expect(within(group).getByText('未接收，也没有保留')).toBeTruthy()
  await user.click(within(group).getByRole('button', { name: '输入密码' }))
  expect(within(group).getByLabelText('陆知远.pdf 的密码')).toBe(document.activeElement)
})
