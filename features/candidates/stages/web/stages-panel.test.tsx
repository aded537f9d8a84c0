import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import type { ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi, type SentFields } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { readPositionStages, readStages, savePositionStages, saveStages } from '../contract/lists.ts'
import { messages } from '../messages/cn.ts'
import { PositionStages } from './position-stages.tsx'
import { StagesPanel } from './stages-panel.tsx'

const posted: { path: string; body: SentFields }[] = []
let api: FakeApi

type Stage = ReplyOf<typeof readStages>['stages'][number]
const stage = (stageId: string, cn: string, count = 0): Stage => ({
  stageId,
  names: { cn, en: '', 'zh-TW': '' },
  kind: 2,
  limitDays: 5,
  people: { count, positions: count ? [{ positionId: 'p1', name: '后端', nameLatin: null, count }] : [] },
})

beforeEach(() => {
  posted.length = 0
  api = fakeApi(
    { lang: () => 'cn', goToSignIn: () => {}, toast: () => {}, dangerNotice: () => {} },
    ({ method, path, input }) => {
      if (method === 'POST') posted.push({ path, body: input })
    },
  )
  const stages = [stage('1', '新投递'), stage('2', '业务初试', 3), stage('1001', '录用沟通')]
  api.answer(readStages, { revision: 4, stages, mayChange: true })
  api.answer(saveStages, { revision: 5, moved: 0 })
  api.answer(savePositionStages, { revision: 5, moved: 0 })
})

function show(panel: ReactNode) {
  renderScreen(<ToastProvider>{panel}</ToastProvider>, {
    messages: { stages: messages, drafts },
    locale: 'cn',
  })
  return userEvent.setup()
}
const save = () => screen.getByRole('button', { name: '保存' })
const sent = () => posted[0]?.body

test('stages are renamed, moved with keys and added, and saved together with the loaded revision', async () => {
  const user = show(<StagesPanel />)
  const name = await screen.findByRole('textbox', { name: '第 2 阶段，英文' })
  expect(screen.queryByRole('button', { name: '保存' })).toBe(null)
  await user.type(name, 'Round 1')
  screen.getByRole('button', { name: /第 3 阶段：录用沟通/ }).focus()
  await user.keyboard('{ArrowUp}')
  await user.click(screen.getByRole('button', { name: '添加阶段' }))
  await user.click(save())
  expect(screen.getByText('请填写阶段名称')).toBeTruthy()
  expect(posted).toEqual([])
  await user.type(screen.getByRole('textbox', { name: '第 4 阶段，简体中文' }), '笔试')
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(sent()).toMatchObject({
    revision: 4,
    targets: [],
    stages: [
      { stageId: '1' },
      { stageId: '1001', names: { cn: '录用沟通' } },
      { stageId: '2', names: { cn: '业务初试', en: 'Round 1' } },
      { stageId: '', names: { cn: '笔试' }, kind: 2, limitDays: null },
    ],
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBe(null))
})

test('a stage with people asks where they go before it is removed', async () => {
  const user = show(<StagesPanel />)
  await user.click(await screen.findByRole('button', { name: '移除第 2 阶段' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/还有 3 人/)).toBeTruthy()
  expect(dialog.getByText('后端')).toBeTruthy()
  expect(dialog.getByRole('button', { name: '移除阶段' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(await dialog.findByRole('combobox', { name: '移到' }))
  await user.click(await screen.findByRole('option', { name: '录用沟通' }))
  await user.click(dialog.getByRole('button', { name: '移除阶段' }))
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(sent()).toMatchObject({
    stages: [{ stageId: '1' }, { stageId: '1001' }],
    targets: [{ stageId: '2', toStageId: '1001' }],
  })
})

test('a wrong limit stands beside its field, and a refusal below the list, which stays', async () => {
  const user = show(<StagesPanel />)
  const limit = (await screen.findAllByRole('textbox', { name: '上限（天）' }))[0]
  if (!limit) throw new Error('every stage has a limit')
  await user.clear(limit)
  await user.type(limit, '400')
  await user.click(save())
  expect(screen.getByText('请填写 1 到 365 之间的天数，或留空')).toBeTruthy()
  await user.clear(limit)
  api.refuse(saveStages, { msg: '其他人刚改过这些阶段', code: codes.changedMeanwhile })
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toBe('其他人刚改过这些阶段')
  await user.click(screen.getByRole('button', { name: '放弃改动' }))
  expect(screen.getAllByDisplayValue('5')).toHaveLength(3)
})

test('a position takes in a stage that it left out, and follows the company again', async () => {
  api.answer(readPositionStages, {
    revision: 7,
    isOwn: true,
    stages: [
      { ...stage('2', '业务初试'), isOwn: false },
      { ...stage('1002', '作品集'), isOwn: true },
    ],
    leftOut: [stage('1', '新投递')],
    mayChange: true,
  })
  const user = show(<PositionStages positionId="p1" />)
  // The name of a stage of the company is not edited here.
  expect(await screen.findByText('业务初试')).toBeTruthy()
  expect(screen.queryByDisplayValue('业务初试')).toBe(null)
  expect(screen.getByDisplayValue('作品集')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '使用“新投递”' }))
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(sent()).toMatchObject({
    positionId: 'p1',
    revision: 7,
    stages: [{ stageId: '2' }, { stageId: '1002' }, { stageId: '1' }],
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBe(null))
  await user.click(screen.getByRole('button', { name: '与公司一致' }))
  await waitFor(() => expect(posted).toHaveLength(2))
  expect(posted[1]?.body).toMatchObject({ positionId: 'p1', revision: 7, targets: [] })
})
