import { noticeKind } from '@candor/testkit/web/notices'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { findNeighbours } from '../../../candidates/shortlist/contract/neighbours.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import {
  answer,
  asked,
  hold,
  infoOf,
  refuse,
  timesAsked,
} from '../../../report/report/web/calls-under-test.ts'
import { open } from '../../../report/report/web/opened-page-under-test.tsx'
import { heading, named } from '../../../report/report/web/page-under-test.ts'
import { forgetSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { messages as mentions } from '../../mentions/messages/cn.ts'
import { findOperateStatus } from '../contract/operate-status.ts'
import { messages as recommend } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { button, given, giver, prepareAnswer, sent, show, signInAs } from './answer-under-test.tsx'

prepareAnswer()

test('a waiting recommendation asks to accept or refuse, with sender, time and remark, as estimate 1 [R4-027 P4-061]', async () => {
  show(`${named}&recommendStageId=2`)
  const said = await screen.findByText('陈薇安 向您推荐了这位候选人')
  expect(await button('接受')).toBeTruthy()
  expect(await button('拒绝')).toBeTruthy()
  expect(screen.getByText('请看第二题')).toBeTruthy()
  expect(screen.getByText('推荐时间 2026-03-14 10:41:07')).toBeTruthy()
  expect(said.closest('[data-estimate-index]')?.getAttribute('data-estimate-index')).toBe('1')
  const looked = asked.find(({ path }) => path === findOperateStatus.path)
  expect(Object.fromEntries(looked?.sent ?? [])).toEqual({
    jobSeekerChannelId: 'c1',
    interviewerId: 'u',
    recommendStageId: '2',
  })
})

test('a waiting recommendation is accepted with one call, and a notice tells that [R8-009 P8-022 R7-067]', async () => {
  const { user } = show()
  const accept = await button('接受')
  answer(findOperateStatus, given({ recommendStatus: 1 }))
  await user.click(accept)
  expect(await noticeKind('已接受推荐')).toBe('success')
  expect(sent()).toEqual([
    {
      jobSeekerChannelId: 'c1',
      interviewerId: 'u',
      stageId: '2',
      positionId: 'p',
      operateChannel: '1',
      estimateContent: '',
    },
  ])
  const accepted = await screen.findByText('您已接受推荐，尚未作出决定')
  expect(screen.getByText('请看第二题')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '接受' })).toBe(null)
  await waitFor(() => expect(document.activeElement).toBe(accepted))
})

test.each([
  ['accepted', '请看第二题'],
  ['accepted', null],
  ['declined', '请看第二题'],
  ['declined', null],
])(
  'a recommendation that is %s by an account of another type, with the remark %j, leaves the focus on the page',
  async (how, note) => {
    signInAs('general')
    answer(findOperateStatus, given({ recommendedBy: [giver('陈薇安', note)] }))
    const { user } = show()
    const pressed = await button(how === 'accepted' ? '接受' : '拒绝')
    const after = given({ recommendStatus: 1, recommendedBy: [giver('陈薇安', note)] })
    answer(findOperateStatus, how === 'accepted' ? after : null)
    await user.click(pressed)
    if (how === 'declined') {
      const dialog = await screen.findByRole('dialog', { name: '拒绝推荐' })
      await user.click(within(dialog).getByRole('button', { name: '拒绝' }))
    }
    await waitFor(() => expect(pressed.isConnected).toBe(false))
    const name = await heading()
    await waitFor(() => expect(document.activeElement).toBe(name))
  },
)

test('a waiting recommendation asks its recipient; a read-only account sees the remark and is asked nothing', async () => {
  signInAs('general')
  const { unmount } = show()
  expect(await button('接受')).toBeTruthy()
  unmount()
  signInAs('read')
  show()
  expect(await screen.findByText('请看第二题')).toBeTruthy()
  expect(screen.getByText('陈薇安 向您推荐了这位候选人')).toBeTruthy()
  for (const name of ['接受', '拒绝']) expect(screen.queryByRole('button', { name })).toBe(null)
})

test('the recommendation of a hired or eliminated candidate asks nothing, and neither does the personal mode [R2-027 R4-029]', async () => {
  answer(interviewInfo, infoOf({ showRecommendAction: 0 }))
  const { unmount } = show()
  await waitFor(() => expect(timesAsked(findOperateStatus)).toBe(1))
  await heading()
  expect(screen.queryByRole('button', { name: '接受' })).toBe(null)
  unmount()
  answer(interviewInfo, infoOf())
  show(`${named}&mode=personal`)
  await heading()
  expect(timesAsked(findOperateStatus)).toBe(1)
})

