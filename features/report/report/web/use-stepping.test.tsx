import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findId } from '../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { getEvaluationConfig } from '../../../platform/company/contract.ts'
import { signedIn } from '../../../sign-in/session/web/signed-in.ts'
import { getMenuTabs } from '../contract.ts'
import { answerBy, answerShortlist, hold, infoOf, timesAsked } from './calls-under-test.ts'
import { open } from './opened-page-under-test.tsx'
import { heading, isSelected, named, preparePage, whole } from './page-under-test.ts'

preparePage()

test('a step to another candidate moves the focus to the name, announces it and forgets the previous candidate', async () => {
  answerBy(interviewInfo, (sent) => {
    const id = sent.get('jobSeekerChannelId') ?? ''
    return infoOf({ jobseekerChannelId: id, name: id === 'c1' ? '林晓彤' : '任皓宇', nameLatin: null })
  })
  const { router } = open(named)
  await heading()
  await act(() =>
    router.navigate({ href: '/shareurl?userid=j1&jobseekerChannelId=c2&activeIndex=0', replace: true }),
  )
  await waitFor(async () => expect((await heading()).textContent).toBe('任皓宇'))
  await waitFor(async () => expect(document.activeElement).toBe(await heading()))
  expect(screen.getByText('已打开 任皓宇 的报告')).toBeTruthy()
})

test.each([findId, getMenuTabs, interviewInfo, getEvaluationConfig])(
  'the bar stays at a step, and nothing of the previous candidate shows while $path is awaited',
  async (call) => {
    answerBy(interviewInfo, (sent) => {
      const id = sent.get('jobSeekerChannelId') ?? ''
      return infoOf({ jobseekerChannelId: id, name: id === 'c1' ? '林晓彤' : '任皓宇', nameLatin: null })
    })
    const { router, place } = open(named)
    await heading()
    const home = screen.getByRole('link', { name: /Candor/ })
    const release = hold(call)
    void router.navigate({
      href: '/shareurl?userid=j1&jobseekerChannelId=c2&activeIndex=0',
      replace: true,
    })
    await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
    await waitFor(() => expect(screen.queryByText('林晓彤')).toBe(null))
    expect(screen.queryAllByRole('tab')).toEqual([])
    release()
    await waitFor(async () => expect((await heading()).textContent).toBe('任皓宇'))
    expect(screen.getByRole('link', { name: /Candor/ })).toBe(home)
  },
)

test('J steps to the next candidate in place, with the same tab open, and tells the end of the list', async () => {
  answerShortlist()
  const { user, place, history } = open(`${whole}&activeIndex=1&inner=0&q=q2&recommendStageId=2`)
  expect(await screen.findByRole('button', { name: '下一位候选人' })).toBeTruthy()
  await waitFor(() => expect(timesAsked(findId)).toBe(2))
  await user.keyboard('k')
  expect(await screen.findAllByText('已经是第一位候选人')).toBeTruthy()
  await user.keyboard('j')
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
  expect(place()).toEqual({
    userid: 'j1',
    jobseekerChannelId: 'c2',
    activeIndex: 1,
    inner: 0,
    recommendStageId: '4',
    stageTypeKind: '2',
  })
  expect(history.length).toBe(2)
  expect(await isSelected('AI 面试')).toBe(true)
})

test('another candidate’s report shows nothing of the previous one; account and language stay [R4-069 P3-004]', async () => {
  answerBy(interviewInfo, (sent) => {
    const id = sent.get('jobSeekerChannelId') ?? ''
    return infoOf({ jobseekerChannelId: id, name: id === 'c1' ? '林晓彤' : '任皓宇', nameLatin: null })
  })
  sessionStorage.setItem('lang', 'zh-TW')
  const { router } = open(named)
  expect((await heading()).textContent).toBe('林晓彤')
  await act(() => router.navigate({ href: '/first/talentList' }))
  await screen.findByText('elsewhere')
  expect(screen.queryByText('林晓彤')).toBe(null)
  await act(() => router.navigate({ href: '/shareurl?userid=j1&jobseekerChannelId=c2&activeIndex=0' }))
  await waitFor(async () => expect((await heading()).textContent).toBe('任皓宇'))
  expect(screen.queryByText('林晓彤')).toBe(null)
  // Coming from elsewhere is no step.
  expect(screen.queryByText('已打开 任皓宇 的报告')).toBe(null)
  expect(signedIn()).toMatchObject({ token: 't', userInfo: { userId: 'u' } })
  expect(sessionStorage.getItem('lang')).toBe('zh-TW')
})
