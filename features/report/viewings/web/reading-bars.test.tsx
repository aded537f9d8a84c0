import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { expect, test } from 'vitest'
import { compareReadings } from '../rules/readings.ts'
import { ReadingBars } from './reading-bars.tsx'

const long = [
  { section: '1.0', viewedMs: 120_000 },
  { section: '22', viewedMs: 30_000 },
]
const short = [{ section: '1.0', viewedMs: 60_000 }]

test('bars of several shares have one scale, and an unread section has no bar', () => {
  const compared = compareReadings([long, short], (tab) => tab)
  const { container } = renderScreen(
    <>
      <ReadingBars readings={long} compared={compared} />
      <ReadingBars readings={short} compared={compared} />
    </>,
    { messages: {}, locale: 'cn' },
  )
  const bars = [...container.querySelectorAll('i')].map(({ className, style }) => [className, style.height])
  expect(bars).toEqual([
    ['bar', '36px'],
    ['bar', '9px'],
    ['bar', '18px'],
    ['unread', ''],
  ])
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '02:00',
    '01:00',
  ])
})
