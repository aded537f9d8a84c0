import { chromium } from '@playwright/test'
import { call, base } from '/tmp/wt/look-notices/api.mjs'
const [, , lang = 'en', scheme = 'light', act = 'yes'] = process.argv
const login = async (email) => (await call(null, 'POST', '/admin/login', { email, password: 'candor-demo' })).data
const hr = await login('hr@hailan.example'); const iv = await login('interviewer@hailan.example')
const out = '/tmp/wt/look-notices'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
async function open(who, width) {
  const context = await browser.newContext({ viewport: { width, height: width > 500 ? 900 : 844 }, colorScheme: scheme })
  await context.addInitScript(({ who, lang }) => { localStorage.setItem('token', who.token); localStorage.setItem('userInfo', JSON.stringify(who.userInfo)); localStorage.setItem('lang', lang) }, { who: { token: who.token, userInfo: (await call(who.token, 'GET', '/admin/user/getUserInfo')).data }, lang })
  const page = await context.newPage()
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('console', m.type(), m.text().slice(0, 300)) })
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  return { context, page }
}
const { context, page } = await open(iv, 1440)
const streams = []
context.on('request', (r) => { if (r.url().includes('/notice/events')) streams.push(r.url()) })
await page.goto(base + '/first/talentList'); await page.waitForTimeout(2500)
const second = await context.newPage(); await second.goto(base + '/my-interviews'); await second.waitForTimeout(1500)
console.log('streams with two tabs', streams.length, await page.title(), await second.title())
if (act === 'yes') {
  const list = (await call(hr.token, 'POST', '/candidate/shortList/query', {})).data
  const people = JSON.stringify(list).match(/"jobSeekerChannelId":"[^"]+"/g).slice(0, 3).map((t) => t.split('"')[3])
  const accounts = (await call(hr.token, 'POST', '/admin/user/listUnfrozenUsers', {})).data
  const to = accounts.find((a) => a.email === 'interviewer@hailan.example')
  const at = Date.now()
  for (const id of people.slice(0, 2)) console.log((await call(hr.token, 'POST', '/candidate/jobseekerChannel/jobseekerChannel/transmitResume', { registerUserIdAry: [to.id], updateIdsAry: [id], selectNote: 'look ' + at })).code)
  console.log((await call(hr.token, 'POST', '/candidate/jobseekerChannel/jobseekerChannel/transmitResume', { registerUserIdAry: [to.id], updateIdsAry: people, selectNote: 'many ' + at })).code)
  await page.waitForFunction(() => /\(\d+\)/.test(document.title), null, { timeout: 20000 }); console.log('told after', Date.now() - at)
}
await second.waitForTimeout(1500)
console.log(await page.title(), '|', await second.title(), 'streams', streams.length)
await page.getByRole('button', { name: /Notices|通知/ }).first().click(); await page.waitForTimeout(1200)
await page.screenshot({ path: `${out}/pop-${lang}-${scheme}.png` })
await page.keyboard.press('Escape'); await page.waitForTimeout(400)
console.log('focus', await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
await page.goto(base + '/notices'); await page.waitForTimeout(2000); await page.screenshot({ path: `${out}/page-${lang}-${scheme}.png` })
await page.goto(base + '/account#notices'); await page.waitForTimeout(2500); await page.screenshot({ path: `${out}/account-${lang}-${scheme}.png`, fullPage: true })
await context.close()
const phone = await open(iv, 390)
await phone.page.goto(base + '/first/talentList'); await phone.page.waitForTimeout(2000); await phone.page.screenshot({ path: `${out}/phone-list-${lang}-${scheme}.png` })
await phone.page.getByRole('link', { name: /Notices|通知/ }).first().click(); await phone.page.waitForTimeout(1500)
await phone.page.screenshot({ path: `${out}/phone-${lang}-${scheme}.png` })
await phone.page.goto(base + '/account#notices'); await phone.page.waitForTimeout(2500); await phone.page.screenshot({ path: `${out}/phone-account-${lang}-${scheme}.png`, fullPage: true })
await browser.close()
