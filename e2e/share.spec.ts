import type { InputOf } from '@candor/call/define'
import { expect, type Page } from '@playwright/test'
import { revokeShares } from '../features/shares/shares/contract/changing.ts'
import { makeShare } from '../features/shares/shares/contract.ts'
import { applicationOf, read } from './calls.ts'
import { expectAccessibleInBothThemes } from './looks/accessible.ts'
import { beSignedIn, forMail, test } from './support.ts'

test('a report is mailed, opened by a stranger with its password, watched, and gone once it is revoked [P1-016 P2-021 P2-080 P4-011]', async ({
  page,
  browser,
  mailsTo,
}) => {
  await beSignedIn(page)
  await page.goto('/')
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await page.goto(`/shareurl?jobseekerChannelId=${await applicationOf(page, '苏晴岚')}`)
  await page.getByRole('button', { name: '分享', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '分享这份报告' })
  await dialog.getByText('不显示', { exact: true }).click()
  await dialog.getByRole('checkbox', { name: /^简历/ }).uncheck()
  await dialog.getByLabel('附言（对方可见）').fill('请先看账本那一题')
  const pane = dialog.getByRole('region', { name: '对方会看到的样子' })
  const small = pane.frameLocator('iframe')
  await expect(small.getByText('请先看账本那一题')).toBeVisible()
  await expect(small.getByRole('heading', { name: /苏晴岚/ })).toBeVisible()
  await expect(small.getByRole('tab', { name: '简历' })).toHaveCount(0)
  await expect(pane.getByText('1 个部分')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByText('English', { exact: true }).click()
  await expect(small.locator('html')).toHaveAttribute('lang', 'en')
  await dialog.getByText('简体中文', { exact: true }).click()
  await expect(small.locator('html')).toHaveAttribute('lang', 'zh-CN')
  const opening = page.waitForEvent('popup')
  await pane.getByRole('button', { name: '在新标签页打开' }).click()
  const preview = await opening
  await expect(preview.getByText('这就是对方将看到的报告。')).toBeVisible()
  await expect(preview.getByText('请先看账本那一题')).toBeVisible()
  await expect(preview.getByRole('heading', { name: /苏晴岚/ })).toBeVisible()
  await expect(preview.getByRole('tab', { name: '简历' })).toHaveCount(0)
  await preview.close()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
  await dialog.getByLabel('邮箱').fill('gao.lan@northquay.example')
  await dialog.getByRole('button', { name: /^发送/ }).click()
  await expect(page.getByText('分享成功')).toBeVisible()
  const password = (await dialog.locator('code').textContent()) ?? ''
  expect(password).toMatch(/^[0-9A-Za-z]{6}$/)
  const mails = () => mailsTo('gao.lan@northquay.example')
  await expect.poll(mails, forMail).toHaveLength(1)
  const text = (await mails())[0]?.[0] ?? ''
  expect(text).not.toContain(password)
  const { pathname, search } = new URL(/http:\S+/.exec(text)?.[0] ?? '')
  await expect(dialog.getByText('已发送').first()).toBeVisible()

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const visit = await stranger.newPage()
  const answer = await visit.goto(`/sharereport${search}`)
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': /noindex/, 'referrer-policy': 'no-referrer' })
  await expect(visit).toHaveURL(new RegExp(`${pathname}\\?userid=`))
  await expect(visit.getByRole('heading', { level: 1 })).toContainText('海岚支付与您分享了')
  expect(await visit.content()).not.toContain('苏晴岚')
  await expectAccessibleInBothThemes(visit)

  const pin = visit.getByLabel('请输入 6 位报告密码')
  const unlock = visit.getByRole('button', { name: '查看报告' })
  await unlock.click()
  await expect(visit.getByRole('alert')).toHaveText('请输入报告密码')
  await pin.fill('7Kd2')
  await unlock.click()
  await expect(visit.getByRole('alert')).toHaveText('报告密码格式不正确')
  await pin.fill('aaaaaa')
  await unlock.click()
  await expect(visit.getByRole('alert')).toHaveText('密码错误')
  await expect(pin).toHaveValue('aaaaaa')
  await pin.fill(password)
  await unlock.click()

  await expect(visit.getByRole('heading', { name: /苏晴岚/ })).toBeVisible()
  await expect(visit.getByText('请先看账本那一题')).toBeVisible()
  await expect(visit.getByText('不展示').first()).toBeVisible()
  await expect(visit.getByRole('tab', { name: '简历' })).toHaveCount(0)
  await visit.clock.install()
  await visit.reload()
  await expect(visit.getByRole('heading', { name: /苏晴岚/ })).toBeVisible()
  // It is told of every 15 seconds.
  const told = visit.waitForResponse('**/viewReportReq')
  await visit.clock.runFor(15_000)
  await visit.getByRole('tab', { name: '视频记录' }).click()
  const video = visit.locator('video[src*="/file/media/"]').first()
  await expect(video).toHaveCount(1)
  const address = (await video.getAttribute('src')) ?? ''
  const watch = async () =>
    (await stranger.request.get(address, { headers: { range: 'bytes=0-9' } })).status()
  expect(await watch()).toBe(206)
  expect(await (await told).json()).toMatchObject({ code: 0 })

  // Other journeys share the report of the same candidate meanwhile.
  const row = dialog.getByRole('listitem').filter({ hasText: 'gao.lan@northquay.example' }).first()
  await row.getByRole('button', { name: '撤回', exact: true }).click()
  const revoked = page.waitForResponse('**/candidate/share/revoke')
  await row.getByRole('button', { name: '确认撤回' }).click()
  expect(await (await revoked).json()).toMatchObject({ code: 0 })
  await expect(row.getByText(/陈薇安 于 .* 撤回/)).toBeVisible()
  expect(await watch()).toBe(404)
  await visit.reload()
  await expect(visit.getByRole('heading', { name: '链接无效' })).toBeVisible()
  await stranger.close()
})

type Section = InputOf<typeof makeShare>['sections'][number]

const everything: Section[] = ['reportAIInterview', 'reportResume', 'originalResume', 'attachments']

/** Shares the report of 苏晴岚 with all that can be opened of her, behind a password unless something else is chosen. */
async function share(
  page: Page,
  chosen: { sections?: Section[]; hasPassword?: boolean } = {},
): Promise<{ shareUrl: string; password: string; revoke: () => Promise<unknown> }> {
  await beSignedIn(page)
  await page.goto('/')
  const jobseekerChannelId = await applicationOf(page, '苏晴岚')
  const { shareId, shareUrl, password } = await read(page, makeShare, {
    jobseekerChannelId,
    sections: everything,
    showsScores: true,
    days: 7,
    hasPassword: true,
    language: 'cn',
    note: '',
    ...chosen,
  })
  const revoke = () => read(page, revokeShares, { jobseekerChannelId, shareId })
  return { shareUrl, password: password ?? '', revoke }
}

test('a link without a password shows the report at once, to somebody who never signed in [R1-030 R6-006 P2-027 P6-018]', async ({
  page,
  browser,
}) => {
  const { shareUrl, revoke } = await share(page, {
    sections: ['reportAIInterview', 'reportResume'],
    hasPassword: false,
  })
  const stranger = await browser.newContext({ locale: 'zh-CN' })
  const visit = await stranger.newPage()
  const { pathname, search } = new URL(shareUrl)
  expect(pathname).toBe('/newShareReport')
  await visit.goto(`${pathname}${search}`)
  await expect(visit.getByRole('heading', { name: /苏晴岚/ })).toBeVisible()
  await expect(visit.getByRole('tab', { name: '简历' })).toBeVisible()
  await expect(visit).toHaveURL(new RegExp(`^[^?]*${pathname}\\?userid=`))
  expect(await visit.evaluate(() => localStorage.getItem('token'))).toBe(null)
  await revoke()
  await stranger.close()
})

const playing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].map((video) => !video.paused))

