import 'fake-indexeddb/auto'
import type { ReplyOf } from '@candor/call/define'
import { connectApi } from '@candor/call/web/api'
import { messages as ui } from '@candor/ui/messages/cn'
import { ToastProvider } from '@candor/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { messages as analysis } from '../../analysis/messages/cn.ts'
import { useAnalysis } from '../../analysis/web/use-analysis.ts'
import { messages as drafts } from '../../drafts/messages/cn.ts'
import { findDraft, forgetDrafts } from '../../drafts/web/draft-store.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { everythingShown, infoOf, reportOf } from '../../report-ai/web/report-under-test.ts'
import { listInterviewOperLog, submitEstimate } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { ManualScoreNote } from './manual-score-note.tsx'
import { useManualScores } from './use-manual-scores.ts'

type Log = ReplyOf<typeof listInterviewOperLog>

const place = { accountId: '', candidateId: 'c1', subject: 'score:i1:q2' }
const nothingAnalysed = { aiData: null, evidence: [], shown: everythingShown }

let log: Log = []
let submitted: () => object = () => ({ code: 0, msg: 'ok', data: null })
const asked: { path: string; body: Record<string, unknown>; key: string | null }[] = []
const toasts: string[] = []

const inputsOf = (path: string) => asked.filter((each) => each.path === path).map(({ body }) => body)

async function fakeFetch(address: string, init: RequestInit) {
  const path = address.replace(/\?.*/, '')
  const text = String(init.body ?? '')
  const isJson = text.startsWith('{')
  const body: Record<string, unknown> = isJson
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text))
  asked.push({ path, body, key: new Headers(init.headers).get('idempotency-key') })
  if (path === submitEstimate.path) return Response.json(submitted())
  if (path === aiReportData.path) return Response.json({ code: 0, msg: 'ok', data: nothingAnalysed })
  if (path !== listInterviewOperLog.path) throw new Error(`unplanned call of ${path}`)
  const { problemId } = body
  const data = log.filter(({ problemAnswerId }) => !problemId || problemAnswerId === problemId)
  return Response.json({ code: 0, msg: 'ok', data })
}

beforeEach(() => {
  log = []
  submitted = () => ({ code: 0, msg: 'ok', data: null })
  asked.length = 0
  toasts.length = 0
  vi.stubGlobal('fetch', fakeFetch)
  connectApi({
    token: () => 't',
    lang: () => 'cn',
    refreshAuth: async () => {},
    goToSignIn: () => {},
    toast: (text) => void toasts.push(text),
    dangerNotice: () => {},
  })
})
afterEach(() => forgetDrafts(''))

const logged = (problemAnswerId: string, more: Partial<Log[number]> = {}): Log[number] => ({
  problemAnswerId,
  createByName: '沈岚',
  createDate: Date.UTC(2026, 2, 14, 2),
  estimateScore: 4,
  estimateOpinion: null,
  ...more,
})

function Note({ report }: { report: OpenReport }) {
  const manual = useManualScores(report)
  useAnalysis(report.interviewId)
  return ['q1', 'q2'].map((id, index) => (
    <section key={id} aria-label={id}>
      <ManualScoreNote manual={manual} question={{ id, number: index + 1, title: `题目 ${id}` }} />
    </section>
  ))
}

function show({ mayScore = true, starScale = 5 }: { mayScore?: boolean; starScale?: 3 | 5 } = {}) {
  const answerRules = { hidesCorrectness: false, hidesManualScores: false, foldsText: false, starScale }
  const opened = reportOf({ ...infoOf([]), answerRules }, { address: {}, go: () => {} })
  const acts = new Set(mayScore ? (['score'] as const) : [])
  const report = { ...opened, facts: { ...opened.facts, acts } }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const words = { ui, drafts, analysis, 'manual-scores': messages }
  const view = render(
    <IntlProvider locale="zh-CN" timeZone="UTC" messages={words}>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <Note report={report} />
        </ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  )
  return { ...view, user: userEvent.setup() }
}

