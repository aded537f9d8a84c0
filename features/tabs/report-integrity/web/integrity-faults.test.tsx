import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { began, openChecks, type Source, section } from './panel-under-test.tsx'

fakeMedia()

const sections: Record<Source, [string, string]> = {
  report: ['Checks', 'The anti-cheating results could not be loaded. The rest of the page still works.'],
  course: [
    'Sign-in and exit record',
    'The sign-in and exit record could not be loaded. The rest of the page still works.',
  ],
  exits: ['Checks', 'This could not be updated. The earlier content is shown.'],
  logs: ['Progress log', 'The progress log could not be loaded. The rest of the page still works.'],
  images: [
    'Photos and monitors',
    'The monitors’ pictures could not be loaded. The rest of the page still works.',
  ],
}

test.each(['report', 'logs', 'images', 'exits'] as const)(
  'when %s cannot be loaded the server’s words are shown, and what was answered stands [R8-006]',
  async (source) => {
    const { said } = openChecks(
      {
        report: { noFaceDetection: 1 },
        logs: [{ createdTime: began, content: 'Began', platform: 1, ip: null, ipAddr: null }],
      },
      { refused: [source] },
    )
    await waitFor(() => expect(said).toEqual([`no ${source}`]))
    expect((await screen.findAllByText(sections[source][1])).length).toBeGreaterThan(0)
    if (source !== 'logs') expect(await screen.findByText('Began')).toBeTruthy()
  },
)

test.each(['report', 'course', 'exits'] as const)(
  'where %s cannot be loaded it is not said that no check needs a judgement',
  async (source) => {
    const { allow } = openChecks(
      { report: { noFaceDetection: 1 }, course: { usedTimes: 0 } },
      { refused: [source] },
    )
    const [, failed] = sections[source]
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('heading', { name: /judgement/ })).toBe(null)
    allow()
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'No check needs your judgement' })).toBeTruthy()
  },
)

test.each([
  ['report', sections.report[1]],
  ['course', sections.course[1]],
  ['exits', 'The times away from the page could not be loaded, so the timeline may be incomplete'],
  ['images', sections.images[1]],
] as const)(
  'where %s cannot be loaded and the others have no checks, it is not said that there are none',
  async (source, failed) => {
    const { allow } = openChecks({}, { refused: [source] })
    const checks = await section('Checks')
    expect(await checks.findByText(failed)).toBeTruthy()
    expect(screen.queryByText('No anti-cheating results')).toBe(null)
    expect(screen.queryByText(/earlier content/)).toBe(null)
    allow()
    await userEvent.click(checks.getByRole('button', { name: 'Retry' }))
    expect(await checks.findByText('No anti-cheating results')).toBeTruthy()
  },
)

test('where the exits cannot be loaded it is not said that there are none', async () => {
  openChecks({}, { refused: ['exits'] })
  const course = await section('Sign-in and exit record')
  expect(await course.findByText(/times away from the page could not be loaded/)).toBeTruthy()
  expect(course.queryByText('No records of sign-ins or exits')).toBe(null)
})

test('when exits and sign-ins cannot be loaded the server’s words are shown, and a retry brings them [R8-004]', async () => {
  const { said, allow } = openChecks({ course: { usedTimes: 4, totalTime: 9 } }, { refused: ['course'] })
  await waitFor(() => expect(said).toEqual(['no course']))
  const course = await section('Sign-in and exit record')
  expect(
    await course.findByText(
      'The sign-in and exit record could not be loaded. The rest of the page still works.',
    ),
  ).toBeTruthy()
  allow()
  await userEvent.click(course.getByRole('button', { name: 'Retry' }))
  expect(await course.findByText('4 times, 00:09 in total')).toBeTruthy()
})

test('a picture that does not load says so, and is tried again', async () => {
  openChecks({ images: [{ source: 1, url: '/file/media/lost', createTime: began }] })
  const computer = await section('Computer')
  const image = computer.getByRole('button').querySelector('img')
  if (!image) throw new Error('the picture is an image')
  fireEvent.error(image)
  expect(computer.getByText(/could not be loaded/)).toBeTruthy()
  await userEvent.click(computer.getByRole('button', { name: 'Retry' }))
  expect(computer.getByRole('button', { name: 'Computer, 00:00' })).toBeTruthy()
})

test('some of hundreds of pictures show at once, and more when they are asked for', async () => {
  const images = Array.from({ length: 130 }, (_, index) => ({
    source: 3,
    url: `/file/media/${index}`,
    createTime: began + index * 100,
  }))
  openChecks({ images })
  const group = await section('Screen')
  const shown = () => group.getAllByRole('button', { name: /^Screen, / }).length
  expect(shown()).toBe(60)
  await userEvent.click(group.getByRole('button', { name: '70 more' }))
  expect(shown()).toBe(120)
  await userEvent.click(group.getByRole('button', { name: '10 more' }))
  expect(shown()).toBe(130)
})