test('on a phone a visitor reads answers one by one and the original resume, until the share ends [P1-017 P2-023 P2-125]', async ({
  page,
  browser,
}) => {
  const { shareUrl, password, revoke } = await share(page)
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const visit = await stranger.newPage()
  const { pathname, search } = new URL(shareUrl)
  await visit.goto(`${pathname}${search}&activeIndex=1&inner=2`)
  await visit.getByLabel('请输入 6 位报告密码').fill(password)
  await visit.getByRole('button', { name: '查看报告' }).click()

  // From a question of the report, and back to where it was left.
  const link = visit.getByRole('link', { name: '单题查看：幂等设计' })
  // One step in the page: what still comes above the link moves it, and a reader clicks only what has been drawn.
  const top = await link.evaluate(async (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const left = window.scrollY
    element.click()
    return left
  })
  expect(top).toBeGreaterThan(200)
  await expect(visit.getByRole('tab', { name: /客观题/ })).toHaveAttribute('aria-selected', 'true')
  await expect(visit.getByRole('article', { name: /幂等设计/ })).toBeVisible()
  await expect(visit.locator('article a')).toHaveCount(0)
  await visit.getByRole('link', { name: '返回报告' }).click()
  await expect(visit.getByRole('tab', { name: /其他题目/ })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => visit.evaluate(() => window.scrollY)).toBe(top)

  // One question on a page, which a reload keeps.
  await link.click()
  await visit.getByRole('tab', { name: /主观题/ }).click()
  await visit.getByRole('button', { name: '下一题' }).click()
  await expect(visit).toHaveURL(/tab=subjective&q=|q=.*tab=subjective/)
  await visit.reload()
  await expect(visit.getByRole('article')).toHaveAccessibleName('账本设计')
  await expectAccessibleInBothThemes(visit)
  const play = (name: string) =>
    visit
      .getByRole('region', { name, exact: true })
      .getByRole('button', { name: '播放', exact: true })
      .click()
  await play('面试录像，第 2 题')
  await expect.poll(() => playing(visit)).toEqual([true, false, false])
  await play('面试录像，第 2 题，追问 1')
  await expect.poll(() => playing(visit)).toEqual([false, true, false])
  const media = (await visit.locator('video').nth(1).getAttribute('src')) ?? ''
  const watch = async () => (await stranger.request.get(media, { headers: { range: 'bytes=0-9' } })).status()
  expect(await watch()).toBe(206)

  // The original resume, on a page of its own.
  await visit.goto(`${pathname}${search}&activeIndex=0`)
  await visit.getByRole('button', { name: '整页查看' }).click()
  await expect(visit).toHaveURL(/\/originalResume$/)
  await expect(visit.frameLocator('iframe').getByText('苏晴岚').first()).toBeVisible()
  await revoke()
  expect(await watch()).toBe(404)
  await visit.reload()
  await expect(visit.frameLocator('iframe').getByText('链接已过期')).toBeVisible()
  await visit.goto(`/reportDetail?id=${new URLSearchParams(search).get('userid')}`)
  await expect(visit.getByRole('heading', { name: '链接无效' })).toBeVisible()
  await stranger.close()
})
