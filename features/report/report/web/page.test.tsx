import 'fake-indexeddb/auto'
import { noticeKind } from '@candor/testkit/web/notices'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findId } from '../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { getEvaluationConfig } from '../../../platform/company/contract.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { findDraft, keepDraft } from '../../../platform/drafts/web/draft-store.ts'
import { forgetSignIn, signedIn } from '../../../sign-in/session/web/signed-in.ts'
import { getMenuTabs } from '../contract.ts'
import { type ActionProps, registerActions } from './action-registry.ts'
import {
  answer,
  answerAll,
  answerBy,
  answerShortlist,
  asked,
  facts,
  hold,
  infoOf,
  refuse,
  timesAsked,
} from './calls-under-test.ts'
import type { OpenReport } from './open-report.ts'
import { open } from './opened-page-under-test.tsx'
import { heading, isSelected, named, preparePage, tab, whole } from './page-under-test.ts'

preparePage()

describe('an address that opens no report', () => {
  test.each([
    [1005, '链接无效', '返回候选人列表'],
    [1003, '链接无效', '返回候选人列表'],
    [1002, '暂无查看权限', '返回候选人列表'],
  ])('code %i says “%s”, with one thing to do [P8-028 P6-005]', async (code, sentence, action) => {
    refuse(findId, code)
    open(named)
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain(sentence)
    expect(
      within(note)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([action])
  })

  test.each([
    [1005, null],
    [1002, null],
    [1500, { name: '林晓彤', href: named }],
  ])('an unsent draft of a report that is refused with %i is kept, and told as %j', async (code, unsent) => {
    const accountId = signedIn()?.userInfo.userId ?? ''
    const place = { accountId, candidateId: 'c1', subject: 'remark' }
    const draft = { ...place, value: { text: '稳' }, idempotencyKey: 'k', savedAt: Date.now() }
    await keepDraft({ ...draft, unsent: { name: '林晓彤', href: named } })
    refuse(findId, code)
    open(named, { drafts })
    await screen.findByRole('alert')
    await waitFor(async () => expect(await findDraft(place)).toEqual({ ...draft, unsent }))
  })

  test('the company and both ids of the address are asked for, and a company that is refused is an invalid link [R2-011 R2-012 R2-013]', async () => {
    const { unmount } = open(`${named}&companyId=k1`)
    await heading()
    const sent = asked.find(({ path }) => path === findId.path)?.sent
    expect(Object.fromEntries(sent ?? [])).toEqual({
      userId: 'i2',
      jobseekerChannelId: 'c1',
      companyId: 'k1',
    })
    unmount()
    refuse(findId, 1005)
    open(`${named}&companyId=k2`)
    expect((await screen.findByRole('alert')).textContent).toContain('链接无效')
  })

  test('an address without any id is an invalid link, and nothing is asked', async () => {
    open('/shareurl')
    expect((await screen.findByRole('alert')).textContent).toContain('链接无效')
    expect(asked).toEqual([])
  })

  test('the sign-in of a signed-out reader leads back to this address', async () => {
    forgetSignIn()
    open(named)
    const link = await screen.findByRole('link', { name: '登录' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`redirect=${named}`)
    expect(asked).toEqual([])
  })

  test('a failed report can be tried again', async () => {
    refuse(findId, 1500)
    const { user } = open(named)
    const note = await screen.findByRole('alert')
    answerAll()
    await user.click(within(note).getByRole('button'))
    expect((await heading()).textContent).toContain('林晓彤')
  })

  test('a second try that fails focuses its button again, and one that succeeds focuses the name', async () => {
    refuse(findId, 1500)
    const { user } = open(named)
    const retry = () => screen.findByRole('button', { name: '重试' })
    const first = await retry()
    const release = hold(findId)
    await user.click(first)
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
    expect(document.activeElement).toBe(document.body)
    release()
    await waitFor(async () => expect(document.activeElement).toBe(await retry()))
    answerAll()
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(document.activeElement).toBe(await heading()))
  })
})

describe('the page around it', () => {
  test('/shareurl has the name, the tabs and the open panel of the report in its main part [P2-111]', async () => {
    open(named)
    await heading()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1 }).textContent).toContain('林晓彤')
    expect(await main.findByRole('tab', { name: '简历' })).toBeTruthy()
    expect(await main.findByRole('tabpanel')).toBeTruthy()
  })

  test.each([
    ['2020-01-01 00:00:00', 1],
    ['1577808000000', 1],
    ['2999-01-01 00:00:00', 0],
  ])(
    'overtime %s warns %i times that the link has expired, and opens it all the same [R5-024 R8-010 R2-021 P4-067 P8-023]',
    async (overtime, times) => {
      open(`${named}&overtime=${overtime}`)
      await screen.findByText('简历内容')
      if (times > 0) expect(await noticeKind('链接已过期')).toBe('warning')
      expect(screen.queryAllByText('链接已过期').length > 0).toBe(times > 0)
      expect((await heading()).textContent).toContain('林晓彤')
    },
  )

  test('canBack 1 shows a way back, which is taken [R2-025 R2-068]', async () => {
    const { user } = open(`${named}&canBack=1`)
    await user.click(await screen.findByRole('button', { name: '返回' }))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  test('an address without canBack shows no way back [R2-068]', async () => {
    open(named)
    await heading()
    expect(screen.queryByRole('button', { name: '返回' })).toBe(null)
  })

  test('the mini-app shows no language switch [R2-024]', async () => {
    const { unmount } = open(named)
    await heading()
    const inBar = screen.getAllByRole('banner')[0]
    const count = inBar ? within(inBar).getAllByRole('button').length : 0
    unmount()
    open(`${named}&isFrom=miniapp`)
    await heading()
    const bar = screen.getAllByRole('banner')[0]
    expect(bar ? within(bar).queryAllByRole('button') : []).toHaveLength(count - 1)
  })

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

  test.each([
    ['8', true],
    ['2', false],
  ])(
    'recommending with stageTypeKind=%s in the address shows as the server answers, and not before: %s',
    async (stageTypeKind, isAllowed) => {
      const Part = lazyWithPreload<ActionProps>(async () => () => <button type="button">推荐</button>)
      const isShownTo = (report: OpenReport) => report.facts.acts.has('recommend')
      registerActions([{ slot: 'toolbar', order: 1, isShownTo, Part }])
      answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: isAllowed ? ['recommend'] : [] } })
      const release = hold(getMenuTabs)
      open(`${named}&stageTypeKind=${stageTypeKind}`)
      await waitFor(() => expect(timesAsked(getMenuTabs)).toBe(1))
      expect(screen.queryByRole('button', { name: '推荐' })).toBe(null)
      release()
      await screen.findByText('简历内容')
      if (isAllowed) expect(await screen.findByRole('button', { name: '推荐' })).toBeTruthy()
      else expect(screen.queryByRole('button', { name: '推荐' })).toBe(null)
      registerActions([])
    },
  )

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
})

test('a key that a part has taken is not the page’s', async () => {
  const { place } = open(named)
  await tab('AI 面试')
  const taken = new KeyboardEvent('keydown', { key: '2', cancelable: true, bubbles: true })
  taken.preventDefault()
  fireEvent(document.body, taken)
  expect(place().activeIndex).toBe(0)
})
