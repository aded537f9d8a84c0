import { expect, test } from 'vitest'
import type { AntiCheatingInfo } from '../contract/report.ts'
import { resultsWith } from './checked-under-test.ts'
import { checksOf } from './checks.ts'
import { courseWords, photosWords } from './words.ts'

const course = { logins: [1, 2], exitCount: 3, awayMs: 90_000 }
const logins = { key: 'loginsCount', values: { used: 2 } }

test.each([
  ['all of it', course, [logins, { key: 'timesInAll', values: { count: 3, time: '90000 ms' } }]],
  ['no time', { ...course, awayMs: null }, [logins, { key: 'times', values: { count: 3 } }]],
  [
    'an unfinished time',
    { ...course, awayMs: 'generating' as const },
    [logins, { key: 'times', values: { count: 3 } }],
  ],
  ['no exits', { ...course, exitCount: null }, [logins]],
  ['an unfinished count', { ...course, exitCount: 'generating' as const }, [logins]],
])('the course of an interview with %s is put into words', (_what, given, expected) => {
  expect(courseWords(given, null, { stretch: (ms) => `${ms} ms` })).toEqual(expected)
})

test('sign-ins are told of how many there may be, where that is said', () => {
  const [said] = courseWords(course, 5, { stretch: String })
  expect(said).toEqual({ key: 'loginsUsed', values: { used: 2, most: 5 } })
})

const photos = (listed: number) =>
  Array.from({ length: listed }, (_, index) => ({ url: `/${index}`, createTime: index }))

/** The number of unusual photos that the section tells and that the row tells; `analysing` and `none` for other words. */
test.each<[string, Partial<AntiCheatingInfo>, number | 'analysing' | 'none', number | null]>([
  ['were not seen', { checkPhotoDetection: 1, abnormalPictureNum: 0 }, 0, 0],
  ['were not seen, by an empty list', { checkPhotoDetection: 1, abnormalPictures: [] }, 0, 0],
  ['were counted', { checkPhotoDetection: 1, abnormalPictureNum: 2 }, 2, 2],
  ['were counted otherwise than listed', { abnormalPictureNum: 3, abnormalPictures: photos(2) }, 3, 3],
  ['were listed', { abnormalPictures: photos(2) }, 2, 2],
  ['are being counted', { checkPhotoDetection: 1, abnormalPictureNum: -1 }, 'analysing', null],
  ['are being counted after some', { abnormalPictureNum: -1, abnormalPictures: photos(2) }, 'analysing', 2],
  ['are being looked for', { checkPhotoDetection: -1 }, 'analysing', null],
  ['are being looked for after some', { checkPhotoDetection: -1, abnormalPictureNum: 2 }, 'analysing', 2],
  ['were not looked for', { checkPhotoDetection: 0 }, 'none', null],
  ['were not looked for and are none', { checkPhotoDetection: 0, abnormalPictureNum: 0 }, 'none', 0],
  ['are there though nobody looked', { checkPhotoDetection: 0, abnormalPictures: photos(1) }, 1, 1],
  ['were not counted', { checkPhotoDetection: 1 }, 'none', null],
  ['are withheld', {}, 'none', null],
])(
  'unusual photos that %s are told alike in their row and beside the pictures',
  (_case, given, told, row) => {
    const results = resultsWith(given)
    const end = {
      analysing: { key: 'photosEndGenerating', values: { count: 9 } },
      none: { key: 'pictureCount', values: { count: 9 } },
    }
    expect(photosWords(results, 9)).toEqual({
      end: typeof told === 'number' ? { key: 'photosEnd', values: { count: 9, abnormal: told } } : end[told],
      none: told === 'analysing' ? 'stateGenerating' : 'photosNone',
    })
    const [check] = checksOf({ results, events: [], exits: null, course: null })
    expect(check?.figure ?? null).toEqual(row === null ? null : { kind: 'abnormal', count: row })
    expect(check?.verdict === 'generating').toBe(told === 'analysing')
  },
)

test('unusual photos that have not been loaded are not mentioned', () => {
  expect(photosWords(null, 2)).toEqual({
    end: { key: 'pictureCount', values: { count: 2 } },
    none: 'photosNone',
  })
})
