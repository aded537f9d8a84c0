import { messages as ui } from '@candor/ui/messages/cn'
import { ToastProvider } from '@candor/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { messages as drafts } from '../../drafts/messages/cn.ts'
import { answer, refuse, timesAsked } from '../../report/web/fake-calls.ts'
import { infoOf, reportOf } from '../../report-ai/web/report-under-test.ts'
import { forgetSignIn } from '../../session/web/signed-in.ts'
import { addEstimate, addEstimateResume, selectAllEstimateGroupBy } from '../contract.ts'
import { messages as evaluations } from '../messages/cn.ts'
import {
  allowEvaluating,
  at,
  button,
  onToast,
  openBar,
  prepareDecision,
  sent,
  toasts,
} from './decision-under-test.ts'
import { EvaluationPopup } from './evaluation-popup.tsx'
import { useDecisionDraft } from './use-decision-draft.ts'

prepareDecision()

// A toast is a dialog as well.
const popup = { name: /^评价林晓彤$|的面试评价$/ }
const dialog = () => screen.findByRole('dialog', popup)
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', popup)).toBe(null))
const partlyFailed = '部分评价提交失败'

const alone = reportOf(infoOf([]), { address: {}, go: () => {} })

function PopupAlone() {
  const inBar = useDecisionDraft(alone.candidateId, 'decision')
  return <EvaluationPopup report={alone} type={5} inBar={inBar} current={null} isOpen onClose={() => {}} />
}

/** The popup by itself: the page around it is not drawn without a sign-in. */
function showPopup() {
  render(
    <IntlProvider locale="zh-CN" messages={{ ui, evaluations, drafts }} timeZone="Asia/Shanghai">
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <PopupAlone />
        </ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  )
}

/** The parts that the popup shows, by their names. */
const partsShown = async () =>
  within(await dialog())
    .queryAllByRole('group')
    .filter((group) => group.tagName === 'FIELDSET')
    .map((group) => group.querySelector('legend')?.textContent)

async function part(name: string) {
  const group = within(await within(await dialog()).findByRole('group', { name }))
  return {
    press: (decision: string) => group.getByRole('button', { name: decision }),
    words: () => group.getByRole('textbox'),
  }
}

async function unfold(user: ReturnType<typeof openBar>['user']) {
  await user.click(await within(await dialog()).findByRole('button', { name: '补充简历与视频评分' }))
}

async function submit(user: ReturnType<typeof openBar>['user']) {
  await user.click(within(await dialog()).getByRole('button', { name: '提交' }))
}

describe('what a popup shows', () => {
  test.each([
    [1, ['简历评价']],
    [2, ['综合评价']],
    [5, ['评价']],
    [6, ['岗位建议', '评价']],
    [10, ['岗位建议', '评价']],
  ])('type %i of the address opens with %j [R4-036]', async (type, parts) => {
    openBar(at(`&type=${type}`))
    expect(await partsShown()).toEqual(parts)
  })

  test.each([
    [1, false],
    [2, true],
    [5, false],
    [6, false],
    [10, false],
  ])('type %i has the resume and the videos behind a fold: %s [R4-038]', async (type, isFolded) => {
    const { user } = openBar(at(`&type=${type}`))
    await partsShown()
    const fold = within(await dialog()).queryByRole('button', { name: '补充简历与视频评分' })
    expect(fold !== null).toBe(isFolded)
    if (!fold) return
    await user.click(fold)
    expect(await partsShown()).toEqual(['综合评价', '视频评价', '简历评价'])
  })

  test('that of type 5 has a title of its own [R4-037]', async () => {
    const { unmount } = openBar(at('&type=2'))
    await screen.findByRole('dialog', { name: '评价林晓彤' })
    unmount()
    openBar(at('&type=5'))
    await screen.findByRole('dialog', { name: '林晓彤的面试评价' })
  })

  test('a type that is none opens nothing', async () => {
    openBar(at('&type=3'))
    await button('通过')
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  test('the button in the bar opens it with what stands in the bar, and closing takes it out of the address [R2-113]', async () => {
    const { user, place } = openBar()
    await user.click(await button('待定'))
    await user.click(await button('评价'))
    await screen.findByRole('dialog', { name: '评价林晓彤' })
    const overall = await part('综合评价')
    expect(overall.press('待定').getAttribute('aria-pressed')).toBe('true')
    await user.type(overall.words(), '再约一轮')
    await user.keyboard('{Escape}')
    await isClosed()
    expect(place().type).toBe(undefined)
    expect(screen.getByRole('textbox', { name: '评价内容' })).toHaveProperty('value', '再约一轮')
  })

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'with a sign-in (%s) its body has its %i parts, without one it is empty [R6-007]',
    async (isSignedIn, count) => {
      if (!isSignedIn) forgetSignIn()
      showPopup()
      expect(await partsShown()).toHaveLength(count)
      expect(within(await dialog()).queryAllByRole('textbox')).toHaveLength(count)
      expect(within(await dialog()).queryAllByRole('button', { name: '提交' })).toHaveLength(count)
    },
  )
})

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
      expect(await screen.findAllByText('评价已提交')).not.toEqual([])
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
    expect(screen.queryAllByText('评价已提交')).toEqual([])
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
