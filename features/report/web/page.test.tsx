import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  jobseekerChannelInfo,
  listCandidateLabel,
  listInterviewInfos,
} from '../../candidates/contract.ts'
import { getEvaluationConfig } from '../../company/contract.ts'
import { interviewInfo } from '../../interviews/contract.ts'
import { forgetSignIn } from '../../session/web/signed-in.ts'
import { getMenuTabs } from '../contract.ts'
import { clearClientState, clientState } from './client-state.ts'
import {
  answer,
  answerAll,
  answerBy,
  answerShortlist,
  asked,
  facts,
  infoOf,
  interviews,
  person,
  refuse,
  timesAsked,
} from './fake-calls.ts'
import { open, registerFakeTabs, signIn } from './fake-page.tsx'

const whole = '/shareurl?userid=i2&jobseekerChannelId=c1'
const named = `${whole}&activeIndex=0`

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  clearClientState()
  registerFakeTabs()
  answerAll()
  signIn()
})

afterEach(() => {
  vi.useRealTimers()
  forgetSignIn()
})

const heading = () => screen.findByRole('heading', { level: 1 })
const tab = (name: string) => screen.findByRole('tab', { name })
const isSelected = async (name: string) => (await tab(name)).getAttribute('aria-selected') === 'true'

describe('the header', () => {
  test('says the basic facts about the candidate [R1-001 R2-001 P2-022 P2-115]', async () => {
    const school = { startdate: '', enddate: '', school: '明川大学', education: 5, professional: '' }
    const job = { startdate: '', enddate: '', companyName: '海岚支付', jobtitle: '', workContent: '' }
    answer(findAllEducation, [school])
    answer(findAllWorkInfo, [job])
    open(named)
    expect((await heading()).textContent).toBe('林晓彤Lin Xiaotong')
    for (const fact of [
      '女，29 岁',
      '杭州',
      '明川大学硕士',
      '7 年经验，海岚支付',
      '周凯 推荐',
      '138 0571 6021',
    ]) {
      expect(await screen.findByText(fact)).toBeTruthy()
    }
    expect(document.title).toBe('林晓彤 · 面试报告 · Candor')
  })

  test('picks between several interviews, with their count and the name of the present one [R2-062 R2-063]', async () => {
    const { user, place } = open(`${named}&q=q3&t=12`)
    const picker = await screen.findByRole('button', { name: /面试 2\/3：后端 L6/ })
    expect(picker.textContent).toContain('已完成')
    expect(picker.textContent).toContain('2026-03-14 10:41:07，用时 38:42 / 45:00')
    await user.click(picker)
    const choices = await screen.findAllByRole('menuitemradio')
    expect(choices.map((choice) => choice.textContent)).toHaveLength(3)
    await user.click(screen.getByRole('menuitemradio', { name: /终面/ }))
    await waitFor(() => expect(place().userid).toBe('i3'))
    expect(place()).toEqual({ userid: 'i3', jobseekerChannelId: 'c1', activeIndex: 0 })
  })

  test('has no picker for a single interview [R2-062]', async () => {
    answer(listInterviewInfos, interviews.slice(1, 2))
    open(named)
    expect(await screen.findByText('面试：后端 L6')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /后端 L6/ })).toBe(null)
  })

  test('shows labels 7 and 8 in red, and the veto as a flag [R3-063 R3-007]', async () => {
    answer(listCandidateLabel, [
      { labelId: 7, labelName: '高风险' },
      { labelId: 8, labelName: '黑名单' },
      { labelId: 9, labelName: '分布式系统' },
    ])
    answer(interviewInfo, infoOf({ triggerOneVote: 1 }))
    open(named)
    await screen.findAllByText('高风险')
    const redOf = (text: string) => screen.getAllByText(text)[0]?.classList.contains('red')
    expect(['高风险', '黑名单', '一票否决', '分布式系统'].map(redOf)).toEqual([true, true, true, false])
  })

  test('shows no veto flag without one [R3-007]', async () => {
    open(named)
    await heading()
    expect(screen.queryByText('一票否决')).toBe(null)
  })

  test.each([
    [1, '默认头像（男）'],
    [2, '默认头像（女）'],
    [null, '默认头像'],
  ])('draws for gender %s the portrait “%s” [R3-002 R3-003 R3-004]', async (gender, label) => {
    answer(interviewInfo, infoOf({ gender }))
    open(named)
    await heading()
    expect(screen.getByRole('img', { name: /默认头像/ }).getAttribute('aria-label')).toBe(label)
  })

  test('keeps what it has, and says so, when labels fail', async () => {
    refuse(listCandidateLabel, 1500)
    const { user } = open(named)
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('候选人信息有一部分未能加载')
    expect(await isSelected('简历')).toBe(true)
    answer(listCandidateLabel, [{ labelId: 9, labelName: '分布式系统' }])
    await user.click(within(note).getByRole('button'))
    expect(await screen.findAllByText('分布式系统')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBe(null)
  })

  test('asks for no resume of an anonymous candidate, and names the window by the mask', async () => {
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, isAnonymous: true } })
    answer(interviewInfo, infoOf({ name: '林**', nameLatin: null, phone: null, isAnonymous: true }))
    open(named)
    expect((await heading()).textContent).toBe('林**')
    expect(document.title).toContain('林**')
    expect(timesAsked(findAllEducation) + timesAsked(findAllWorkInfo)).toBe(0)
  })
})

