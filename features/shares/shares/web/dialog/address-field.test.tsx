import { noticeKind } from '@candor/testkit/web/notices'
import 'fake-indexeddb/auto'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../../../report/report/web/calls-under-test.ts'
import { shareByEmail } from '../../contract.ts'
import { confirm, mailed, openIt, prepareShareDialog, sent } from './share-dialog-under-test.ts'

prepareShareDialog()

test('an empty field is refused in words, and nothing is sent [R5-018 P5-004 P8-003]', async () => {
  const { user, dialog } = await openIt()
  await user.click(confirm(dialog))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('请输入邮箱')
  expect(mailed()).toEqual([])
})

test('a wrong address is refused in words once it is confirmed, and nothing is sent [R5-019 P5-005 P8-004]', async () => {
  const { user, dialog, field } = await openIt()
  await user.click(confirm(dialog))
  await user.type(field, 'abc@')
  expect(within(dialog).queryByRole('alert')).toBe(null)
  await user.click(confirm(dialog))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('邮箱格式不正确')
  expect(mailed()).toEqual([])
})

test('several addresses become chips without repeats, and a wrong one among them stays to be mended', async () => {
  const { user, dialog, field } = await openIt()
  await user.click(field)
  await user.paste('a@x.example; A@x.example, b@x.example abc c@x.example')
  const chips = () => within(dialog).getAllByRole('button', { name: /^移除/ })
  expect(chips()).toHaveLength(2)
  expect(field).toHaveProperty('value', 'abc c@x.example')
  expect(within(dialog).getByRole('alert').textContent).toBe('邮箱格式不正确：abc')
  await user.clear(field)
  await user.keyboard('{Backspace}')
  expect(chips().map((chip) => chip.getAttribute('aria-label'))).toEqual(['移除 a@x.example'])
  expect(confirm(dialog).textContent).toBe('发送给 1 人')
})

test('passwords are shown once after sending, each beside its address', async () => {
  answer(shareByEmail, {
    shares: [sent('a@x.example', 'Kd27Rx'), sent('b@x.example', 'mW8pQ2')],
    expiresAt: 0,
  })
  const { user, dialog, field } = await openIt()
  await user.type(field, 'a@x.example b@x.example ')
  await user.click(confirm(dialog))
  expect(await within(dialog).findByText('Kd27Rx')).toBeTruthy()
  expect(within(dialog).getByText('b@x.example')).toBeTruthy()
  expect(within(dialog).getAllByRole('button', { name: '复制密码' })).toHaveLength(2)
})

test('a failed mailing shows the server’s words, and the typed address stays [R8-007]', async () => {
  refuse(shareByEmail, 9, 'M')
  const { user, dialog, field } = await openIt()
  await user.type(field, 'gao@x.example')
  await user.click(confirm(dialog))
  expect(await noticeKind('M')).toBe('info')
  expect(within(dialog).getByRole('button', { name: '移除 gao@x.example' })).toBeTruthy()
})
