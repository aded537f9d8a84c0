import { codes } from '@candor/call/codes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listRefusalReasons } from '../../../candidates/refusal-reasons/contract.ts'
import { messages as reasons } from '../../../candidates/refusal-reasons/messages/cn.ts'
import { listMoves, lookAtMove, moveCandidates } from '../../../candidates/stages/contract/moving.ts'
import { readStanding } from '../../../candidates/stages/contract/standing.ts'
import {
  answer,
  asked,
  openReport,
  posted,
  refuse,
  show,
} from '../../../report/report/web/panel-under-test.tsx'
import { listAsked } from '../../recommend/contract/asked.ts'
import { messages as recommend } from '../../recommend/messages/cn.ts'
import { messages } from '../messages/cn.ts'
import { StageLine } from './stage-line.tsx'

const standing = {
  stageId: '2',
  stageName: '业务初试',
  days: 3,
  limitDays: 5,
  outcome: null,
  outcomeAt: null,
  choices: [
    { stageId: '1', name: '新投递', limitDays: 3 },
    { stageId: '2', name: '业务初试', limitDays: 5 },
    { stageId: '1001', name: '录用沟通', limitDays: 10 },
  ],
  needsReason: true,
}
const noLook = { openRecommendations: 0, plans: [] }

beforeEach(() => {
  answer(readStanding, standing)
  answer(lookAtMove, noLook)
  answer(listAsked, [])
  answer(listRefusalReasons, [{ id: 'r', reason: '专业深度不足' }])
  answer(moveCandidates, { moved: ['c1'], carried: 0, refused: [] })
})

function open(acts: readonly 'move'[] = ['move']) {
  const report = openReport()
  return show(<StageLine report={{ ...report, facts: { ...report.facts, acts: new Set(acts) } }} />, {
    'stage-line': messages,
    'refusal-reasons': reasons,
    recommend,
  })
}

async function openDialog() {
  const view = open()
  await view.user.click(await screen.findByRole('button', { name: '移动' }))
  const dialog = await screen.findByRole('dialog')
  return { ...view, dialog: within(dialog) }
}

test.each([
  [3, 5, '第 4 天，上限 5 天'],
  [5, 5, '第 5 天，上限 5 天'],
  [9, 5, '已超 4 天（上限 5 天）'],
  [0, null, '第 1 天'],
])('after %i days with the limit %s the line says %s', async (days, limitDays, words) => {
  answer(readStanding, { ...standing, days, limitDays })
  open()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('业务初试')).toBeTruthy()
})

test('an ended application tells its outcome and time beside the stage at which it ended', async () => {
  const outcomeAt = Date.UTC(2026, 2, 14, 2, 0, 0)
  answer(readStanding, { ...standing, outcome: 'rejected', outcomeAt })
  open()
  expect(await screen.findByText('已淘汰，2026-03-14 02:00:00')).toBeTruthy()
})

test('an account that may not move the candidate sees the stage and the history alone', async () => {
  open([])
  expect(await screen.findByRole('button', { name: '阶段记录' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '移动' })).toBe(null)
  expect(asked.some((address) => address.includes('lookAtMove'))).toBe(false)
})

test('a move names where the candidate stood, and takes open recommendations along', async () => {
  answer(lookAtMove, {
    openRecommendations: 2,
    plans: [{ jobseekerChannelId: 'c1', name: '林晓彤', round: '终面', startsAt: Date.UTC(2026, 2, 15, 2) }],
  })
  const { user, dialog } = await openDialog()
  const here = dialog.getByRole('radio', { name: /业务初试/ })
  expect(here).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('radio', { name: '录用沟通' }))
  expect(await dialog.findByText('2 条未答复的推荐会失效')).toBeTruthy()
  expect(dialog.getByText('终面，2026-03-15 Sun 02:00')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), '面试通过')
  await user.click(dialog.getByRole('button', { name: '移到“录用沟通”' }))
  await waitFor(() => expect(posted.filter(({ path }) => path === moveCandidates.path)).toHaveLength(1))
  const sent = posted.find(({ path }) => path === moveCandidates.path)
  expect(sent?.body).toMatchObject({
    moves: [{ fromStageId: '2', fromOutcome: null }],
    toStageId: '1001',
    reason: '面试通过',
    carriesRecommendations: true,
  })
  expect(sent?.key).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

test('a rejection asks for a reason where the company needs one, and offers its common reasons', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: '淘汰' }))
  await user.click(dialog.getByRole('button', { name: '淘汰' }))
  expect(dialog.getByRole('alert').textContent).toBe('请填写淘汰原因')
  const field = dialog.getByRole('textbox')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await user.click(await dialog.findByRole('button', { name: '专业深度不足' }))
  await user.click(dialog.getByRole('button', { name: '淘汰' }))
  await waitFor(() =>
    expect(posted.find(({ path }) => path === moveCandidates.path)?.body).toMatchObject({
      outcome: 'rejected',
      reason: '',
      reasons: ['专业深度不足'],
      carriesRecommendations: false,
    }),
  )
})

test('a refused reason stands at its field, with the focus there', async () => {
  refuse(moveCandidates, '公司的原因列表中没有该原因', codes.invalidInput, { field: 'reason' })
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: '淘汰' }))
  await user.click(await dialog.findByRole('button', { name: '专业深度不足' }))
  await user.click(dialog.getByRole('button', { name: '淘汰' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('公司的原因列表中没有该原因')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox')))
  await user.keyboard('薪资超出范围')
  expect(dialog.queryByRole('alert')).toBe(null)
})

test('a candidate that a colleague moved meanwhile stays, and the dialog says who moved it', async () => {
  const refused = {
    jobseekerChannelId: 'c1',
    name: '林晓彤',
    why: 'movedMeanwhile' as const,
    stageName: '新投递',
    outcome: null,
    byName: '周予川',
  }
  answer(moveCandidates, { moved: [], carried: 0, refused: [refused] })
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: '录用沟通' }))
  await user.click(dialog.getByRole('button', { name: '移到“录用沟通”' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(
    '周予川 刚把候选人移到了“新投递”，请确认后再操作',
  )
})

test('the history lists who moved the candidate, when, from where to where, and why', async () => {
  const movedAt = Date.UTC(2026, 2, 14, 2)
  const move = { id: 'm1', movedAt, byName: '陈薇', fromOutcome: null, toOutcome: null, days: 3 }
  answer(listMoves, [
    { ...move, fromStage: '新投递', toStage: '业务初试', reason: '经历匹配' },
    { ...move, id: 'm0', byName: null, fromStage: 'x', toStage: '新投递', reason: '' },
  ])
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '阶段记录' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('新投递 → 业务初试')).toBeTruthy()
  expect(dialog.getByText('陈薇，2026-03-14 02:00:00')).toBeTruthy()
  expect(dialog.getByText('在“新投递”停留 3 天 · 经历匹配')).toBeTruthy()
  expect(dialog.getByText('系统导入，2026-03-14 02:00:00')).toBeTruthy()
})

test('an empty history says so, and a stage that cannot be loaded is asked for again', async () => {
  answer(listMoves, [])
  refuse(readStanding, '服务暂不可用', codes.serverError)
  const { user } = open()
  const retry = await screen.findByRole('button', { name: '重试' })
  answer(readStanding, standing)
  await user.click(retry)
  await user.click(await screen.findByRole('button', { name: '阶段记录' }))
  expect(await screen.findByText('还没有移动过')).toBeTruthy()
})
