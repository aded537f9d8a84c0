import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as cn } from '../../../findings/integrity/messages/cn.ts'
import { messages as en } from '../../../findings/integrity/messages/en.ts'
import { messages as zhTW } from '../../../findings/integrity/messages/zh-TW.ts'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { aMinute, openChecks, section } from './panel-under-test.tsx'

fakeMedia()

/** The heading of the section. */
const headOf = (title: string) =>
  screen.getByRole('region', { name: title }).querySelector('header')?.textContent

const found = { tattoo: 'notPassed', arm: 'reviewed', hand: null, leg: 'generating' } as const

test.each([
  ['cn', cn, '身体检查', ['纹身未通过', '手臂已复核', '腿部生成中'], '1 项未通过1 项生成中'],
  [
    'en',
    en,
    'Body check',
    ['TattoosNot passed', 'ArmsReviewed', 'LegsGenerating'],
    '1 not passed1 still generating',
  ],
  ['zh-TW', zhTW, '身體檢查', ['刺青未通過', '手臂已覆核', '腿部生成中'], '1 項未通過1 項生成中'],
])(
  'the body check says of each part what was found, and nothing of what was not looked at: %s [R3-001]',
  async (_locale, messages, title, lines, end) => {
    openChecks({}, { interview: aMinute({ bodyChecks: [found] }), messages })
    const body = await section(title)
    expect([...body.getByRole('listitem').children].map(({ textContent }) => textContent)).toEqual(lines)
    expect(headOf(title)).toBe(title + end)
  },
)

test.each([
  ['cn', cn, '身体检查', ['1 项生成中', '没有未通过项', '']],
  ['en', en, 'Body check', ['1 still generating', 'Nothing flagged', '']],
  ['zh-TW', zhTW, '身體檢查', ['1 項生成中', '沒有未通過項', '']],
])(
  'an unfinished or missing check is not said to have no failed part: %s',
  async (_locale, messages, title, ends) => {
    for (const [index, arm] of (['generating', 'reviewed', null] as const).entries()) {
      const bodyChecks = [{ tattoo: arm && ('reviewed' as const), arm, hand: null, leg: null }]
      openChecks({}, { interview: aMinute({ bodyChecks }), messages })
      await section(title)
      expect(headOf(title)).toBe(`${title}${ends[index]}`)
      cleanup()
    }
  },
)

test('a part that a person reviewed is not drawn as one that passed', async () => {
  openChecks({}, { interview: aMinute({ bodyChecks: [found] }) })
  const reviewed = (await section('Body check')).getByText('Reviewed')
  expect(reviewed.querySelector('svg')).toBe(null)
})

test.each([
  ['cn', cn, '手机第二机位视频', '2 段'],
  ['en', en, 'Phone monitor videos', '2 videos'],
  ['zh-TW', zhTW, '手機第二鏡頭影片', '2 段'],
])(
  'recordings of the phone play, each with the time at which it began: %s [R3-001]',
  async (_locale, messages, title, end) => {
    const began = Date.UTC(2026, 2, 14, 10)
    const phoneVideos = [
      { beganAt: began, address: '/file/media/one' },
      { beganAt: began + 61_000, address: '/file/media/two' },
    ]
    openChecks({}, { interview: aMinute({ phoneVideos }), messages })
    const videos = await section(title)
    expect(videos.getByText(end)).toBeTruthy()
    expect(videos.getByText('2026-03-14 10:01:01')).toBeTruthy()
    const sources = ['2026-03-14 10:00:00', '2026-03-14 10:01:01'].map((time) =>
      videos.getByLabelText(new RegExp(time)).getAttribute('src'),
    )
    expect(sources).toEqual(['/file/media/one', '/file/media/two'])
  },
)

test('recordings of the phone that began at the same time play each for itself', async () => {
  const beganAt = Date.UTC(2026, 2, 14, 10)
  const phoneVideos = [
    { beganAt, address: '/file/media/one' },
    { beganAt, address: '/file/media/two' },
  ]
  openChecks({}, { interview: aMinute({ phoneVideos }), messages: en })
  const videos = await section('Phone monitor videos')
  const sources = videos.getAllByLabelText(/10:00:00/).map((video) => video.getAttribute('src'))
  expect(sources).toEqual(['/file/media/one', '/file/media/two'])
})

test('without either there is no gap', async () => {
  openChecks()
  await section('Checks')
  expect(screen.queryByRole('region', { name: 'Body check' })).toBe(null)
  expect(screen.queryByRole('region', { name: 'Phone monitor videos' })).toBe(null)
})

test.each([
  ['tattooResults', 'Body check'],
  ['mobileMonitorVideoList', 'Phone monitor videos'],
  // It is not known then whether the recordings are hidden.
  ['antiCheating', 'Phone monitor videos'],
])('where %s cannot be read its section says so, and is not left out', async (part, title) => {
  openChecks({}, { interview: aMinute({ unreadable: [part] }), messages: en })
  const section = within(await screen.findByRole('region', { name: title }))
  expect(section.getByText(/could not be read/)).toBeTruthy()
})
