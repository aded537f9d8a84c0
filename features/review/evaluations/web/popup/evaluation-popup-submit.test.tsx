import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse, timesAsked } from '../../../../report/report/web/calls-under-test.ts'
import { addEstimateResume, addEstimates } from '../../contract/adding.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import {
  allowEvaluating,
  at,
  onToast,
  openBar,
  prepareDecision,
  sent,
  toasts,
} from '../decision/decision-under-test.ts'
import { isClosed, part, submit, unfold } from './evaluation-popup-under-test.ts'

prepareDecision()

const failed = '提交失败'

test.each([
  ['通过', '1'],
  ['淘汰', '2'],
  ['待定', '3'],
])(
  'a popup of type 1 sends %s as result %s of a resume evaluation [R4-035 R7-078]',
  async (decision, result) => {
    answer(addEstimateResume, null)
    const { user } = openBar(at('&type=1&corpId=ding1'))
    const resume = await part('简历评价')
    await user.click(resume.press(decision))
    await user.type(resume.words(), '经历匹配')
    await submit(user)
    await isClosed()
    expect(await screen.findAllByText('提交成功')).not.toEqual([])
    expect(sent()).toEqual([
      {
        path: addEstimateResume.path,
        key: expect.any(String),
        said: {
          jobseekerChannelId: 'c1',
          corpId: 'ding1',
          source: '1',
          userId: 'u',
          estimateText: '经历匹配',
          estimateScore: '0',
          result,
        },
        parts: [],
      },
    ])
  },
)

test.each([
  [5, ['评价'], [5]],
  [6, ['岗位建议', '评价'], [6, 5]],
  [10, ['评价'], [5]],
])('popup %i with %j filled sends the estimate types %j at once', async (type, filled, types) => {
  answer(addEstimates, null)
  const { user } = openBar(at(`&type=${type}`))
  for (const name of filled) await user.type((await part(name)).words(), '写下的话')
  await submit(user)
  await isClosed()
  expect(sent().map(({ parts }) => parts.map(({ estimateType }) => estimateType))).toEqual([types])
})

test.each([
  [1, '简历评价'],
  [5, '评价'],
])('popup %i sends the stage that the address names along', async (type, name) => {
  for (const call of [addEstimateResume, addEstimates]) answer(call, null)
  const { user } = openBar(at(`&type=${type}&recommendStageId=3`))
  await user.type((await part(name)).words(), '写下的话')
  await submit(user)
  await isClosed()
  expect(sent().map(({ said }) => said.recommendStageId)).toEqual(['3'])
})

test('popup 2 sends the overall part and the filled parts behind the fold by one call', async () => {
  answer(addEstimates, null)
  const { user } = openBar(at('&type=2'))
  await unfold(user)
  await user.click((await part('综合评价')).press('通过'))
  await user.type((await part('视频评价')).words(), '表达清楚')
  await user.type((await part('简历评价')).words(), '经历匹配')
  const before = timesAsked(selectAllEstimateGroupBy)
  await submit(user)
  await isClosed()
  expect(sent()).toMatchObject([
    {
      path: addEstimates.path,
      parts: [
        { estimateType: 1, result: 1, estimateScore: 0, estimateContent: '' },
        { estimateType: 2, result: 0, estimateScore: 0, estimateContent: '表达清楚' },
        { estimateType: 3, result: 0, estimateScore: 0, estimateContent: '经历匹配' },
      ],
    },
  ])
  await waitFor(() => expect(timesAsked(selectAllEstimateGroupBy)).toBeGreaterThan(before))
})

test('a popup with nothing filled sends nothing, and closes as after a success, without a toast [R5-037]', async () => {
  const { user } = openBar(at('&type=6'))
  await user.type((await part('评价')).words(), '   ')
  await submit(user)
  await isClosed()
  expect(sent()).toEqual([])
  expect(screen.queryAllByText('提交成功')).toEqual([])
})

test('a rejection by the resume needs its reason where the company asks for one, even behind the fold [R5-034]', async () => {
  allowEvaluating({ needsEliminationReason: true })
  const { user } = openBar(at('&type=2'))
  await unfold(user)
  await user.click((await part('简历评价')).press('淘汰'))
  await unfold(user)
  await submit(user)
  expect((await screen.findByRole('alert')).textContent).toBe('请填写淘汰原因')
  expect(document.activeElement).toBe((await part('简历评价')).words())
  expect(sent()).toEqual([])
})

test('a refused popup says why, then that submitting failed, and can be sent again as a whole [R8-004 P8-029]', async () => {
  refuse(addEstimates, 9, 'M')
  const { user } = openBar(at('&type=2'))
  await unfold(user)
  await user.type((await part('综合评价')).words(), '总体不错')
  await user.type((await part('简历评价')).words(), '经历匹配')
  await submit(user)
  await waitFor(() => expect(toasts).toEqual(['M']))
  expect(await screen.findAllByText(failed)).not.toEqual([])
  expect((await part('综合评价')).words()).toHaveProperty('value', '总体不错')
  expect((await part('简历评价')).words()).toHaveProperty('value', '经历匹配')

  answer(addEstimates, null)
  await submit(user)
  await isClosed()
  const [first, second] = sent()
  expect(second).toEqual(first)
  expect(first?.parts.map(({ estimateType }) => estimateType)).toEqual([1, 3])
})

test('the refusal of two parts of three shows both messages and then, once, the generic one [R8-005]', async () => {
  refuse(addEstimates, 1003, '综合评价：请填写淘汰原因\n简历评价：请填写淘汰原因')
  const { user } = openBar(at('&type=2'))
  await unfold(user)
  for (const name of ['综合评价', '视频评价', '简历评价']) await user.type((await part(name)).words(), name)
  const order: string[] = []
  onToast((text) => order.push(...text.split('\n'), `${screen.queryAllByText(failed).length} generic`))
  await submit(user)
  expect(await screen.findAllByText(failed)).not.toEqual([])
  expect(order).toEqual(['综合评价：请填写淘汰原因', '简历评价：请填写淘汰原因', '0 generic'])
  expect(sent()).toHaveLength(1)
})

test('the success and the failure of an evaluation are told in three languages [P8-029]', () => {
  expect([cn, en, zhTW].map(({ popup }) => [popup.submitted, popup.failed])).toEqual([
    ['提交成功', '提交失败'],
    ['Submitted', 'Submitting failed'],
    ['提交成功', '提交失敗'],
  ])
})
