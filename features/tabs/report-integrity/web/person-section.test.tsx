import { expect, test } from 'vitest'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { aMinute, began, openChecks, section } from './panel-under-test.tsx'

fakeMedia()

test.each([
  [0, 'Same person'],
  [1, 'Not the same person'],
  [5, 'Not compared'],
])('the face comparison is worded by its code %i [R3-044]', async (code, words) => {
  openChecks({ report: { interviewFacialRecognitionRes: { code } } })
  const person = await section('Face and person')
  expect((await person.findAllByText(words)).length).toBeGreaterThan(0)
  for (const other of ['Same person', 'Not the same person', 'Not compared']) {
    if (other !== words) expect(person.queryByText(other)).toBe(null)
  }
})

test('a change of person shows how often, both pictures and when [R3-050]', async () => {
  const personChangeDetection = {
    changeTimes: 1,
    changeBeforePicture: '/file/media/before',
    changeAfterPicture: '/file/media/after',
    changeDateTime: began + 20_000,
  }
  openChecks({ report: { personChangeDetection } })
  const person = await section('Face and person')
  expect((await person.findAllByText('1 change of person')).length).toBeGreaterThan(0)
  expect(person.getByText('Changed at 2026-03-14 10:00:20')).toBeTruthy()
  for (const [name, source] of [
    ['Before the change', '/file/media/before'],
    ['After the change', '/file/media/after'],
  ] as const) {
    expect(person.getByRole('button', { name }).querySelector('img')?.getAttribute('src')).toBe(source)
  }
})

test.each([
  ['no count', { changeTimes: null }, 'No result'],
  ['a count of none', { changeTimes: 0 }, 'No change of person'],
  ['no count yet', { changeTimes: -1 }, 'The person check is still being generated'],
  ['a time alone', { changeTimes: null, changeDateTime: began }, '1 change of person'],
  ['pictures alone', { changeTimes: null, changeAfterPicture: '/file/media/after' }, '1 change of person'],
])('a check of the person with %s is said as that, and as nothing else', async (_, given, said) => {
  const none = { changeBeforePicture: null, changeAfterPicture: null, changeDateTime: null }
  openChecks({ report: { personChangeDetection: { ...none, ...given } } })
  const person = await section('Face and person')
  expect((await person.findAllByText(said)).length).toBeGreaterThan(0)
  const every = ['No result', 'No change of person', '1 change of person']
  for (const other of every) if (other !== said) expect(person.queryByText(other)).toBe(null)
})

test('both sides of the ID card show [R3-055]', async () => {
  const idCard = { front: '/file/media/front', back: '/file/media/back' }
  openChecks({}, { interview: aMinute({ idCard }) })
  const card = await section('ID card')
  expect(card.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toContain('ID card, front')
  const sources = ['ID card, front', 'ID card, back'].map((name) =>
    card.getByRole('button', { name }).querySelector('img')?.getAttribute('src'),
  )
  expect(sources).toEqual(['/file/media/front', '/file/media/back'])
})
