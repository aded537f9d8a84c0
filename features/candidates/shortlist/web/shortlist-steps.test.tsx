import { noticeKind } from '@candor/testkit/web/notices'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { asked, open, prefetched, second } from './steps-under-test.tsx'

test('the next candidate is reached through the redirect, and the page is replaced [R1-027 R2-005 R2-006]', async () => {
  const { router, history, user } = open(second, { arrivals: 2, shortlist: { name: '林' } })
  expect(await screen.findByText('第 2 位，共 3 位')).toBeTruthy()
  const before = history.length
  await user.click(screen.getByRole('button', { name: '下一位候选人' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/redirect'))
  expect(router.state.location.search).toEqual({ url: '/shareurl?candidate=c3' })
  expect(router.state.location.state.shortlist).toEqual({ name: '林' })
  expect(history.length).toBe(before)
})

test('the list is the one that the report was opened from; by an address alone it is the position’s', async () => {
  const listed = { find: '林', where: 'state:notOperated', sort: 'score' as const }
  open(second, { arrivals: 2, shortlist: { ...listed, back: 1, view: 'mine' } })
  await waitFor(() => expect(asked[0]).toEqual({ ...listed, back: true, jobSeekerChannelId: 'c2' }))
  open(`${second}&recommendStageId=s2`, { arrivals: 2 })
  await waitFor(() =>
    expect(asked[0]).toEqual({ samePosition: 1, recommendStageId: 's2', jobSeekerChannelId: 'c2' }),
  )
})

test('no step is taken where there is no page before this one', async () => {
  const { router, user } = open(`${second}&recommendStageId=s2`, { arrivals: 1 })
  expect(await screen.findByText('已处理 7')).toBeTruthy()
  await user.keyboard('j')
  expect(router.state.location.pathname).toBe('/shareurl')
})

test('both neighbours are loaded ahead, and the target of a step when it is taken', async () => {
  const { user } = open(second, { arrivals: 2, shortlist: {} })
  await waitFor(() => expect(prefetched).toEqual(['c3', 'c1']))
  await user.keyboard('j')
  await waitFor(() => expect(prefetched).toEqual(['c3', 'c1', 'c3']))
})

test.each([
  ['c1', cn, '上一位候选人', '已经是第一位候选人'],
  ['c3', cn, '下一位候选人', '已经是最后一位候选人'],
  ['c1', en, 'Previous candidate', 'This is the first candidate'],
  ['c3', en, 'Next candidate', 'This is the last candidate'],
  ['c1', zhTW, '上一位候選人', '已經是第一位候選人'],
  ['c3', zhTW, '下一位候選人', '已經是最後一位候選人'],
])(
  'at %s a failure toast says that there is no further one, and the page stays: $2 [R5-025 R5-026 P8-025]',
  async (candidate, messages, button, words) => {
    const { router, user } = open(`/shareurl?candidate=${candidate}`, {
      arrivals: 2,
      shortlist: {},
      messages,
    })
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await noticeKind(words)).toBe('danger')
    expect(router.state.location.pathname).toBe('/shareurl')
  },
)

test.each([
  [cn, ['已处理 7', '待处理 12', '已撤回 1']],
  [en, ['7 decided', '12 to review', '1 withdrawn']],
  [zhTW, ['已處理 7', '待處理 12', '已撤回 1']],
])(
  'the buttons need a page before this one, the counter a stage in the address [R2-064 R2-065 P2-121]',
  async (messages, counts) => {
    open(`${second}&recommendStageId=s2`, { arrivals: 1, messages })
    for (const count of counts) expect(await screen.findByText(count)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('without a stage in the address there is no counter, and the buttons are there [R2-064 R2-065 P2-121]', async () => {
  open(second, { arrivals: 2, shortlist: {} })
  expect(await screen.findByRole('button', { name: '上一位候选人' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '下一位候选人' })).toBeTruthy()
  expect(screen.queryByText('已处理 7')).toBeNull()
})