const atQuestion = (id: string) => within(screen.getByRole('region', { name: id }))
const opener = (name: RegExp) => atQuestion('q2').findByRole('button', { name })
const dialog = () => screen.findByRole('dialog', { name: '评分：第 2 题 题目 q2' })
/** A toast has that role too, and another name. */
const theDialog = () => screen.queryByRole('dialog', { name: /^评分：/ })
const starsIn = async () => within(await dialog()).getByRole('slider', { name: '我的评分' })
const opinionIn = async () => within(await dialog()).getByRole('textbox', { name: '评语' })
const press = async (name: string) => {
  await userEvent.click(within(await dialog()).getByRole('button', { name }))
}

async function openAndFill({ stars = '3.5', opinion = '讲得清楚' } = {}) {
  const view = show()
  await view.user.click(await opener(/^添加我的评分/))
  fireEvent.change(await starsIn(), { target: { value: stars } })
  await view.user.type(await opinionIn(), opinion)
  return view
}

describe('scoring one answer', () => {
  test('begins with no stars, no words and one row, out of the stars of the position [R4-042]', async () => {
    const { user } = show({ starScale: 3 })
    await user.click(await opener(/^添加我的评分/))
    const stars = await starsIn()
    const opinion = await opinionIn()
    expect([stars.getAttribute('max'), stars.getAttribute('step')]).toEqual(['3', '0.5'])
    expect(stars.getAttribute('aria-valuetext')).toBe('未打分')
    expect(opinion).toMatchObject({ value: '', rows: 1 })
  })

  test('is kept as a draft of stars, words and rows, which comes back [R4-042]', async () => {
    const { unmount } = await openAndFill({ opinion: '第一行{Enter}第二行' })
    const value = { stars: 3.5, opinion: '第一行\n第二行', rows: 2 }
    await waitFor(async () => expect((await findDraft(place))?.value).toEqual(value))
    unmount()
    const { user } = show()
    const goOn = await opener(/^继续评分/)
    expect(atQuestion('q1').getByRole('button', { name: /^添加我的评分/ })).toBeTruthy()
    await user.click(goOn)
    expect(await starsIn()).toMatchObject({ value: '3.5' })
    expect(await opinionIn()).toMatchObject({ value: '第一行\n第二行', rows: 2 })
  })

  test('counts the words, and takes 500 characters', async () => {
    await openAndFill({ opinion: '一二三' })
    expect(within(await dialog()).getByText('3/500')).toBeTruthy()
    expect(await opinionIn()).toMatchObject({ maxLength: 500 })
  })

  test('is given up by Cancel: empty, no stars, one row, and nothing kept [R4-043]', async () => {
    const { user } = await openAndFill({ opinion: '一{Enter}二' })
    await press('取消')
    await waitFor(() => expect(theDialog()).toBe(null))
    expect(await findDraft(place)).toBe(null)
    await user.click(await opener(/^添加我的评分/))
    expect(await starsIn()).toMatchObject({ value: '0' })
    expect(await opinionIn()).toMatchObject({ value: '', rows: 1 })
    expect(inputsOf(submitEstimate.path)).toEqual([])
  })

  test('locks the page behind it, which scrolls as before once it is closed [R4-070 P4-066]', async () => {
    const scrolling = () => [
      getComputedStyle(document.documentElement).overflow,
      getComputedStyle(document.body).overflow,
    ]
    // The dialog of the test before may still be letting go.
    await waitFor(() => expect(scrolling()).not.toContain('hidden'))
    const before = scrolling()
    await openAndFill()
    await waitFor(() => expect(scrolling()).toContain('hidden'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(theDialog()).toBe(null))
    await waitFor(() => expect(scrolling()).toEqual(before))
  })

  test('shows no error, whatever is given; the server says what it does not take [R5-016]', async () => {
    submitted = () => ({ code: 1003, msg: '请打分或填写评语' })
    const { user } = show()
    await user.click(await opener(/^添加我的评分/))
    await user.type(await opinionIn(), '<b>5分</b> -1 ★')
    expect(within(await dialog()).queryByRole('alert')).toBe(null)
    expect((await opinionIn()).getAttribute('aria-invalid')).toBe(null)
    await press('提交评分')
    await waitFor(() => expect(toasts).toEqual(['请打分或填写评语']))
    expect(await opinionIn()).toMatchObject({ value: '<b>5分</b> -1 ★' })
  })
})

describe('a submitted score', () => {
  test('is sent with the question, the interview, the stars and the words, under a key of its own', async () => {
    await openAndFill()
    await press('提交评分')
    await waitFor(() => expect(inputsOf(submitEstimate.path)).toHaveLength(1))
    const sent = asked.find(({ path }) => path === submitEstimate.path)
    expect(sent?.body).toEqual({
      id: 'q2',
      interviewid: 'i1',
      estimateScore: 3.5,
      estimateOpinion: '讲得清楚',
    })
    expect(sent?.key).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('that the server took clears the draft, says so, and closes the dialog [R4-044 R4-045 R8-020]', async () => {
    await openAndFill()
    await press('提交评分')
    expect(await screen.findByText('评分成功')).toBeTruthy()
    await waitFor(() => expect(theDialog()).toBe(null))
    expect(await findDraft(place)).toBe(null)
    expect(await opener(/^添加我的评分/)).toBeTruthy()
  })

  test('has that question’s log and the AI data asked for again, and shows in the log [R4-046 R4-047 R1-023]', async () => {
    log = [logged('q1', { createByName: '吴涛' })]
    await openAndFill()
    log = [...log, logged('q2', { estimateScore: 3.5, estimateOpinion: '讲得清楚' })]
    const analysed = inputsOf(aiReportData.path).length
    await press('提交评分')
    expect(await atQuestion('q2').findByText('讲得清楚')).toBeTruthy()
    expect(inputsOf(listInterviewOperLog.path).at(-1)).toEqual({ interviewId: 'i1', problemId: 'q2' })
    expect(inputsOf(aiReportData.path)).toHaveLength(analysed + 1)
    expect(atQuestion('q1').getByText('吴涛')).toBeTruthy()
  })

  test('that the server refused is kept, dialog and draft [R4-044]', async () => {
    submitted = () => ({ code: 1002, msg: '暂无操作权限，请联系HR' })
    await openAndFill()
    await press('提交评分')
    await waitFor(() => expect(toasts).toEqual(['暂无操作权限，请联系HR']))
    expect(await starsIn()).toMatchObject({ value: '3.5' })
    expect((await findDraft(place))?.value).toMatchObject({ stars: 3.5, opinion: '讲得清楚' })
    expect(screen.queryByText('评分成功')).toBe(null)
  })

  test('that did not arrive is offered again at its question, under the same key', async () => {
    submitted = () => {
      throw new TypeError('Failed to fetch')
    }
    const { user } = await openAndFill()
    await press('提交评分')
    await within(await dialog()).findByText(/尚未提交/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(theDialog()).toBe(null))
    submitted = () => ({ code: 0, msg: 'ok', data: null })
    await user.click(atQuestion('q2').getByRole('button', { name: '重新提交' }))
    expect(await screen.findByText('评分成功')).toBeTruthy()
    const keys = asked.filter(({ path }) => path === submitEstimate.path).map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

test('a viewer who may not score reads the log alone', async () => {
  log = [logged('q2', { estimateOpinion: '要追问' })]
  show({ mayScore: false })
  expect(await atQuestion('q2').findByText('要追问')).toBeTruthy()
  expect(screen.queryByRole('button')).toBe(null)
})

test('an opinion without a score does not look like a score of 0', async () => {
  log = [logged('q2', { estimateScore: 0, estimateOpinion: '题目有歧义' })]
  show()
  const entry = (await atQuestion('q2').findByText('题目有歧义')).closest('li')
  expect(entry?.textContent).toContain('无评分')
  expect(entry?.textContent).not.toMatch(/0\.0/)
})
