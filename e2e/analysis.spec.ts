import { expect } from '@playwright/test'
import { finished, stillRunning, verdict } from './gu-mingzhe.ts'
import { evidencePane, openCandidate, signIn, speak, test } from './support.ts'

test.describe('while the analysis still runs', () => {
  test.afterEach(async ({ importBundle }) => {
    await importBundle(stillRunning)
  })

  test('its results show by themselves, are announced, and leave focus and scroll where they are [R4-008 R4-009]', async ({
    page,
    importBundle,
  }) => {
    await speak(page, 'en')
    await signIn(page)
    await openCandidate(page, '顾明哲')
    const summary = page.getByRole('region', { name: 'Conclusion' })
    await expect(summary).toContainText('Generating the report: 1 of 3 competencies scored')
    await expect(page.getByText('AI overall · Analysing')).toBeVisible()
    const chip = evidencePane(page).getByRole('button', { name: 'Note: Q1 00:23' })
    await chip.focus()
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
    // A reload would lose it.
    await page.evaluate(() => document.body.setAttribute('data-opened', 'once'))

    await importBundle(finished)
    await expect(summary).toContainText(verdict)
    await expect(summary).not.toContainText('Generating')
    await expect(page.getByRole('status').filter({ hasText: 'The AI report is ready' })).toHaveCount(1)
    await expect(page.getByText('of 5, AI overall')).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-opened', 'once')
    await expect(chip).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(120)
  })
})

test('words that nobody said are called that, and so are a score that rests on nothing and a transcript of low quality', async ({
  page,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await openCandidate(page, '欧阳予宁')
  const competencies = page.getByRole('region', { name: 'Competencies' })
  await competencies.getByRole('button', { name: /^可靠性/ }).click()
  const others = evidencePane(page).getByRole('list', { name: 'Evidence' }).getByRole('listitem')
  await others.filter({ hasText: '三十秒告警' }).getByRole('button').click()
  await expect(evidencePane(page)).toContainText('监控告警在三十秒内触发')
  await expect(evidencePane(page)).toContainText('Not found in the transcript')
  await others.filter({ hasText: '自动补发' }).getByRole('button').click()
  await expect(evidencePane(page).getByRole('blockquote')).toContainText('差的那部分会补发')
  await expect(evidencePane(page)).not.toContainText('Not found in the transcript')

  await competencies.getByRole('button', { name: /^领导力/ }).click()
  await expect(evidencePane(page).getByRole('heading', { name: '领导力' })).toBeVisible()
  await expect(evidencePane(page)).toContainText('No evidence was given for this score')

  await page.goto('/first/talentList')
  await openCandidate(page, '白若溪')
  await expect(page.getByRole('region', { name: 'Conclusion' })).toContainText(
    /The transcript is of low quality, with a mean confidence of 6\d%/,
  )
})

test('a stopped analysis shows no verdict, score or rank, and none reaches the page', async ({ page }) => {
  const replies: Promise<string>[] = []
  page.on('response', (response) => {
    // What is still on its way when all has been looked at belongs to the neighbours.
    if (/\/airesult\/interviewInfo$|\/batch$/.test(response.url()))
      replies.push(response.text().catch(() => ''))
  })
  await speak(page, 'en')
  await signIn(page)
  await openCandidate(page, '韦听澜')
  await expect(page.getByText('AI overall · Analysis stopped')).toBeVisible()
  await expect(page.getByText('so there is no overall score, rank or competency score')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Competencies' })).toHaveCount(0)
  await expect(page.getByText(/Rank \d|Ahead of/)).toHaveCount(0)
  const own = (await Promise.all(replies)).filter((reply) => reply.includes('"isL2ScoreStop":1'))
  expect(own.length).toBeGreaterThan(0)
  expect(own.join()).not.toMatch(/能把规矩说成|70\.2|"aiAllScore":3/)
})
