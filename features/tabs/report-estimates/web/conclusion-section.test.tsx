import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noteOpened } from '../../../report/report/web/opened-sections.ts'
import {
  answer,
  openReport,
  posted,
  refuse,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import {
  addComprehensiveEstimate,
  showComprehensiveEstimate,
} from '../../../review/evaluations/contract/conclusion.ts'
import { selectAllEstimateGroupBy } from '../../../review/evaluations/contract/reading.ts'
import { ConclusionSection } from './conclusion-section.tsx'
import { evaluatorsReport, prepareEstimates, words } from './estimates-under-test.tsx'

prepareEstimates()

const conclusion = {
  estimateContent: '三位面试官一致。',
  estimateScore: 4,
  result: 1,
  estimateUserName: '陈薇安',
  createdTime: Date.UTC(2026, 2, 14, 2, 41, 7),
}

const showSection = (report = evaluatorsReport()) => show(<ConclusionSection report={report} />, words)

const button = (name: string) => screen.findByRole('button', { name })

async function openForm() {
  const view = showSection()
  await view.user.click(await button('写综合结论'))
  return { ...view, form: within(await screen.findByRole('form', { name: '写综合结论' })) }
}

test('the conclusion says its result, stars, words, author and time', async () => {
  answer(showComprehensiveEstimate, conclusion)
  showSection()
  expect(await screen.findByText('三位面试官一致。')).toBeTruthy()
  expect(screen.getByText('通过')).toBeTruthy()
  expect(screen.getByRole('img', { name: /4/ })).toBeTruthy()
  expect(screen.getByText('陈薇安')).toBeTruthy()
  expect(screen.getByText('2026-03-14 10:41:07')).toBeTruthy()
  expect(screen.getByRole('button', { name: '更新结论' })).toBeTruthy()
})

test('the conclusion is read-only for a user who may not evaluate', async () => {
  showSection(openReport())
  expect(await screen.findByText('尚无综合结论')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '写综合结论' })).toBe(null)
})

test('the conclusion that could not be loaded is asked for again on demand', async () => {
  refuse(showComprehensiveEstimate, '服务器繁忙')
  const { user } = showSection()
  const retry = await button('重试')
  expect(toasts).toEqual(['服务器繁忙'])
  answer(showComprehensiveEstimate, conclusion)
  await user.click(retry)
  expect(await screen.findByText('三位面试官一致。')).toBeTruthy()
})

test('writing it sends result, stars and words as the signed-in reviewer, once, and shows what came of it [R7-044 P7-041 R6-008]', async () => {
  answer(addComprehensiveEstimate, null)
  noteOpened('c1', '13')
  const { user, form } = await openForm()
  const submit = form.getByRole('button', { name: '提交' })
  expect(submit).toHaveProperty('ariaDisabled', 'true')
  await user.click(form.getByRole('button', { name: '待定' }))
  await user.type(form.getByRole('textbox', { name: '说明' }), '再谈一次。')
  answer(showComprehensiveEstimate, { ...conclusion, estimateContent: '再谈一次。', result: 3 })
  await user.click(submit)
  expect(await screen.findByText('保存成功')).toBeTruthy()
  expect(posted).toEqual([
    {
      path: addComprehensiveEstimate.path,
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      body: {
        jobseekerChannelId: 'c1',
        interviewId: 'i1',
        estimateContent: '再谈一次。',
        estimateScore: '0',
        result: '3',
        estimateUserId: 'u12',
        openedTabs: '13',
      },
    },
  ])
  expect(screen.queryByRole('form')).toBe(null)
  expect(await screen.findByText('再谈一次。')).toBeTruthy()
  expect(document.activeElement).toBe(await button('更新结论'))
})

test.each([
  ['通过', '1'],
  ['淘汰', '2'],
  ['待定', '3'],
])('writing it sends %s as %s, and nothing once it is taken back', async (name, result) => {
  answer(addComprehensiveEstimate, null)
  const { user, form } = await openForm()
  const choice = form.getByRole('button', { name })
  await user.click(choice)
  await user.click(choice)
  expect(form.getByRole('button', { name: '提交' })).toHaveProperty('ariaDisabled', 'true')
  await user.click(choice)
  await user.click(form.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(posted.map(({ body }) => body.result)).toEqual([result]))
})

test('writing it takes at most 500 characters', async () => {
  const { user, form } = await openForm()
  const area = form.getByRole('textbox', { name: '说明' })
  await user.click(area)
  await user.paste('长'.repeat(501))
  expect(area).toHaveProperty('value', '长'.repeat(500))
})

test('writing it that is refused keeps what was written, and says why', async () => {
  refuse(addComprehensiveEstimate, '没有权限', 1002)
  const { user, form } = await openForm()
  await user.type(form.getByRole('textbox', { name: '说明' }), '结论')
  await user.click(form.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(toasts).toEqual(['没有权限']))
  expect(form.getByRole('textbox', { name: '说明' })).toHaveProperty('value', '结论')
})

test('writing it goes on where it was left, and ends with the draft when it is cancelled', async () => {
  const first = await openForm()
  await first.user.type(first.form.getByRole('textbox', { name: '说明' }), '写到一半')
  first.unmount()
  const { user } = showSection()
  const area = await screen.findByRole('textbox', { name: '说明' })
  await waitFor(() => expect(area).toHaveProperty('value', '写到一半'))
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(document.activeElement).toBe(await button('写综合结论'))
  expect(posted).toEqual([])
})

test('writing it has the records load anew', async () => {
  answer(addComprehensiveEstimate, null)
  const { user, form, queries } = await openForm()
  queries.setQueryData([selectAllEstimateGroupBy.path, 'of a report'], [])
  await user.type(form.getByRole('textbox', { name: '说明' }), '结论')
  await user.click(form.getByRole('button', { name: '提交' }))
  await screen.findByText('保存成功')
  const state = queries.getQueryState([selectAllEstimateGroupBy.path, 'of a report'])
  expect(state?.isInvalidated).toBe(true)
})