test('a sign-in without a user id asks nothing and accepts nothing [R6-009 P6-010]', async () => {
  signInAs('interviewer', '')
  const { unmount } = show()
  await heading()
  expect(screen.queryByRole('button', { name: '接受' })).toBe(null)
  unmount()
  forgetSignIn()
  expect(timesAsked(findOperateStatus)).toBe(0)
  expect(sent()).toEqual([])
})

test.each([
  [1, '通过'],
  [4, '待定'],
  [2, '淘汰'],
])(
  'an answered recommendation shows the operate status %i as %s [R4-028 R4-024 P4-061]',
  async (operateStatus, text) => {
    answer(findOperateStatus, given({ recommendStatus: 1, operateStatus }))
    show()
    expect((await screen.findByText('我的评价')).parentElement?.textContent).toBe(`我的评价${text}`)
  },
)

test.each(['interviewer', 'general'])(
  'remarks show to a colleague of the type %s after the answer too, each under the name of its author',
  async (userType) => {
    signInAs(userType)
    const recommendedBy = [
      giver('陈薇安', '请看第二题'),
      giver('林涛', '也请看第四题\n和第五题'),
      giver(null, '还有第六题'),
    ]
    answer(findOperateStatus, given({ recommendStatus: 1, recommendedBy }))
    show()
    const list = (await screen.findByText('请看第二题')).closest('ul')
    const said = [...(list?.children ?? [])].map((each) => [...each.children].map((line) => line.textContent))
    const time = '推荐时间 2026-03-14 10:41:07'
    expect(said).toEqual([
      ['陈薇安 向您推荐了这位候选人', time, '请看第二题'],
      ['林涛 向您推荐了这位候选人', time, '也请看第四题\n和第五题'],
      ['这位候选人被推荐给了您', time, '还有第六题'],
    ])
    expect(screen.queryByRole('button', { name: '接受' })).toBe(null)
  },
)

test.each([
  [1, '通过', recommend, '我的评价'],
  [4, 'Hold', en, 'Your decision'],
  [2, '淘汰', zhTW, '我的評價'],
])(
  'operateStatus=%i of the address shows as %s until the server has answered; then the server’s value stands [R2-017]',
  async (operateStatus, text, words, own) => {
    const release = hold(findOperateStatus)
    open(`${named}&operateStatus=${operateStatus}`, { recommend: words, mentions, drafts })
    expect((await screen.findByText(own)).parentElement?.textContent).toContain(text)
    release()
    expect(await screen.findByText('陈薇安', { exact: false })).toBeTruthy()
    expect(screen.queryByText(own)).toBe(null)
  },
)

test('the recommendation is looked up for the stage that the address names [R2-018]', async () => {
  show(`${named}&recommendStageId=9`)
  await button('接受')
  const lookedUp = asked.find(({ path }) => path === findOperateStatus.path)
  expect(lookedUp?.sent.get('recommendStageId')).toBe('9')
})

test.each(['0', '3', 'pass'])(
  'operateStatus=%s of the address says nothing [R2-017]',
  async (operateStatus) => {
    const release = hold(findOperateStatus)
    show(`${named}&operateStatus=${operateStatus}`)
    await heading()
    await waitFor(() => expect(timesAsked(findOperateStatus)).toBe(1))
    expect(screen.queryByText('我的评价')).toBe(null)
    release()
  },
)

test('a decision that is made elsewhere on the page shows at once', async () => {
  const { queries } = show()
  await button('接受')
  answer(findOperateStatus, given({ recommendStatus: 1, operateStatus: 1 }))
  await queries.invalidateQueries({ queryKey: [findNeighbours.path] })
  expect(await screen.findByText('我的评价')).toBeTruthy()
  expect(timesAsked(findOperateStatus)).toBe(2)
})

test('a reader without a recommendation sees nothing', async () => {
  answer(findOperateStatus, null)
  show()
  await heading()
  await waitFor(() => expect(timesAsked(findOperateStatus)).toBe(1))
  expect(screen.queryByText(/向您推荐|我的评价|已接受/)).toBe(null)
})

test('an interviewer is told when the recommendation could not be loaded, and can try again', async () => {
  refuse(findOperateStatus, 9)
  const { user } = show()
  expect(await screen.findByText('暂时无法确认这位候选人是否推荐给了您。')).toBeTruthy()
  answer(findOperateStatus, given())
  await user.click(await button('重试'))
  expect(await button('接受')).toBeTruthy()
})
