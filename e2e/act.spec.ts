import { expect, type Locator, type Page } from '@playwright/test'
import {
  beSignedIn,
  expectAccessible,
  expectNoSpill,
  expectSettled,
  openCandidate,
  password,
  signIn,
  signInAnew,
  speak,
  test,
} from './support.ts'

/** The parts of the administrator's area, as their addresses name them. */
const sections = [
  ...['accounts', 'roles', 'company', 'report', 'ai-scores', 'evaluation'],
  ...['rules', 'positions', 'service-keys', 'mail', 'audit'],
]

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Your evaluation' })
const opinion = (page: Page): Locator => bar(page).getByRole('textbox', { name: 'Your opinion' })
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const decision = (page: Page, name: string): Locator => bar(page).getByRole('button', { name })

async function signInAs(page: Page, person: string): Promise<void> {
  await speak(page, 'en')
  await signIn(page, `${person}@hailan.example`)
}

async function openReport(page: Page, person: string, name: string, enter = signIn): Promise<void> {
  await speak(page, 'en')
  await enter(page, `${person}@hailan.example`)
  await openCandidate(page, name)
  await expectSettled(page)
}

test('a reviewer decides by keys alone, the next candidate shows, and the decision is there for everybody [R1-024]', async ({
  page,
}) => {
  await openReport(page, 'hr', '宋嘉树', signInAnew)
  await expect(bar(page)).toBeVisible()
  for (const name of ['Pass', 'Wait', 'Reject']) {
    await expect(decision(page, name)).toHaveAttribute('aria-pressed', 'false')
  }
  await page.keyboard.press('p')
  await expect(decision(page, 'Pass')).toHaveAttribute('aria-pressed', 'true')
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
  await expect(bar(page)).toContainText('Your decision: pass')
  await page.getByRole('tab', { name: /^Evaluation/ }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Clear about trade-offs.\nAsk about sharding.', {
    useInnerText: true,
  })
})

test('on a phone a choice opens the sheet, which submits and goes on @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the sheet is a phone’s')
  await openReport(page, 'hr', '叶承曦', signInAnew)
  await page.getByRole('button', { name: 'Wait' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.getByRole('textbox').first().fill('Ask about the incident again.')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Submit/ }).click()
  await expect(sheet).toBeHidden()
  await expect(heading(page)).not.toContainText('叶承曦')
})

test('what was typed survives a reload, and a submit without a connection is offered again and stored once', async ({
  page,
  context,
}) => {
  await openReport(page, 'hr', '卓闻舟', signInAnew)
  await opinion(page).fill('Kept over a reload.')
  await page.reload()
  await expect(opinion(page)).toHaveValue('Kept over a reload.')
  await decision(page, 'Wait').click()

  await context.setOffline(true)
  await bar(page)
    .getByRole('button', { name: /^Submit/ })
    .click()
  const again = bar(page).or(page.getByRole('main')).getByRole('button', { name: 'Send again' }).first()
  await expect(again).toBeVisible()
  await expect(opinion(page)).toHaveValue('Kept over a reload.')
  await context.setOffline(false)
  await again.click()
  await expect(heading(page)).not.toContainText('卓闻舟')

  await page.goto('/first/talentList')
  await openCandidate(page, '卓闻舟')
  await expect(bar(page)).toContainText('Your decision: wait')
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
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await request.post('/admin/login/logout', { headers: { token } })
  await page.getByRole('button', { name: 'Submit remark' }).click()
  await page.waitForURL('**/login**')
  await page.locator('input[type=email]').fill('collaborator@hailan.example')
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/shareurl**')
  await page.getByRole('tab', { name: /^Remarks/ }).click()
  await expect(box).toHaveValue('Written before the session ended.')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Remark saved')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('Written before the session ended.')).toHaveCount(1)
})

