import { expect, test } from '@playwright/test'
import { expectSettled } from './looks/settled.ts'
import { openCandidate, signIn, speak } from './support.ts'

test('one question after another is opened from the row, and the record stays with each [R2-094 R2-095]', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await speak(page, 'en')
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  await page.getByRole('tab', { name: 'Video record' }).click()
  await expectSettled(page)
  const questions = page.getByRole('navigation', { name: 'Questions' })
  const player = page.getByRole('region', { name: 'Recording of the interview' })
  for (const number of [2, 3, 1]) {
    await questions.getByRole('button', { name: new RegExp(`^Q${number}\\b`) }).click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName(new RegExp(`^Q${number}\\b`))
    await expect(player).toContainText(`question ${number} of 5`)
    await expect(player.locator('video')).toBeVisible()
  }
  // What was said between the answers comes with the recording of the whole session.
  const transcript = page.getByRole('region', { name: 'Transcript' })
  await expect(transcript.getByText('面试官', { exact: true })).toBeVisible()
  await transcript.getByRole('button', { name: /^Jump to 00:02: 你好/ }).click()
  await expect(transcript.locator('[data-line][aria-current=true]')).toContainText('欢迎参加海岚支付的面试')
  await expect(page.getByText('This part could not be loaded')).toHaveCount(0)
  expect(faults).toEqual([])
})
