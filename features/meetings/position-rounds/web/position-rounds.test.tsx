import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { answer, answerLater, posted, refuse, show } from '../../../report/report/web/panel-under-test.tsx'
import { listForms } from '../../assessment-forms/contract/manage.ts'
import { listPositionRounds, savePositionRounds } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { PositionRounds } from './position-rounds.tsx'

beforeEach(() => {
  answer(listForms, [])
  answer(listPositionRounds, {
    revision: 4,
    rounds: [
      { roundId: 'r1', name: '技术初试', formId: null, formName: null },
      { roundId: 'r2', name: '终面', formId: null, formName: null },
    ],
  })
  answer(savePositionRounds, { revision: 5 })
})

const open = async () => {
  const view = show(<PositionRounds positionId="p1" name="后端" />, { 'position-rounds': messages, drafts })
  await screen.findByRole('textbox', { name: '第 2 轮的名称' })
  return view
}
const sent = () => posted.map(({ body }) => body)

test('rounds trade places, one is added, and all are saved with the loaded revision', async () => {
  const { user } = await open()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '第 2 轮提前' }))
  await user.click(screen.getByRole('button', { name: '添加一轮' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByText('请填写这一轮的名称')).toBeTruthy()
  expect(posted).toEqual([])
  await user.type(screen.getByRole('textbox', { name: '第 3 轮的名称' }), '交叉面试')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(sent()[0]).toEqual({
    positionId: 'p1',
    revision: 4,
    rounds: [
      { roundId: 'r2', name: '终面', formId: '' },
      { roundId: 'r1', name: '技术初试', formId: '' },
      { roundId: '', name: '交叉面试', formId: '' },
    ],
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull())
})

test('a change during a save stays, and is saved next', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '第 2 轮提前' }))
  const release = answerLater(savePositionRounds, { revision: 5 })
  await user.click(screen.getByRole('button', { name: '保存' }))
  await user.type(screen.getByRole('textbox', { name: '第 1 轮的名称' }), '二')
  release()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '保存' }).getAttribute('aria-busy')).toBe('false'),
  )
  expect(screen.getByDisplayValue('终面二')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(posted).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ revision: 5, rounds: [{ name: '终面二' }, { name: '技术初试' }] })
})

test('a refusal stands beside the changed rounds, which stay until they are discarded', async () => {
  refuse(savePositionRounds, '其他人刚改过这个职位的轮次', codes.changedMeanwhile)
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '移除第 1 轮' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findByRole('alert')).textContent).toBe('其他人刚改过这个职位的轮次')
  expect(screen.queryByDisplayValue('技术初试')).toBeNull()
  await user.click(screen.getByRole('button', { name: '放弃改动' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加一轮' }))
  expect(screen.getByDisplayValue('技术初试')).toBeTruthy()
})

test('rounds stay with their typed names, though they cannot be loaded again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '第 2 轮提前' }))
  refuse(listPositionRounds, '服务暂不可用')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('未能更新，现在显示的是之前的内容。')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '第 1 轮的名称' }), '二')
  expect(screen.getByDisplayValue('技术初试二')).toBeTruthy()
})
