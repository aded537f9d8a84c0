import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { messages } from '../messages/en.ts'
import { WatchedVideo } from './watched-video.tsx'

const media = fakeMedia()
let addresses: readonly string[]

beforeEach(() => {
  addresses = ['/old']
  // Content at an expired address.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})

/** Videos as a call of the page gives their addresses. */
function Videos({ names }: { names: readonly string[] }) {
  const { data } = useQuery({ queryKey: ['videos'], queryFn: async () => [...addresses] })
  return names.map(
    (name) =>
      data && <WatchedVideo key={name} addresses={data} name={name} className={undefined} preload="none" />,
  )
}

async function show(...names: readonly string[]) {
  const { queries } = renderScreen(<Videos names={names} />, { messages: { media: messages } })
  const find = async (name: string) => {
    const found = await screen.findByLabelText(name)
    if (!(found instanceof HTMLVideoElement)) throw new Error(`${name} is no video`)
    return found
  }
  return { queries, find }
}

const fileOf = (video: HTMLVideoElement) => video.getAttribute('src')

test('a video with an expired address gets a new one, and goes on at its place', async () => {
  const { find } = await show('One')
  const before = await find('One')
  act(() => {
    media.load(before)
    media.playTo(before, 8)
    media.fail(before)
  })
  addresses = ['/new']
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  const after = await find('One')
  expect(fileOf(after)).toBe('/new')
  act(() => media.load(after))
  expect(after.currentTime).toBe(8)
})

test('a video that fails again under the same address can be tried again', async () => {
  const { find } = await show('One')
  for (let times = 0; times < 2; times += 1) {
    const video = await find('One')
    act(() => media.fail(video))
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  }
  expect(fileOf(await find('One'))).toBe('/old')
})

test('newer addresses do not interrupt a playing video', async () => {
  const { find, queries } = await show('One')
  const video = await find('One')
  act(() => media.load(video))
  addresses = ['/new']
  await act(() => queries.refetchQueries())
  expect(await find('One')).toBe(video)
  expect(fileOf(video)).toBe('/old')
})

test('starting a video pauses the playing video [R4-062]', async () => {
  const { find } = await show('One', 'Two')
  const one = await find('One')
  const two = await find('Two')
  await one.play()
  expect(one.paused).toBe(false)
  await two.play()
  expect([one.paused, two.paused]).toEqual([true, false])
})
