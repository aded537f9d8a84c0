import { expect, test } from 'vitest'
import { openLogTexter } from './log-texter.ts'

test('the log tells a text message with its number, as a telephone would', async () => {
  const told: object[] = []
  const texter = openLogTexter({ info: (facts) => void told.push(facts), warn: () => {}, error: () => {} })
  await texter.sendText({ to: '+8613912345678', text: 'Your code is 123456.' })
  expect(told).toEqual([{ to: '+8613912345678', text: 'Your code is 123456.' }])
})
