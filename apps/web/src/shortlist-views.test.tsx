import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  findId,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../features/candidates/candidates/contract.ts'
import { interviewInfo } from '../../../features/candidates/interviews/contract.ts'
import { findNeighbours } from '../../../features/candidates/shortlist/contract/neighbours.ts'
import { addView, listViews } from '../../../features/candidates/shortlist/contract/views.ts'
import { getEvaluationConfig } from '../../../features/platform/company/contract.ts'
import { getMenuTabs } from '../../../features/report/report/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { answer, inputsOf, open, refuseAll } from './app-under-test.tsx'
import { answerList, aRow, aView, lin } from './shortlist-under-test.tsx'

beforeEach(() => {
  signInAs()
  answerList()
  // A report is loaded while the pointer or the focus is at its link.
  refuseAll(
    findId,
    interviewInfo,
    listCandidateLabel,
    listInterviewInfos,
    getEvaluationConfig,
    getMenuTabs,
    findNeighbours,
  )
})

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const filterOf = async () => within(await screen.findByRole('region', { name: '筛选' }))

test('the filter is saved as a view, which becomes the tab in use', async () => {
  answer(addView, { viewId: 'v1', revision: 1 })
  const { router, user } = await open('/first/talentList?where=score%3A4..&sort=score')
  await user.click(await screen.findByRole('button', { name: '另存为视图' }))
  await user.click(await screen.findByRole('button', { name: '保存' }))
  expect(screen.getByRole('alert').textContent).toBe('请输入名称')
  await user.type(screen.getByRole('textbox', { name: '视图名称' }), '四分以上')
  await user.click(screen.getByRole('checkbox', { name: '与全公司共享' }))
  answer(listViews, { mayShare: true, views: [aView({ isShared: true })] })
  await user.click(screen.getByRole('button', { name: '保存' }))
  const views = within(screen.getByRole('navigation', { name: '视图', hidden: true }))
  await views.findByRole('link', { name: /四分以上/, current: 'page', hidden: true })
  expect(inputsOf(addView)).toEqual([
    { name: '四分以上', address: { where: 'score:4..', sort: 'score' }, isShared: true, isPinned: true },
  ])
  expect(router.state.location.search).toEqual({ where: 'score:4..', sort: 'score', view: 'v1' })
  expect(screen.queryByText('保存后有改动')).toBe(null)
})

test('a view with a missing part opens and names that part', async () => {
  const missing = [{ by: 'label' as const, value: '9' }]
  answer(listViews, { mayShare: false, views: [aView({ address: { where: 'label:9' }, missing })] })
  await open('/first/talentList?where=label%3A9&view=v1')
  expect(await screen.findByText('该视图的部分筛选条件已不存在：标签')).toBeTruthy()
  const filter = await filterOf()
  expect(filter.getByRole('button', { name: '标签 已不存在' })).toBeTruthy()
})

test('the keys move, select a stretch, and clear; the selection outlives the page', async () => {
  answerList([lin, aRow('c2'), aRow('c3'), aRow('c4')])
  const { user } = await open('/first/talentList')
  await rowOf('林晓彤')
  await user.keyboard('jx')
  expect(document.activeElement?.textContent).toBe('林晓彤')
  await user.keyboard('jj{Shift>}X{/Shift}')
  const bar = within(screen.getByRole('region', { name: '已选 3 位' }))
  expect(bar.getByText('林晓彤, 人c2, 人c3')).toBeTruthy()
  cleanup()
  await open('/first/talentList')
  expect(await screen.findByRole('region', { name: '已选 3 位' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: '已选 3 位' })).toBe(null))
})

test('where all loaded candidates are selected, all of the filter are offered', async () => {
  answerList([lin, aRow('c2')])
  const { user } = await open('/first/talentList?where=years%3A4..')
  await rowOf('林晓彤')
  await user.click(screen.getByRole('checkbox', { name: '选择 2 位候选人' }))
  await user.click(await screen.findByRole('button', { name: '选择筛选出的全部 20 位' }))
  await user.click(screen.getByRole('checkbox', { name: '选择 人c2' }))
  expect(screen.getByRole('region', { name: '已选 19 位' })).toBeTruthy()
})
