import { makeNarrow } from '@candor/testkit/web/narrow'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  findAllEducation,
  findAllWorkInfo,
  findId,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../../candidates/interviews/contract.ts'
import { getMenuTabs } from '../../contract.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { answer, asked, facts, hold, infoOf, interviews, refuse, timesAsked } from '../calls-under-test.ts'
import { open } from '../opened-page-under-test.tsx'
import { heading, isSelected, named, preparePage, whole } from '../page-under-test.ts'

preparePage()

/** The choice between three interviews, once the code of its menu is there. */
const findPicker = () => screen.findByRole('button', { name: /面试 2\/3：后端 L6/, expanded: false })

describe('the header', () => {
  test('the header tells the basic facts about the candidate [R1-001 R2-001 P2-022 P2-115]', async () => {
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
    await waitFor(() => expect(document.title).toBe('林晓彤 · 面试报告 · Candor'))
  })

  test.each([
    ['withdrawn', '推荐已撤回'],
    ['left', '已离开推荐阶段'],
  ] as const)('the header of a candidate with the standing %s says: %s', async (standing, text) => {
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, standing } })
    open(named)
    expect(await screen.findAllByText(text)).not.toEqual([])
  })

  test('the header picks between several interviews, with their count and the name of the present one [R2-062 R2-063]', async () => {
    const { user, place } = open(`${named}&q=q3&t=05:21`)
    const picker = await findPicker()
    expect(picker.textContent).toContain('已完成')
    expect(picker.textContent).toContain('2026-03-14 10:41:07 至 2026-03-14 11:26:09')
    expect(picker.textContent).toContain('用时 38:42 / 45:00')
    await user.click(picker)
    const choices = await screen.findAllByRole('menuitemradio')
    expect(choices.map((choice) => choice.textContent)).toHaveLength(3)
    await user.click(screen.getByRole('menuitemradio', { name: /终面/ }))
    await waitFor(() => expect(place().userid).toBe('i3'))
    expect(place()).toEqual({ userid: 'i3', jobseekerChannelId: 'c1', activeIndex: 0 })
  })

  test.each([
    ['finished', {}, ['已完成', '2026-03-14 11:26:09 完成', '用时 38:42 / 45:00']],
    ['finished without times', { interview_finish_time: null, usetime: null }, ['已完成']],
    [
      'under way',
      { interview_status: 'doing', interview_finish_time: null, totaltime: null },
      ['进行中', '用时 38:42'],
    ],
    ['waited for', { interview_status: 'wait', interview_finish_time: null }, ['未开始', '暂无作答']],
  ])(
    'the header of an interview that is %s and has no begin tells the known facts [R3-008]',
    async (_case, more, words) => {
      const one = interviews.slice(1, 2).map((held) => ({ ...held, real_begininterview_time: null, ...more }))
      answer(listInterviewInfos, one)
      open(named)
      const picker = (await screen.findByText('面试：后端 L6')).closest('div')
      const texts = [...(picker?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)
      expect(texts).toEqual(expect.arrayContaining(words))
      expect(texts.includes('暂无作答')).toBe(words.includes('暂无作答'))
      expect(texts.filter((text) => text?.startsWith('用时'))).toHaveLength(
        words.filter((word) => word.startsWith('用时')).length,
      )
    },
  )

  test('the menu of another interview is asked for before that interview is found', async () => {
    const { user } = open(named)
    await user.click(await findPicker())
    const release = hold(findId)
    const askedOfThird = () =>
      asked.filter(({ path, sent }) => path === getMenuTabs.path && sent.get('interviewId') === 'i3')
    await user.click(await screen.findByRole('menuitemradio', { name: /终面/ }))
    await waitFor(() => expect(askedOfThird()).toHaveLength(1))
    release()
    expect(await screen.findByRole('button', { name: /面试 3\/3：终面/ })).toBeTruthy()
  })

  test.each([
    ['cn', cn, '2026-03-14 10:41:07 至 2026-03-14 11:26:09'],
    ['en', en, '2026-03-14 10:41:07 to 2026-03-14 11:26:09'],
    ['zh-TW', zhTW, '2026-03-14 10:41:07 至 2026-03-14 11:26:09'],
  ])(
    'the header tells the begin and the end of the interview, to the second: %s [R3-008]',
    async (_locale, words, held) => {
      answer(listInterviewInfos, interviews.slice(1, 2))
      open(named, { report: words })
      expect(await screen.findByText(held)).toBeTruthy()
    },
  )

  test('the header of an unfinished interview tells its begin [R3-008]', async () => {
    const [, second] = interviews
    if (!second) throw new Error('there are three')
    answer(listInterviewInfos, [{ ...second, interview_finish_time: null }])
    open(named)
    expect(await screen.findByText('2026-03-14 10:41:07')).toBeTruthy()
  })

  test('the header has no picker for a single interview [R2-062]', async () => {
    answer(listInterviewInfos, interviews.slice(1, 2))
    open(named)
    expect(await screen.findByText('面试：后端 L6')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /后端 L6/ })).toBe(null)
  })

  test('the header shows labels 7 and 8 in red, and the veto as a flag [R3-063 R3-007]', async () => {
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

  test('a phone keeps warnings alone in the one line of the header [R3-063 R3-007]', async () => {
    makeNarrow()
    answer(listCandidateLabel, [
      { labelId: 7, labelName: '高风险' },
      { labelId: 9, labelName: '分布式系统' },
    ])
    answer(interviewInfo, infoOf({ triggerOneVote: 1 }))
    open(`${whole}&activeIndex=1&inner=0`)
    expect(await screen.findAllByText('高风险')).not.toHaveLength(0)
    expect(screen.getAllByText('一票否决')).not.toHaveLength(0)
    expect(screen.queryAllByText('分布式系统')).toEqual([])
  })

  test.each(['&activeIndex=1&inner=1', '&activeIndex=0', '&activeIndex=0&inner=0'])(
    'a phone has more than one line at “%s”, where no inner tab needs the height',
    async (place) => {
      makeNarrow()
      answer(listCandidateLabel, [{ labelId: 9, labelName: '分布式系统' }])
      open(`${whole}${place}`)
      expect(await screen.findAllByText('分布式系统')).not.toHaveLength(0)
    },
  )

  test('the header of a candidate without a veto shows no flag [R3-007]', async () => {
    open(named)
    await heading()
    expect(screen.queryByText('一票否决')).toBe(null)
  })

  test.each([
    [1, '默认头像（男）'],
    [2, '默认头像（女）'],
    [null, '默认头像'],
  ])('the header draws for gender %s the portrait “%s” [R3-002 R3-003 R3-004]', async (gender, label) => {
    answer(interviewInfo, infoOf({ gender }))
    open(named)
    await heading()
    expect(screen.getByRole('img', { name: /默认头像/ }).getAttribute('aria-label')).toBe(label)
  })

  test('the header stays without its labels when they fail, and says so', async () => {
    refuse(listCandidateLabel, 1500)
    const { user } = open(named)
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('候选人的部分信息未能载入')
    expect(await isSelected('简历')).toBe(true)
    answer(listCandidateLabel, [{ labelId: 9, labelName: '分布式系统' }])
    await user.click(within(note).getByRole('button'))
    expect(await screen.findAllByText('分布式系统')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBe(null)
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  test('the header asks for no resume of an anonymous candidate, and names the window by the mask', async () => {
    answer(getMenuTabs, { menuTabs: [], facts: { ...facts, isAnonymous: true } })
    answer(interviewInfo, infoOf({ name: '林**', nameLatin: null, phone: null, isAnonymous: true }))
    open(named)
    expect((await heading()).textContent).toBe('林**')
    await waitFor(() => expect(document.title).toContain('林**'))
    expect(timesAsked(findAllEducation) + timesAsked(findAllWorkInfo)).toBe(0)
  })
})
