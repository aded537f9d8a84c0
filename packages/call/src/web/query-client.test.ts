import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ChangingQueryClient } from './query-client.ts'

/** A query whose answers are given one after another, each as late as the test wants. */
function answeredByHand() {
  const answers: PromiseWithResolvers<string>[] = []
  const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    signal.addEventListener('abort', () => answer.reject(signal.reason))
    return answer.promise
  })
  return { queryFn, answers }
}

test('a first answer that was on its way during a change is asked for again, and its callers get the new one', async () => {
  const queries = new ChangingQueryClient()
  const { queryFn, answers } = answeredByHand()
  const stop = new QueryObserver(queries, { queryKey: ['list'], queryFn }).subscribe(() => {})
  const waiting = queries.ensureQueryData({ queryKey: ['list'], queryFn })
  await expect.poll(() => answers).toHaveLength(1)

  const done = queries.invalidateQueries()
  await expect.poll(() => answers).toHaveLength(2)
  answers[0]?.resolve('before')
  answers[1]?.resolve('after')
  await done
  expect(await waiting).toBe('after')
  expect(queries.getQueryData(['list'])).toBe('after')
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
  queries.clear()
})

test('data loaded ahead are asked for again too, and a change elsewhere leaves them alone', async () => {
  const queries = new ChangingQueryClient()
  const { queryFn, answers } = answeredByHand()
  const waiting = queries.fetchQuery({ queryKey: ['list'], queryFn })
  await queries.invalidateQueries({ queryKey: ['other'] })
  await queries.invalidateQueries({ queryKey: ['list'] }, { cancelRefetch: false })
  expect(answers).toHaveLength(1)
  await queries.invalidateQueries({ queryKey: ['list'] })
  await expect.poll(() => answers).toHaveLength(2)
  answers[1]?.resolve('after')
  expect(await waiting).toBe('after')
  queries.clear()
})
