import { beforeEach, expect, test } from 'vitest'
import { fakeMedia } from '../../report-record/web/fake-media.ts'
import { messages } from '../messages/en.ts'
import { aMinute, began, openChecks, section } from './panel-under-test.tsx'

beforeEach(() => void fakeMedia())

test.each([
  [0, 'faceSame'],
  [1, 'faceNotSame'],
  [5, 'faceNotChecked'],
] as const)('the face comparison is worded by its code %i [R3-044]', async (code, key) => {
  openChecks({ report: { interviewFacialRecognitionRes: { code } } })
  const person = await section(messages.person)
  expect((await person.findAllByText(messages[key])).length).toBeGreaterThan(0)
  for (const other of ['faceSame', 'faceNotSame', 'faceNotChecked'] as const) {
    if (other !== key) expect(person.queryByText(messages[other])).toBe(null)
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
  const person = await section(messages.person)
  expect((await person.findAllByText('1 change of person')).length).toBeGreaterThan(0)
  expect(person.getByText('Changed at 2026-03-14 10:00:20')).toBeTruthy()
  for (const [name, source] of [
    [messages.before, '/file/media/before'],
    [messages.after, '/file/media/after'],
  ] as const) {
    expect(person.getByRole('button', { name }).querySelector('img')?.getAttribute('src')).toBe(source)
  }
})

test('both sides of the ID card show [R3-055]', async () => {
  const idCard = { frontIdCard: '/file/media/front', backIdCard: '/file/media/back' }
  openChecks({}, { info: aMinute({ idCard }) })
  const card = await section(messages.idCard)
  expect(card.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toContain(messages.idFront)
  const sources = [messages.idFront, messages.idBack].map((name) =>
    card.getByRole('button', { name }).querySelector('img')?.getAttribute('src'),
  )
  expect(sources).toEqual(['/file/media/front', '/file/media/back'])
})