test('who read a report, and the conclusion over all evaluations, are there for colleagues', async ({
  browser,
  page,
}) => {
  const reader = await browser.newPage()
  // It is told of every 15 seconds.
  const told = reader.waitForResponse('**/viewReportReq', { timeout: 60_000 })
  await openReport(reader, 'superadmin', '尹初晴')
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

test('a candidate is recommended to a colleague, who is asked, accepts and decides [R1-025]', async ({
  browser,
  page,
}) => {
  await openReport(page, 'hr', '阿依努尔')
  await page.getByRole('button', { name: 'Recommend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Choose at least one colleague')).toBeVisible()
  await dialog.getByRole('searchbox').fill('INTERVIEWER@')
  const found = dialog.getByRole('option').or(dialog.getByRole('checkbox'))
  await expect(found).toHaveCount(1)
  await found.click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('textbox').fill('Please look at the ledger answers.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible()

  const other = await browser.newPage()
  await openReport(other, 'interviewer', '阿依努尔')
  await expect(other.getByText('recommended this candidate to you')).toBeVisible()
  await expect(other.getByText('Please look at the ledger answers.')).toBeVisible()
  await other.getByRole('button', { name: 'Accept' }).click()
  await expect(other.getByText('You accepted the recommendation')).toBeVisible()
  await expect(other.getByText('Please look at the ledger answers.')).toBeVisible()

  const third = await browser.newPage()
  await openReport(third, 'superadmin', '阿依努尔')
  await third.getByRole('button', { name: 'Recommend' }).click()
  const again = third.getByRole('dialog')
  for (const address of ['interviewer@hailan', 'read@hailan']) {
    await again.getByRole('searchbox').fill(address)
    await again.getByRole('option').filter({ hasText: address }).click()
  }
  await again.getByRole('button', { name: 'Continue' }).click()
  await again.getByRole('textbox').fill('And at the last answer.')
  await again.getByRole('button', { name: 'Send' }).click()
  await expect(again.getByRole('textbox')).toHaveCount(0)
  await third.close()

  await other.reload()
  const remarked = (remark: string) => other.getByRole('listitem').filter({ hasText: remark })
  await expect(remarked('Please look at the ledger answers.')).toContainText('陈薇安')
  await expect(remarked('And at the last answer.')).toContainText('沈知行')
  await expect(remarked('And at the last answer.')).not.toContainText('陈薇安')

  const reader = await browser.newPage()
  await openReport(reader, 'read', '阿依努尔')
  await expect(reader.getByText('And at the last answer.')).toBeVisible()
  await expect(reader.getByText('Please look at the ledger answers.')).toHaveCount(0)
  await expect(reader.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await reader.close()

  await decision(other, 'Pass').click()
  await bar(other)
    .getByRole('button', { name: /^Submit/ })
    .click()
  await other.goto('/first/talentList2')
  await expect(other.getByRole('row').filter({ hasText: '阿依努尔' })).toBeVisible()
  await other.close()
})

test('a phone forwards a candidate to a colleague too @phone [P1-019]', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'about a phone')
  await openReport(page, 'hr', '邢牧野')
  await page.getByRole('button', { name: 'Recommend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('superadmin@')
  const found = dialog.getByRole('option')
  await expect(found).toHaveCount(1)
  await found.click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Recommended', { exact: true })).toBeVisible()
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

test('a frozen account is out at once where it is signed in; the log tells of it and is sound', async ({
  browser,
  page,
}) => {
  const frozen = await browser.newPage()
  await signInAnew(frozen, 'publisher@hailan.example')
  await signInAs(page, 'admin')
  await page.goto('/manage/accounts')
  await page
    .getByRole('textbox', { name: 'Find a name or e-mail' })
    .or(page.getByRole('searchbox'))
    .first()
    .fill('publisher@')
  await page.getByRole('button', { name: 'Manage 温以澄' }).click()
  await page.getByRole('button', { name: 'Freeze the account' }).click()
  await expect(page.getByText('Thaw the account')).toBeVisible()
  await frozen.goto('/first/talentList')
  await frozen.waitForURL('**/login**')

  await page.goto('/manage/audit')
  await expect(page.getByRole('list', { name: 'Audit log' })).toContainText('froze the account of 温以澄')
  await page.getByRole('button', { name: 'Check the log' }).click()
  await expect(page.getByText(/none altered/)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/manage/accounts')
  await page
    .getByRole('textbox', { name: 'Find a name or e-mail' })
    .or(page.getByRole('searchbox'))
    .first()
    .fill('publisher@')
  await page.getByRole('button', { name: 'Manage 温以澄' }).click()
  await page.getByRole('button', { name: 'Thaw the account' }).click()
  await expect(page.getByText('Freeze the account')).toBeVisible()
  await frozen.close()
})

test('a setting acts at once, where a report is open too', async ({ browser, page }) => {
  const reviewer = await browser.newPage()
  await openReport(reviewer, 'hr', '尹初晴')
  await reviewer.getByRole('tab', { name: 'Video record' }).click()
  const ownScore = reviewer.getByRole('button', { name: 'Add your own score' }).first()
  await expect(ownScore).toBeVisible()

  await signInAs(page, 'admin')
  await page.goto('/manage/ai-scores')
  const manual = page.getByRole('switch', { name: 'Scores by hand' })
  await manual.click()
  await expect(manual).not.toBeChecked()
  await reviewer.reload()
  await expect(reviewer.getByRole('tab', { name: 'Video record' })).toBeVisible()
  await expectSettled(reviewer)
  await expect(ownScore).toHaveCount(0)
  await manual.click()
  await expect(manual).toBeChecked()
  await reviewer.reload()
  await expect(ownScore).toBeVisible()
  await reviewer.close()
})

test('every part of the administrator’s area opens, with no finding of axe @phone', async ({
  page,
  isMobile,
}) => {
  await speak(page, 'en')
  await beSignedIn(page, 'admin@hailan.example')
  for (const slug of sections) {
    await page.goto(`/manage/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSettled(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSpill(page)
  }
  expect(isMobile || (await page.getByRole('navigation').getByRole('link').count())).toBeTruthy()
})
