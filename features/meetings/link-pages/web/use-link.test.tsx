import { CallFailure } from '@candor/call/web/send'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLink } from './use-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lookAgainMs = 1000
const refused = (code: number, data?: object) => new CallFailure(`refused ${code}`, { code, data })

/** A link that is read as it is told, one answer after the other, each when it is said. */
function aLink() {
  const asked: PromiseWithResolvers<string>[] = []
  const read = () => {
    const answer = Promise.withResolvers<string>()
    asked.push(answer)
    return answer.promise
  }
  const { result } = renderHook(() => useLink(read, lookAgainMs))
  const say = (at: number, answer: string | Error) =>
    act(async () => {
      if (typeof answer === 'string') asked[at]?.resolve(answer)
      else asked[at]?.reject(answer)
    })
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return { asked, result, say, pass }
}

function loadedOf(state: ReturnType<typeof useLink<string>>) {
  if (state.kind !== 'loaded') throw new Error(`the link is ${state.kind}`)
  return state
}

test.each([
  ['opens nothing', refused(1005), 'over'],
  ['is incomplete', refused(1003, { faults: [] }), 'incomplete'],
  ['opened what the company cancelled', refused(1012, { cancelled: {} }), 'cancelled'],
])('a link that %s is not asked about again', async (_case, answer, kind) => {
  const { asked, result, say, pass } = aLink()
  await say(0, answer)
  expect(result.current.kind).toBe(kind)
  await pass(5 * lookAgainMs)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveLength(1)
})

test.each([
  ['too many tries', 1009],
  ['a page that is switched off', 1013],
])('%s: the link may open yet, and is asked about again', async (_case, code) => {
  const { asked, result, say, pass } = aLink()
  await say(0, refused(code))
  expect(result.current).toMatchObject({ kind: 'failed', message: `refused ${code}` })
  await pass(lookAgainMs)
  await say(1, 'opened')
  expect(result.current).toMatchObject({ kind: 'loaded', found: 'opened' })
  await pass(lookAgainMs)
  await say(2, refused(code))
  expect(result.current).toMatchObject({ kind: 'loaded', found: 'opened' })
  expect(asked).toHaveLength(3)
})

test('a reply to a request from before an act does not replace the outcome of the act', async () => {
  const { result, say, pass } = aLink()
  await say(0, 'times to choose from')
  await pass(lookAgainMs)
  act(() => void loadedOf(result.current).keep('reserved'))
  await say(1, 'times to choose from')
  expect(loadedOf(result.current).found).toBe('reserved')
  await pass(lookAgainMs)
  await say(2, 'moved')
  expect(loadedOf(result.current).found).toBe('moved')
})

test('the reply to the later of two requests stays, whichever comes first', async () => {
  const { result, say, pass } = aLink()
  await pass(lookAgainMs)
  await say(1, 'second')
  await say(0, 'first')
  expect(loadedOf(result.current).found).toBe('second')
})

test('an act is sent once the one before it is over, and the last one is what shows', async () => {
  const { result, say } = aLink()
  await say(0, 'invited')
  const accepting = Promise.withResolvers<string>()
  const sent: string[] = []
  const send = (name: string, answer: () => Promise<string>) =>
    loadedOf(result.current).act(() => {
      sent.push(name)
      return answer()
    })
  const first = send('accept', () => accepting.promise)
  const second = expect(send('remind', () => Promise.reject(refused(1500)))).rejects.toThrow('refused 1500')
  const third = send('refuse', () => Promise.resolve('refused'))
  await act(async () => {})
  expect(sent).toEqual(['accept'])
  await act(async () => {
    accepting.resolve('accepted')
    await Promise.all([first, second, third])
  })
  expect(sent).toEqual(['accept', 'remind', 'refuse'])
  expect(loadedOf(result.current).found).toBe('refused')
})
