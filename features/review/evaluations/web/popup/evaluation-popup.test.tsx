import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { factsOf } from '../../../../report/report/rules/facts-of.ts'
import { anInterview, reportOf } from '../../../../report/report/web/report-under-test.ts'
import { forgetSignIn } from '../../../../sign-in/session/web/signed-in.ts'
import { messages as mentions } from '../../../mentions/messages/cn.ts'
import { messages as evaluations } from '../../messages/cn.ts'
import { at, button, openBar, prepareDecision } from '../decision/decision-under-test.ts'
import { useDecisionDraft } from '../decision/use-decision-draft.ts'
import { EvaluationPopup } from './evaluation-popup.tsx'
import { dialog, isClosed, part } from './evaluation-popup-under-test.ts'

prepareDecision()

const alone = {
  ...reportOf(anInterview([]), { address: {}, go: () => {} }),
  facts: factsOf({ acts: ['evaluate'] }),
}

function PopupAlone() {
  const inBar = useDecisionDraft(alone, 'decision')
  return <EvaluationPopup report={alone} type={5} inBar={inBar} current={null} isOpen onClose={() => {}} />
}

/** The popup by itself: the page around it is not drawn without a sign-in. */
function showPopup() {
  renderScreen(
    <ToastProvider>
      <PopupAlone />
    </ToastProvider>,
    { messages: { evaluations, mentions, drafts }, locale: 'cn', timeZone: 'Asia/Shanghai' },
  )
}

/** The parts that the popup shows, by their names. */
const partsShown = async () =>
  within(await dialog())
    .queryAllByRole('group')
    .filter((group) => group.tagName === 'FIELDSET')
    .map((group) => group.querySelector('legend')?.textContent)

test.each([
  [1, ['简历评价'], false],
  [2, ['综合评价'], true],
  [5, ['评价'], false],
  [6, ['岗位建议', '评价'], false],
  [10, ['岗位建议', '评价'], false],
])(
  'a popup of type %i in the address opens with %j, resume and videos behind a fold: %s [R4-036 R2-016 R4-038]',
  async (type, parts, isFolded) => {
    const { user } = openBar(at(`&type=${type}`))
    expect(await partsShown()).toEqual(parts)
    const fold = within(await dialog()).queryByRole('button', { name: '补充简历与视频评分' })
    expect(fold !== null).toBe(isFolded)
    if (!fold) return
    await user.click(fold)
    expect(await partsShown()).toEqual(['综合评价', '视频评价', '简历评价'])
  },
)

test('a popup of type 5 has a title of its own [R4-037]', async () => {
  const { unmount } = openBar(at('&type=2'))
  await screen.findByRole('dialog', { name: '评价林晓彤' })
  unmount()
  openBar(at('&type=5'))
  await screen.findByRole('dialog', { name: '林晓彤的面试评价' })
})

test('an unknown type opens no popup', async () => {
  openBar(at('&type=3'))
  await button('通过')
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('the button in the bar opens the popup with the entries of the bar, and closing takes it out of the address [R2-113]', async () => {
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
  'a popup with a sign-in (%s) has its %i parts, and without one is empty [R6-007]',
  async (isSignedIn, count) => {
    if (!isSignedIn) forgetSignIn()
    showPopup()
    expect(await partsShown()).toHaveLength(count)
    expect(within(await dialog()).queryAllByRole('textbox')).toHaveLength(count)
    expect(within(await dialog()).queryAllByRole('button', { name: '提交' })).toHaveLength(count)
  },
)
