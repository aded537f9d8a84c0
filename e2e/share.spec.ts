import { expect } from '@playwright/test'
import { beSignedIn, expectAccessibleInBothThemes, test } from './support.ts'

const report = '/candidate/share'

test('a report is opened by a stranger with its password, watched, and gone once it is revoked [R1-028 P2-080 P4-011 P4-012]', async ({
  page,
  browser,
}) => {
  await beSignedIn(page)
  const { token } = await page
    .goto('/')
    .then(() => page.evaluate(() => ({ token: localStorage.getItem('token') ?? '' })))
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers: { token, lang: 'cn' }, data })
    return (await answer.json()).data
  }
  const { list } = await post('/candidate/shortList/query', { name: '苏晴岚' })
  const jobseekerChannelId: string = list[0].jobSeekerChannelId
  const made = await post(`${report}/make`, {
    ...{ jobseekerChannelId, sections: ['reportAIInterview'], showsScores: false, days: 7 },
    ...{ hasPassword: true, language: 'cn', note: '请先看账本那一题' },
  })
  const { pathname, search } = new URL(made.shareUrl)

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const visit = await stranger.newPage()
  const answer = await visit.goto(`/sharereport${search}`)
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': /noindex/, 'referrer-policy': 'no-referrer' })
  await expect(visit).toHaveURL(new RegExp(`${pathname}\\?userid=`))
  await expect(visit.getByRole('heading', { level: 1 })).toContainText('海岚支付与您共享了')
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
  await pin.fill(made.password)
  await unlock.click()

  await expect(visit.getByRole('heading', { name: /苏晴岚/ })).toBeVisible()
  await expect(visit.getByText('请先看账本那一题')).toBeVisible()
  await expect(visit.getByText('不展示').first()).toBeVisible()
  await expect(visit.getByRole('tab', { name: '简历' })).toHaveCount(0)
  await visit.reload()
  await expect(visit.getByRole('heading', { name: /苏晴岚/ })).toBeVisible()
  await visit.getByRole('tab', { name: '视频记录' }).click()
  const video = visit.locator('video[src*="/file/media/"]').first()
  await expect(video).toHaveCount(1)
  const address = (await video.getAttribute('src')) ?? ''
  const watch = async () =>
    (await stranger.request.get(address, { headers: { range: 'bytes=0-9' } })).status()
  expect(await watch()).toBe(206)

  await post(`${report}/revoke`, { jobseekerChannelId, shareId: made.shareId })
  expect(await watch()).toBe(404)
  await visit.reload()
  await expect(visit.getByRole('heading', { name: '这个链接打不开报告' })).toBeVisible()
  await stranger.close()
})
