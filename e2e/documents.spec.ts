import { expect, type Page, type Route, test } from '@playwright/test'
import { openReport } from './acting.ts'
import { expectAccessible } from './looks/accessible.ts'
import { expectFingerSized } from './looks/layout.ts'

const elsewhere = 'https://elsewhere.example'

/** Answers every stored document of a type with another body, in the server's own headers. */
async function storeInstead(page: Page, type: string, body: string): Promise<void> {
  await page.route('**/file/media/**', async (route: Route) => {
    if (['media', 'image'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    const isMeant = response.headers()['content-type']?.startsWith(type)
    await route.fulfill(isMeant ? { response, body } : { response })
  })
}

/** Everything that another host was asked for; nothing of it leaves this machine. */
async function listenElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(`${elsewhere}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill({ body: 'elsewhere', headers: { referer: route.request().headers().referer ?? '' } })
  })
  return asked
}

const link = (line: number, action: string) =>
  `<</Type/Annot/Subtype/Link/Rect[40 ${700 - line * 40} 400 ${720 - line * 40}]/Border[0 0 0]/A<<${action}>>>>`

/** A pdf of two pages, the first with links of every kind. Without a table of its objects: they are looked for. */
function aPdf(): string {
  const lines = ['https://bank.example/', 'Portfolio', 'script', 'program', 'next']
  const text = lines.map((line, at) => `1 0 0 1 40 ${704 - at * 40} Tm (${line}) Tj`).join('\n')
  const links = [
    link(0, `/S/URI/URI(${elsewhere}/phish)`),
    link(1, `/S/URI/URI(${elsewhere}/portfolio)`),
    link(2, '/S/URI/URI(javascript:alert\\(1\\))'),
    link(3, '/S/Launch/F(setup.exe)'),
    link(4, '/S/GoTo/D[1/Fit]'),
  ]
  const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 7 0 R>>>>'
  const stream = (content: string) => `<</Length ${content.length}>>stream\n${content}\nendstream`
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.launchURL\\("${elsewhere}/run"\\))>>>>`,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    `<<${page}/Contents 5 0 R/Annots[${links.join('')}]>>`,
    `<<${page}/Contents 6 0 R>>`,
    stream(`BT /F 16 Tf ${text} ET`),
    stream('BT /F 16 Tf 1 0 0 1 40 700 Tm (ledger and ledger) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj`).join('\n')
  return `%PDF-1.7\n${body}\ntrailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`
}

test('a pdf is read with the keys of the report at hand; it runs nothing, and its links say where they lead @phone', async ({
  page,
  isMobile,
}) => {
  const asked = await listenElsewhere(page)
  await storeInstead(page, 'application/pdf', aPdf())
  await openReport(page, 'hr', '宋嘉树')
  await page.getByRole('tab', { name: 'Resume', exact: true }).click()
  const frame = page.frameLocator('iframe')
  const links = frame.getByRole('link')
  await expect(links).toHaveCount(3)
  await expectAccessible(page)
  if (isMobile) return expectFingerSized(frame.getByRole('group', { name: 'PDF tools' }))

  const misleading = frame.locator(`a[href="${elsewhere}/phish"]`)
  await misleading.hover()
  await expect(frame.getByText('The text is misleading: the link leads to elsewhere.example')).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await frame.locator(`a[href="${elsewhere}/portfolio"]`).click()
  const tab = await opened
  await tab.waitForLoadState()
  expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  await tab.close()

  const field = frame.getByRole('textbox', { name: /^Page number/ })
  await frame.getByRole('link', { name: 'next' }).click()
  await expect(field).toHaveValue('2')
  await page.keyboard.press('Control+f')
  // In one piece: typed letter by letter, the count may be that of the first letters, and Enter still begins the search.
  await page.keyboard.insertText('ledger')
  const found = frame.getByRole('group', { name: 'Find' }).getByRole('status')
  await expect(found).toHaveText('1 / 2')
  await page.keyboard.press('Enter')
  await expect(found).toHaveText('2 / 2')
  await page.keyboard.type('s1')
  await expect(found).toHaveText('Not found')
  await page.keyboard.press('Escape')
  await page.keyboard.press('-')
  await expect(frame.getByRole('button', { name: 'Fit to width' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('0')
  await expect(frame.getByRole('button', { name: 'Fit to width' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('2')
  await expect(page.getByRole('tab', { name: 'AI interview' })).toHaveAttribute('aria-selected', 'true')
  expect(asked).toEqual(['/portfolio'])
})

const hostilePage = `<!doctype html><html><head><title>stored</title>
<meta http-equiv="refresh" content="0;url=${elsewhere}/refresh"><base href="${elsewhere}/base/">
<link rel="stylesheet" href="${elsewhere}/css"><style>@import url(${elsewhere}/import);body{background:url(${elsewhere}/background)}</style>
<script>fetch('${elsewhere}/script');document.title='ran';parent.document.title='ran'</script></head>
<body onload="document.title='ran'"><img src="${elsewhere}/picture" onerror="document.title='ran'"><iframe src="${elsewhere}/frame"></iframe>
<object data="${elsewhere}/object"></object><video src="${elsewhere}/video"></video>
<form action="${elsewhere}/form" method="post"><button>Send</button></form>
<a href="javascript:document.title='ran'">Run</a>
<a href="${elsewhere}/link" target="_blank" ping="${elsewhere}/ping">Link</a><p>Text</p></body></html>`

test('a stored page runs, fetches and sends nothing, in its frame and by its own address; its links open', async ({
  page,
}) => {
  const asked = await listenElsewhere(page)
  await storeInstead(page, 'text/html', hostilePage)
  await openReport(page, 'hr', '任皓宇')
  await page.getByRole('tab', { name: 'Resume', exact: true }).click()
  const frame = page.frameLocator('iframe')
  for (const name of ['Send', 'Run']) await frame.getByText(name).click()
  await expect(page).not.toHaveTitle('ran')
  expect(await frame.locator('title').textContent()).toBe('stored')

  const opened = page.context().waitForEvent('page')
  await frame.getByRole('link', { name: 'Link' }).click()
  const tab = await opened
  await tab.waitForLoadState()
  expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  await tab.close()
  expect(asked).toEqual(['/link'])

  const address = (await page.locator('iframe').getAttribute('src')) ?? ''
  await frame.getByText('Text').click()
  await page.keyboard.press('2')
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')

  await page.goto(address)
  for (const name of ['Send', 'Run']) await page.getByText(name).click()
  await expect(page).toHaveTitle('stored')
  expect(new URL(page.url()).pathname).toBe(address)
  expect(asked).toEqual(['/link'])
})
