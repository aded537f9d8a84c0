import { expect } from '@playwright/test'
import { bar, decision, heading, keptDrafts, openReport, opinion } from './acting.ts'
import { expectAccessible } from './looks/accessible.ts'
import { expectSettled } from './looks/settled.ts'
import { beSignedIn, openCandidate, signIn, signInAnew, speak, test, turn, typePassword } from './support.ts'

test('a reviewer decides by keys alone, the next candidate shows, and the decision is there for everybody [R1-024]', async ({
  page,
}) => {
  await openReport(page, 'hr', '宋嘉树', signInAnew)
  await expect(bar(page)).toBeVisible()
  for (const name of ['Advance', 'Hold', 'Reject']) {
    await expect(decision(page, name)).toHaveAttribute('aria-pressed', 'false')
  }
  await page.keyboard.press('p')
  await expect(decision(page, 'Advance')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('s')
  await page.keyboard.press('4')
  await page.keyboard.press('e')
  await expect(opinion(page)).toBeFocused()
  await page.keyboard.type('Clear about trade-offs.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ask about sharding.')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(heading(page)).not.toContainText('宋嘉树')
  await page.keyboard.press('Escape')

  await page.goto('/first/talentList')
  await openCandidate(page, '宋嘉树')
  await expect(bar(page)).toContainText('Your decision: advance')
  await page.getByRole('tab', { name: /^Evaluation/ }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Clear about trade-offs.\nAsk about sharding.', {
    useInnerText: true,
  })
})

test('on a phone a choice opens the sheet, which submits and goes on @phone-only', async ({ page }) => {
  await openReport(page, 'hr', '叶承曦', signInAnew)
  await page.getByRole('button', { name: 'Hold' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.getByRole('textbox').first().fill('Ask about the incident again.')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Submit/ }).click()
  await expect(sheet).toBeHidden()
  await expect(heading(page)).not.toContainText('叶承曦')
})

test('typed text survives a reload, and a submit without a connection is sent once it is back and stored once', async ({
  page,
  context,
}) => {
  await openReport(page, 'hr', '卓闻舟', signInAnew)
  await opinion(page).fill('Kept over a reload.')
  await expect.poll(() => keptDrafts(page)).toContain('Kept over a reload.')
  await page.reload()
  await expect(opinion(page)).toHaveValue('Kept over a reload.')
  await decision(page, 'Hold').click()

  await context.setOffline(true)
  await bar(page)
    .getByRole('button', { name: /^Submit/ })
    .click()
  const waits = bar(page).or(page.getByRole('main')).getByText('Kept. It is sent once the connection is back')
  await expect(waits.first()).toBeVisible()
  await expect(opinion(page)).toHaveValue('Kept over a reload.')
  await context.setOffline(false)
  await expect(heading(page)).not.toContainText('卓闻舟')
  await expect.poll(() => keptDrafts(page)).not.toContain('Kept over a reload.')

  await page.goto('/first/talentList')
  await openCandidate(page, '卓闻舟')
  await expect(bar(page)).toContainText('Your decision: hold')
  await expect(opinion(page)).toHaveValue('')
  await page.getByRole('tab', { name: /^Evaluation/ }).click()
  await expect(page.getByRole('tabpanel').getByText('Kept over a reload.')).toHaveCount(1)
})

