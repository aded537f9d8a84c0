import 'fake-indexeddb/auto'
import type { ReplyOf } from '@candor/call/define'
import { connectApi } from '@candor/call/web/client'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { listRefusalReasons } from '../../../../candidates/refusal-reasons/contract.ts'
import { messages as refusalReasons } from '../../../../candidates/refusal-reasons/messages/cn.ts'
import { findNeighbours } from '../../../../candidates/shortlist/contract/neighbours.ts'
import { messages as drafts } from '../../../../platform/drafts/messages/cn.ts'
import { forgetDrafts } from '../../../../platform/drafts/web/draft-store.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { registerActions } from '../../../../report/report/web/action-registry.ts'
import { answer, answerShortlist, asked, facts } from '../../../../report/report/web/calls-under-test.ts'
import { open } from '../../../../report/report/web/opened-page-under-test.tsx'
import { preparePage, whole } from '../../../../report/report/web/page-under-test.ts'
import { messages as mentions } from '../../../mentions/messages/cn.ts'
import { addEstimateResume, addEstimates } from '../../contract/adding.ts'
import { type EvaluationRecord, selectAllEstimateGroupBy } from '../../contract/reading.ts'
import { messages as evaluations } from '../../messages/cn.ts'
import { action } from '../action.ts'

/** The toasts of calls since the test began. */
export const toasts: string[] = []

let handleToast: (text: string) => void = () => {}

/** Calls the listener with the text of each toast, at that moment. */
export function onToast(listener: (text: string) => void): void {
  handleToast = listener
}

export const at = (more = '') => `${whole}&activeIndex=0${more}`

/** Lets the viewer evaluate, with more facts where a test is about them. */
export function allowEvaluating(more: Partial<ReplyOf<typeof getMenuTabs>['facts']> = {}): void {
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['evaluate'], ...more } })
}

/** A shortlist of this many candidates, without a next one; none for 0. */
export function answerNobodyElse(total = 0): void {
  answer(findNeighbours, {
    place: total === 0 ? null : 1,
    total,
    previous: null,
    next: null,
    cells: total === 0 ? [] : ['notOperated'],
    current: 0,
    haveOperateCount: 0,
    noOperateCount: total,
    invalidCount: 0,
  })
}

/** A page with the decision bar: an evaluator, nothing said yet, the first of a shortlist of two. */
export function prepareDecision(): void {
  preparePage()
  // The first load of the part may take longer than a test waits.
  beforeAll(() => action.Part.preload?.())
  beforeEach(() => {
    toasts.length = 0
    handleToast = (text) => void toasts.push(text)
    connectApi({
      token: () => 't',
      lang: () => 'cn',
      refreshAuth: async () => {},
      goToSignIn: () => {},
      toast: (text) => handleToast(text),
      dangerNotice: () => {},
    })
    registerActions([action])
    allowEvaluating()
    answer(selectAllEstimateGroupBy, [])
    answer(listRefusalReasons, [])
    answerShortlist()
  })
  afterEach(async () => {
    registerActions([])
    await forgetDrafts('u')
  })
}

export function openBar(address = at()) {
  return open(address, { evaluations, mentions, drafts, 'refusal-reasons': refusalReasons })
}

export function recordOf(given: Partial<EvaluationRecord>): EvaluationRecord {
  return {
    estimateUserName: '赵敏',
    stageName: '初筛',
    estimateStatus: 1,
    estimateOperateTime: Date.UTC(2026, 2, 14, 2),
    isOwn: false,
    estimates: [],
    ...given,
  }
}

export const estimateOf = (estimateScore: number | null, id = 'e') => ({
  id,
  estimateType: 1,
  estimateScore,
  estimateContent: '',
  createdTime: 1,
})

const Sent = addEstimates.input.shape.estimates

/** The evaluations that were sent: what, which parts of it together, and under which key. */
export function sent() {
  return asked
    .filter(({ path }) => path === addEstimates.path || path === addEstimateResume.path)
    .map(({ path, sent, key }) => {
      const { estimates = '[]', ...said } = Object.fromEntries(sent)
      return { path, key, said, parts: Sent.parse(JSON.parse(estimates)) }
    })
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const opinion = () => screen.findByRole('textbox', { name: '评价内容' })
export const isPressed = async (name: string | RegExp) =>
  (await button(name)).getAttribute('aria-pressed') === 'true'