describe('the tabs', () => {
  test('the one that the address names is open at once [R2-014]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(`${whole}&activeIndex=1`)
    expect(await isSelected('AI 面试')).toBe(true)
    expect(performance.now()).toBeLessThan(800)
  })

  test('without a name the first is chosen after 800 ms: AI report when finished [R4-004 R4-006 R9-054 P4-065]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { place } = open(whole)
    await tab('AI 面试')
    expect(screen.queryByRole('tab', { selected: true })).toBe(null)
    expect(screen.queryByRole('tabpanel')).toBe(null)
    await act(() => vi.advanceTimersByTimeAsync(800))
    expect(await screen.findByText(/AI 内容 1 true/)).toBeTruthy()
    expect(place()).toMatchObject({ activeIndex: 1, inner: 1 })
  })

  test('an unfinished interview opens on the first tab', async () => {
    answer(interviewInfo, infoOf({ interview_status: 'doing' }))
    const { place } = open(whole)
    await waitFor(() => expect(place().activeIndex).toBe(0), { timeout: 3000 })
    expect(clientState().estimateType).toBe(1)
  })

  test('one that is unknown or not permitted falls back [R2-029]', async () => {
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, permissions: ['reportResume'] } })
    for (const number of ['1', '15', '99']) {
      const { unmount } = open(`${whole}&activeIndex=${number}`)
      await waitFor(async () => expect(await isSelected('简历')).toBe(true), { timeout: 3000 })
      expect(screen.queryByRole('tab', { name: 'AI 面试' })).toBe(null)
      unmount()
    }
  })

  test('choosing one changes the address in its place', async () => {
    const { user, history, place } = open(named)
    await user.click(await tab('AI 面试'))
    await waitFor(() => expect(place().activeIndex).toBe(1))
    expect(history.length).toBe(2)
    expect(place().userid).toBe('i2')
  })

  test('the keys 1 to 9 choose by position, but not while typing', async () => {
    const { user, place } = open(named)
    await tab('AI 面试')
    await user.keyboard('2')
    await waitFor(() => expect(place().activeIndex).toBe(1))
    await user.type(await screen.findByLabelText('查找'), '1')
    await user.keyboard('{Control>}1{/Control}9')
    expect(place().activeIndex).toBe(1)
  })

  test('with none to show the report says so', async () => {
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, permissions: [] } })
    open(named)
    expect(await screen.findByText('这份报告没有您可以查看的内容，请联系HR开通权限。')).toBeTruthy()
    expect(screen.queryByRole('tablist')).toBe(null)
  })

  test('showInterviewPlan asks for the plan, and what is not there falls back [R2-015]', async () => {
    open(`${whole}&showInterviewPlan=1`)
    await waitFor(async () => expect(await isSelected('AI 面试')).toBe(true), { timeout: 3000 })
  })

  test('a panel that breaks leaves the header and the other tabs standing', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = open(`${whole}&activeIndex=4`)
    expect((await screen.findByRole('alert')).textContent).toContain('这部分内容暂时无法显示')
    expect(complaint).toHaveBeenCalled()
    await user.click(await tab('简历'))
    expect(await screen.findByText('简历内容')).toBeTruthy()
    expect((await heading()).textContent).toContain('林晓彤')
  })
})

