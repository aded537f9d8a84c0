import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { answer, asked, timesAsked } from '../../../../report/report/web/calls-under-test.ts'
import { heading, tab } from '../../../../report/report/web/page-under-test.ts'
import { rememberSignIn, signedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { addEstimates } from '../../contract/adding.ts'
import { maxEvaluationLength } from '../../contract/opinion.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import {
  allowEvaluating,
  at,
  button,
  estimateOf,
  openBar,
  opinion,
  prepareDecision,
  recordOf,
  sent,
} from './decision-under-test.ts'

prepareDecision()

const isPressed = async (name: string | RegExp) =>
  (await button(name)).getAttribute('aria-pressed') === 'true'
const chosen = async () => {
  const group = await screen.findByRole('group', { name: '评价结果' })
  return within(group)
    .getAllByRole('button', { pressed: true })
    .map((each) => each.textContent)
}

describe('who decides', () => {
  test.each([
    ['', true],
    ['&urlType=1', true],
    ['&urlType=2', false],
    ['&urlType=2&type=2', false],
    ['&mode=personal', false],
  ])(
    'at an address with “%s” pass, wait and reject show: %s [R2-022 R2-027 R4-026 R6-011]',
    async (more, isShown) => {
      openBar(at(more))
      await heading()
      if (isShown) await button('通过')
      else if (more.includes('urlType')) await screen.findByRole('slider', { name: '我的评分' })
      const names = screen
        .queryAllByRole('button', { name: /^(通过|待定|淘汰)$/ })
        .map(({ textContent }) => textContent)
      expect(names).toHaveLength(isShown ? 3 : 0)
    },
  )

  test('whoever may not evaluate has no bar, and asks for no records', async () => {
    allowEvaluating({ acts: ['remark'] })
    openBar()
    await screen.findByText('简历内容')
    expect(screen.queryByRole('region', { name: '我的评价' })).toBe(null)
    expect(timesAsked(selectAllEstimateGroupBy)).toBe(0)
  })

  test('a link of type 2 leaves out pass, wait and reject alone: button, records, score, opinion and popup stay [D21 R6-010]', async () => {
    answer(selectAllEstimateGroupBy, [recordOf({})])
    answer(addEstimates, null)
    const { user, place } = openBar(at('&urlType=2'))
    await screen.findByText('赵敏：通过')
    await user.click(await button(/评价记录/))
    await screen.findByRole('dialog', { name: '评价记录' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await user.keyboard('ps3')
    await user.type(await opinion(), '沟通清楚')
    await user.click(await button('评价'))
    const popup = within(await screen.findByRole('dialog', { name: '评价林晓彤' }))
    expect(popup.queryByRole('group', { name: '评价结果' })).toBe(null)
    await user.click(popup.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.parts).toMatchObject([{ estimateContent: '沟通清楚', estimateScore: 3, result: 0 }])
    expect(place().urlType).toBe('2')
  })

  test('what was decided where it could be seen is not submitted by a link that hides it [D21]', async () => {
    answer(addEstimates, null)
    const whole = openBar(at())
    await whole.user.click(await button('淘汰'))
    await whole.user.type(await opinion(), '经验不符')
    whole.unmount()
    const { user } = openBar(at('&urlType=2'))
    await waitFor(async () => expect(await opinion()).toHaveProperty('value', '经验不符'))
    await user.click(await button(/^提交/))
    await waitFor(() => expect(sent().map(({ parts }) => parts[0]?.result)).toEqual([0]))
  })

  test('a link of type 1 brings the button to an account that may not evaluate, and its popup says that it may not [R6-010 C67]', async () => {
    allowEvaluating({ acts: ['remark'] })
    const { user } = openBar(at('&urlType=1'))
    await user.click(await button('评价'))
    const popup = within(await screen.findByRole('dialog', { name: '评价林晓彤' }))
    expect(popup.getByText('此账号没有评价权限，只能查看')).toBeTruthy()
    expect(popup.queryByRole('textbox')).toBe(null)
    expect(popup.queryByRole('button', { name: '提交' })).toBe(null)
    expect(timesAsked(selectAllEstimateGroupBy)).toBe(0)
  })

  test.each([
    [1, '', true],
    [1, '&urlType=2', true],
    [0, '&urlType=1', true],
    [0, '', false],
  ])('isShowEvaluate %i with “%s”: the evaluation button shows: %s [R6-010]', async (flag, more, isShown) => {
    const known = signedIn()
    if (known) rememberSignIn({ ...known, userInfo: { ...known.userInfo, isShowEvaluate: flag } })
    openBar(at(more))
    await opinion()
    expect(screen.queryByRole('button', { name: '评价' }) !== null).toBe(isShown)
  })
})

test('the bar gives way while an invitation waits for its answer, and comes back with the answer', async () => {
  openBar()
  const pass = await button('通过')
  // A page of tests knows no sheet, so the bar's own is added. Names of others stand in `:global` there.
  const sheet = document.createElement('style')
  const text = readFileSync(join(import.meta.dirname, 'decision-bar.module.css'), 'utf8')
  sheet.textContent = text.replaceAll(/:global\((.*)\) \./g, '$1 .')
  document.head.append(sheet)
  const invitation = document.createElement('section')
  invitation.dataset.asks = 'true'
  onTestFinished(() => {
    sheet.remove()
    invitation.remove()
  })
  const bar = pass.closest('.bar') ?? document.body
  expect(getComputedStyle(bar).display).toBe('grid')
  document.body.append(invitation)
  expect(getComputedStyle(bar).display).toBe('none')
  delete invitation.dataset.asks
  expect(getComputedStyle(bar).display).toBe('grid')
})

describe('what is chosen', () => {
  test('nothing is, until somebody presses; the letters choose, and once more takes it back', async () => {
    const { user } = openBar()
    await button('通过')
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
    await user.keyboard('w')
    await waitFor(async () => expect(await isPressed('待定')).toBe(true))
    await user.keyboard('p')
    await waitFor(async () => expect(await chosen()).toEqual([expect.stringContaining('通过')]))
    await user.keyboard('p')
    await waitFor(() => expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]))
    expect(screen.getByText('已取消：通过')).toBeTruthy()
    expect(sent()).toEqual([])
  })

  test.each([
    [1, '通过'],
    [4, '待定'],
    [2, '淘汰'],
  ])(
    'status %i of one’s own is the current state, and only %s carries the label [R4-024 R4-025]',
    async (status, name) => {
      answer(selectAllEstimateGroupBy, [
        recordOf({ isOwn: true, estimateStatus: status }),
        recordOf({ estimateStatus: 1, estimateOperateTime: Date.UTC(2026, 5, 1) }),
      ])
      openBar()
      await button(`${name} 当前`)
      expect(screen.getAllByRole('button', { name: /当前/ })).toHaveLength(1)
      expect(screen.getByText(`我的评价：${name}，2026-03-14`)).toBeTruthy()
      expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
    },
  )

  test('one’s own decision has the day of the decision, whatever was said later', async () => {
    const decidedAt = Date.UTC(2026, 2, 12, 2)
    answer(selectAllEstimateGroupBy, [recordOf({ isOwn: true, decidedAt })])
    openBar()
    expect(await screen.findByText('我的评价：通过，2026-03-12')).toBeTruthy()
  })

  test('what colleagues decided is no choice of one’s own', async () => {
    answer(selectAllEstimateGroupBy, [recordOf({})])
    openBar()
    await screen.findByText('赵敏：通过')
    expect(screen.queryByRole('button', { name: /当前/ })).toBe(null)
  })

  test('S and a digit score, without opening the tab of that digit; the digit alone opens it', async () => {
    const { user, place } = openBar()
    await button('通过')
    await user.keyboard('s')
    expect(await screen.findByText('按 1 至 5 打分')).toBeTruthy()
    await user.keyboard('2')
    await waitFor(() => expect(screen.getByRole('slider', { name: '我的评分' })).toHaveProperty('value', '2'))
    expect(place().activeIndex).toBe(0)
    await user.keyboard('2')
    await waitFor(() => expect(place().activeIndex).toBe(1))
  })

  test('a text of 501 characters is kept to 500, and its count stands beside it [R5-033]', async () => {
    const { user } = openBar()
    const field = await opinion()
    await user.click(field)
    await user.paste('评'.repeat(maxEvaluationLength + 1))
    await waitFor(() => expect(field).toHaveProperty('value', '评'.repeat(maxEvaluationLength)))
    expect(screen.getByText('500/500')).toBeTruthy()
  })

  test('the records tell the two colleagues who spoke last, and how many evaluations there are [R2-114]', async () => {
    const at = (hour: number) => Date.UTC(2026, 2, 14, hour)
    answer(selectAllEstimateGroupBy, [
      recordOf({
        estimateUserName: '吴涛',
        estimateStatus: 4,
        estimateOperateTime: at(1),
        estimates: [estimateOf(3.5)],
      }),
      recordOf({
        estimateOperateTime: at(2),
        estimates: Array.from({ length: 99 }, (_, index) => estimateOf(4.5, `e${index}`)),
      }),
      recordOf({ estimateUserName: '孙悦', estimateOperateTime: at(0) }),
    ])
    const { user } = openBar()
    const first = await screen.findByText('赵敏：通过，4.5')
    expect(screen.getByText('吴涛：待定，3.5').compareDocumentPosition(first)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
    expect(screen.queryByText(/孙悦/)).toBe(null)
    await user.click(await button(/评价记录.*99\+/))
    expect((await screen.findByRole('dialog', { name: '评价记录' })).textContent).toContain('孙悦')
  })
})

test('? lists the keys of the decision, and what is typed into the opinion is none of them', async () => {
  const { user } = openBar()
  await user.type(await opinion(), 'wpr')
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  await user.click(await tab('简历'))
  await user.keyboard('?')
  const list = within(await screen.findByRole('dialog', { name: '键盘快捷键' }))
  const terms = list.getAllByRole('term').map((term) => term.textContent)
  expect(terms).toEqual(
    expect.arrayContaining([
      '选择通过、待定、淘汰；再按一次取消',
      '我的评分：再按 1 至 5',
      '填写评价',
      '在评价栏中提交，看下一位',
    ]),
  )
  expect(asked.length).toBeGreaterThan(0)
})

test('a decision that is only chosen is described as not submitted, and one that was submitted as current', async () => {
  answer(selectAllEstimateGroupBy, [recordOf({ isOwn: true, estimateStatus: 1 })])
  const { user } = openBar()
  await user.click(await button('淘汰'))
  const chosen = screen.getByRole('button', { name: '淘汰' })
  await waitFor(() => expect(chosen.getAttribute('aria-pressed')).toBe('true'))
  const id = chosen.getAttribute('aria-describedby')
  expect(id && document.getElementById(id)?.textContent).toBe('未提交')
  expect(await button('通过 当前')).toBeTruthy()
})