test('a sign-in that ran out loses nothing: after the next one the submit is offered again', async ({
  page,
  request,
}) => {
  await openReport(page, 'collaborator', '祝今安', signInAnew)
  await page.getByRole('tab', { name: /^Remarks/ }).click()
  const box = page.getByRole('textbox', { name: 'Add a remark' })
  await box.fill('Written before the session ended.')
  // Ended while the remark is on its way: before, the page may notice by another call that there is no session.
  await page.route('**/addEstimateResume', async (route) => {
    await request.post('/admin/login/logout', { headers: { token: route.request().headers().token ?? '' } })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Submit remark' }).click()
  await page.waitForURL('**/login**')
  await page.unroute('**/addEstimateResume')
  await typePassword(page, 'collaborator@hailan.example')
  await page.waitForURL('**/shareurl**')
  await page.getByRole('tab', { name: /^Remarks/ }).click()
  await expect(box).toHaveValue('Written before the session ended.')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Remark saved')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('Written before the session ended.')).toHaveCount(1)
})

test('colleagues see the readers of a report and the conclusion over all evaluations', async ({
  browser,
  page,
}) => {
  const reader = await browser.newPage()
  const told = reader.waitForResponse('**/viewReportReq', { timeout: 60_000 })
  await reader.clock.install()
  await openReport(reader, 'superadmin', '尹初晴')
  // It is told of every 15 seconds.
  await reader.clock.runFor(15_000)
  await told
  await openReport(page, 'hr', '尹初晴')
  await page.getByRole('button', { name: 'Show who read this report' }).click()
  await expect(page.getByRole('dialog').getByText('沈知行')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /^Evaluation/ }).click()
  await page.getByRole('button', { name: 'Write the conclusion' }).click()
  const form = page.getByRole('form', { name: 'Write the conclusion' })
  await form.getByRole('textbox').fill('Both rounds agree.')
  await form.getByRole('button', { name: /^(Submit|Save)/ }).click()
  await expect(page.getByRole('tabpanel').getByText('Both rounds agree.')).toBeVisible()
  await reader.close()
})

test('a reviewer remarks, labels and scores an answer by hand [R1-023]', async ({ page }) => {
  await openReport(page, 'hr', '程砚舟')
  await page.getByRole('button', { name: 'Edit labels' }).click()
  const labels = page.getByRole('dialog')
  await labels.getByRole('textbox').or(labels.getByRole('searchbox')).first().fill('Second round')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('banner').or(page.getByRole('main')).getByText('Second round').first(),
  ).toBeVisible()

  await page.getByRole('tab', { name: /^Remarks/ }).click()
  await page.getByRole('textbox', { name: 'Add a remark' }).fill('Free from March on.')
  await page.getByRole('button', { name: 'Submit remark' }).click()
  await expect(page.getByText('Remark saved')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('Free from March on.')).toBeVisible()

  await page.getByRole('tab', { name: 'AI interview' }).click()
  await page.getByRole('tab', { name: 'Video record' }).click()
  await page.getByRole('button', { name: 'Add your own score' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('slider').press('End')
  await dialog.getByRole('textbox').fill('Names the mechanism.')
  await dialog.getByRole('button', { name: 'Submit score' }).click()
  await expect(page.getByText('Score saved')).toBeVisible()
})

test('another vendor’s test is written down with its file, changed and deleted', async ({ page }) => {
  await openReport(page, 'hr', '纪晚秋')
  await page.getByRole('tab', { name: /^Third-party/ }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('textbox', { name: /^Test/ }).fill('Reasoning test')
  const files = page.locator('input[type=file]')
  await files.setInputFiles('demo/yunjian/wen-xizhu-route/media/photo.png')
  await expect(page.getByText('Only docx, doc, pdf and txt')).toBeVisible()
  await files.setInputFiles('demo/hailan/aynur-backend/media/certificate.pdf')
  await expect(page.getByText('certificate.pdf', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Reasoning test')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Reasoning test' }).click()
  await page.getByRole('textbox', { name: 'Score' }).fill('91')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toContainText('Score 91')
  await page.getByRole('button', { name: 'Delete Reasoning test' }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(panel.getByText('Reasoning test')).toHaveCount(0)
})

test('the label of one’s own decision takes no room of the buttons beside it', async ({ page }) => {
  await openReport(page, 'hr', '苏晴岚')
  const label = bar(page).getByText('current', { exact: true })
  await expect(label).toBeVisible()
  const place = await decision(page, 'Reject').boundingBox()
  await label.evaluate((element) => element.toggleAttribute('hidden', true))
  await expect(label).toBeHidden()
  expect(await decision(page, 'Reject').boundingBox()).toEqual(place)
})

test('a setting acts at once, where a report is open too', async ({ browser, page }) => {
  // A company of its own, as other journeys score by hand meanwhile.
  const reviewer = await browser.newPage()
  await openReport(reviewer, 'hr', '卓明川', (each) => signIn(each, 'hr@by-hand.example'))
  await reviewer.getByRole('tab', { name: 'Video record' }).click()
  const ownScore = reviewer.getByRole('button', { name: 'Add your own score' }).first()
  await expect(ownScore).toBeVisible()

  await speak(page, 'en')
  await beSignedIn(page, 'admin@by-hand.example')
  await page.goto('/manage/ai-scores')
  await turn(page, 'Manual scores', false)
  await reviewer.reload()
  await expect(reviewer.getByRole('tab', { name: 'Video record' })).toBeVisible()
  await expectSettled(reviewer)
  await expect(ownScore).toHaveCount(0)
  await turn(page, 'Manual scores', true)
  await reviewer.reload()
  await expect(ownScore).toBeVisible()
  await reviewer.close()
})