describe('what loads', () => {
  test('the evaluation config is answered before the report is entered [P2-114 P7-051]', async () => {
    open(named)
    await heading()
    const paths = asked.map(({ path }) => path)
    expect(paths.indexOf(getEvaluationConfig.path)).toBeLessThan(paths.indexOf(interviewInfo.path))
    await waitFor(() =>
      expect(clientState().evaluationConfig).toEqual({
        screeningInfoStatus: 0,
        evaluationInvisibleStatus: 0,
      }),
    )
  })

  test('without an answer to it the report opens all the same', async () => {
    refuse(getEvaluationConfig, 1500)
    open(named)
    expect(await heading()).toBeTruthy()
  })

  test('stage 1 loads the channel info, and the interview info only once there is an interview [R4-013]', async () => {
    answer(findId, {
      company_id: 'k',
      positionid: 'p',
      stageId: '1',
      jobseekerChannelId: 'c1',
      interviewId: null,
    })
    answer(jobseekerChannelInfo, { channelInfo: { ...person, stageId: '1' }, resumeInfoItems: [] })
    open('/shareurl?jobseekerChannelId=c1&activeIndex=0')
    expect((await heading()).textContent).toContain('林晓彤')
    expect([timesAsked(jobseekerChannelInfo), timesAsked(interviewInfo)]).toEqual([1, 0])
    expect(clientState().estimateType).toBe(1)
  })

  test('another stage loads the interview info and no channel info [R4-014]', async () => {
    open(named)
    await heading()
    expect([timesAsked(jobseekerChannelInfo), timesAsked(interviewInfo)]).toEqual([0, 1])
    const sent = asked.find(({ path }) => path === interviewInfo.path)?.sent
    expect(Object.fromEntries(sent ?? [])).toEqual({
      userId: 'i2',
      companyId: 'k',
      positionId: 'p',
      jobSeekerChannelId: 'c1',
    })
  })

  test('whoever may not read the interview still sees whose report it is', async () => {
    refuse(interviewInfo, 1002)
    answer(jobseekerChannelInfo, { channelInfo: person, resumeInfoItems: [] })
    open(named)
    expect((await heading()).textContent).toContain('林晓彤')
  })

  test('a refetch that fails keeps what was there and says so [R7-084]', async () => {
    const { queries } = open(named)
    await heading()
    refuse(interviewInfo, 1500)
    await act(() => queries.invalidateQueries())
    expect(await screen.findByText(/以下为之前|之前的内容/)).toBeTruthy()
    expect((await heading()).textContent).toContain('林晓彤')
    expect(await screen.findByText('简历内容')).toBeTruthy()
  })
})

describe('what an address cannot open', () => {
  test.each([
    [1005, '链接无效', '返回候选人列表'],
    [1003, '链接无效', '返回候选人列表'],
    [1002, '暂无查看权限', '返回候选人列表'],
  ])('code %i says “%s”, with one thing to do [P8-028 R8-014]', async (code, sentence, action) => {
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

  test('no id at all is an invalid link, and nothing is asked', async () => {
    open('/shareurl')
    expect((await screen.findByRole('alert')).textContent).toContain('链接无效')
    expect(asked).toEqual([])
  })

  test('signed out, the way to sign in leads back to this address [P8-017]', async () => {
    forgetSignIn()
    open(named)
    const link = await screen.findByRole('link', { name: '登录' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`redirect=${named}`)
    expect(asked).toEqual([])
  })

  test('a fault offers to try again', async () => {
    refuse(findId, 1500)
    const { user } = open(named)
    const note = await screen.findByRole('alert')
    answerAll()
    await user.click(within(note).getByRole('button'))
    expect((await heading()).textContent).toContain('林晓彤')
  })
})

describe('the page around it', () => {
  test.each([
    ['2020-01-01 00:00:00', 1],
    ['1577808000000', 1],
    ['2999-01-01 00:00:00', 0],
  ])(
    'overtime %s warns %i times that the link has expired, and opens it all the same [R5-024 R8-010 R2-021 P4-067 P8-023]',
    async (overtime, times) => {
      open(`${named}&overtime=${overtime}`)
      await screen.findByText('简历内容')
      if (times > 0) await screen.findAllByText('链接已过期')
      expect(screen.queryAllByText('链接已过期').length > 0).toBe(times > 0)
      expect((await heading()).textContent).toContain('林晓彤')
    },
  )

  test('canBack 1 shows a way back, which is taken [R2-025 R2-068]', async () => {
    const { user } = open(`${named}&canBack=1`)
    await user.click(await screen.findByRole('button', { name: '返回' }))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  test('without canBack there is none [R2-068]', async () => {
    open(named)
    await heading()
    expect(screen.queryByRole('button', { name: '返回' })).toBe(null)
  })

  test('inside the mini-app there is no language switch [R2-024]', async () => {
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

  test('a step to another candidate moves the focus to the name, announces it and forgets the one before', async () => {
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
    expect(clientState()).toMatchObject({ jobseekerChannelId: 'c2', interviewId: 'j1' })
  })

  test('J steps to the next candidate in place, with the same tab open; at an end it says so', async () => {
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

  test('leaving the report forgets the candidate [R4-069]', async () => {
    const { router } = open(named)
    await heading()
    await waitFor(() => expect(clientState().interviewId).toBe('i2'))
    await act(() => router.navigate({ href: '/first/talentList' }))
    await screen.findByText('elsewhere')
    expect(clientState()).toMatchObject({ interviewId: '', jobseekerChannelId: '', token: 't' })
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
