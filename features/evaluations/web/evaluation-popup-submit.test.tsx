import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, refuse, timesAsked } from '../../report/web/fake-calls.ts'
import { addEstimate, addEstimateResume, selectAllEstimateGroupBy } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import {
  allowEvaluating,
  at,
  onToast,
  openBar,
  prepareDecision,
  sent,
  toasts,
} from './decision-under-test.ts'
import { dialog, isClosed, part, submit, unfold } from './evaluation-popup-under-test.ts'

prepareDecision()

const partlyFailed = '部分评价提交失败'

describe('what a popup sends', () => {
  test.each([
    ['通过', '1'],
    ['淘汰', '2'],
    ['待定', '3'],
  ])(
    '%s is sent as result %s of a resume evaluation, from popup 1 [R4-035 R7-078]',
    async (decision, result) => {
      answer(addEstimateResume, null)
      const { user } = openBar(at('&type=1'))
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
            corpId: 'k',
            source: '1',
            userId: 'u',
            estimateText: '经历匹配',
            estimateScore: '0',
            result,
          },
        },
      ])
    },
  )

  test.each([
    [5, ['评价'], ['5']],
    [6, ['岗位建议', '评价'], ['6', '5']],
    [10, ['评价'], ['5']],
  ])('popup %i with %j filled sends the estimate types %j', async (type, filled, types) => {
    answer(addEstimate, null)
    const { user } = openBar(at(`&type=${type}`))
    for (const name of filled) await user.type((await part(name)).words(), '写下的话')
    await submit(user)
    await isClosed()
    expect(sent().map(({ said }) => said.estimateType)).toEqual(types)
    expect(new Set(sent().map(({ key }) => key)).size).toBe(types.length)
  })

  test('popup 2 sends the overall part, and what is filled behind the fold', async () => {
    answer(addEstimate, null)
    answer(addEstimateResume, null)
    const { user } = openBar(at('&type=2'))
    await unfold(user)
    await user.click((await part('综合评价')).press('通过'))
    await user.type((await part('视频评价')).words(), '表达清楚')
    await user.type((await part('简历评价')).words(), '经历匹配')
    const before = timesAsked(selectAllEstimateGroupBy)
    await submit(user)
    await isClosed()
    expect(sent().map(({ path, said }) => [path, said.estimateType])).toEqual([
      [addEstimate.path, '1'],
      [addEstimate.path, '2'],
      [addEstimateResume.path, undefined],
    ])
    await waitFor(() => expect(timesAsked(selectAllEstimateGroupBy)).toBeGreaterThan(before))
  })

  test('with nothing filled nothing is sent, and it closes as after a success, without a toast [R5-037]', async () => {
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
})

describe('where a part fails', () => {
  test('each message shows, then the generic one; what was stored is not sent again [R8-004 R8-005]', async () => {
    answer(addEstimate, null)
    refuse(addEstimateResume, 9, 'M')
    const { user } = openBar(at('&type=2'))
    await unfold(user)
    await user.type((await part('综合评价')).words(), '总体不错')
    await user.type((await part('简历评价')).words(), '经历匹配')
    await submit(user)
    await waitFor(() => expect(toasts).toEqual(['M']))
    expect(await screen.findAllByText(partlyFailed)).not.toEqual([])
    expect(await within(await dialog()).findByText('已保存')).toBeTruthy()
    const [overall, resume] = sent()

    answer(addEstimateResume, null)
    await submit(user)
    await isClosed()
    expect(sent().slice(2)).toEqual([resume])
    expect(overall?.said.estimateType).toBe('1')
  })

  test('where nothing of it was stored, submitting failed, and what was written stays [P8-029]', async () => {
    refuse(addEstimate, 9, 'M')
    const { user } = openBar(at('&type=5'))
    await user.type((await part('评价')).words(), '表达清楚')
    await submit(user)
    await waitFor(() => expect(toasts).toEqual(['M']))
    expect(await screen.findAllByText('提交失败')).not.toEqual([])
    expect(screen.queryAllByText(partlyFailed)).toEqual([])
    expect((await part('评价')).words()).toHaveProperty('value', '表达清楚')
  })

  test('two failing of three say both messages and then, once, the generic one [R8-005]', async () => {
    refuse(addEstimate, 9, 'M')
    answer(addEstimateResume, null)
    const { user } = openBar(at('&type=2'))
    await unfold(user)
    for (const name of ['综合评价', '视频评价', '简历评价']) await user.type((await part(name)).words(), name)
    const order: string[] = []
    onToast((text) => order.push(text, `${screen.queryAllByText(partlyFailed).length} generic`))
    await submit(user)
    expect(await screen.findAllByText(partlyFailed)).not.toEqual([])
    expect(order).toEqual(['M', '0 generic', 'M', '0 generic'])
    expect(sent()).toHaveLength(3)
    expect(await within(await dialog()).findAllByText('已保存')).toHaveLength(1)
  })
})

test('an evaluation that was taken, and one that was not, are told in three languages [P8-029]', () => {
  expect([cn, en, zhTW].map(({ popup }) => [popup.submitted, popup.failed])).toEqual([
    ['提交成功', '提交失败'],
    ['Submitted', 'Submitting failed'],
    ['提交成功', '提交失敗'],
  ])
})
