import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeFetch, open, second } from './steps-under-test.tsx'

/** Has answers wait until they are let go. */
function holdAnswers(): () => void {
  const held = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    await held.promise
    return fakeFetch(address, init)
  })
  return held.resolve
}

test('a step that is asked for before the neighbours are known is taken once they are', async () => {
  const { router, user } = open(second, { arrivals: 2, shortlist: {} })
  const letGo = holdAnswers()
  expect(await screen.findByText('c2')).toBeTruthy()
  await user.keyboard('j')
  expect(router.state.location.pathname).toBe('/shareurl')
  letGo()
  await waitFor(() => expect(router.state.location.search).toEqual({ url: '/shareurl?candidate=c3' }))
})

test.each([
  ['jj', '/shareurl?candidate=c3'],
  ['jjk', '/shareurl?candidate=c2'],
  ['jg', '/shareurl?candidate=c2'],
  ['kg', '/shareurl?candidate=c2'],
])(
  'further steps go on from the page that is loading, and stop after an advance from it: %s',
  async (keys, url) => {
    const loaded = Promise.withResolvers<void>()
    const { router, history, user } = open('/shareurl?candidate=c1', {
      arrivals: 2,
      shortlist: {},
      loading: loaded.promise,
    })
    expect(await screen.findByText('第 1 位，共 3 位')).toBeTruthy()
    await user.keyboard(keys)
    expect(screen.getByText('c1')).toBeTruthy()
    loaded.resolve()
    await waitFor(() => expect(router.state.location.search).toEqual({ url }))
    expect(history.length).toBe(2)
  },
)

test('the buttons stay without a place until the place of the next candidate is known', async () => {
  const { history } = open('/shareurl?candidate=c1', { arrivals: 2, shortlist: {} })
  const placeOf = (words: string) => screen.getByText(words).parentElement?.getAttribute('aria-busy')
  expect(await screen.findByText('第 1 位，共 3 位')).toBeTruthy()
  expect(placeOf('第 1 位，共 3 位')).toBe('false')
  const letGo = holdAnswers()
  const next = screen.getByRole('button', { name: '下一位候选人' })
  history.replace('/shareurl?candidate=c3', { shortlist: {} })
  expect(await screen.findByText('c3')).toBeTruthy()
  expect(placeOf('第 1 位，共 3 位')).toBe('true')
  letGo()
  expect(await screen.findByText('第 3 位，共 3 位')).toBeTruthy()
  expect(placeOf('第 3 位，共 3 位')).toBe('false')
  expect(screen.getByRole('button', { name: '下一位候选人' })).toBe(next)
})

test.each(['j', 'g', 'jg'])(
  'a step that cannot be taken for seconds is not taken any more: %s',
  async (keys) => {
    const { router, user } = open(second, { arrivals: 2, shortlist: {} })
    const letGo = holdAnswers()
    expect(await screen.findByText('c2')).toBeTruthy()
    await user.keyboard(keys)
    const later = performance.now() + 2_001
    vi.spyOn(performance, 'now').mockReturnValue(later)
    letGo()
    expect(await screen.findByText('第 2 位，共 3 位')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/shareurl')
  },
)
