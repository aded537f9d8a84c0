import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

/** A server of this checkout without any company, and the code of its output. */
interface EmptyServer {
  readonly address: string
  readonly code: string
  readonly child: ChildProcess
  readonly folder: string
}

async function startEmpty(): Promise<EmptyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-first-'))
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, CANDOR_DEMO: 'off', LIBREOFFICE: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let out = ''
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    out += text
    const [, address] = /answers at (\S+)/.exec(out) ?? []
    const [, code] = /^ {2}((?:[0-9A-Z]{4}-){5}[0-9A-Z]{4})$/m.exec(out) ?? []
    if (!address || !code) continue
    child.stdout.resume()
    return { address, code, child, folder }
  }
  throw new Error(`the server did not start: ${out}`)
}

async function stop({ child, folder }: EmptyServer): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
  await rm(folder, { recursive: true, force: true })
}

let server: EmptyServer
test.beforeAll(async () => {
  server = await startEmpty()
})
test.afterAll(async () => {
  await stop(server)
})

/** Presses and counts: how many clicks the way takes. */
function counted(page: Page) {
  let clicks = 0
  return {
    click: async (...found: Parameters<Page['getByRole']>) => {
      await page.getByRole(...found).click()
      clicks += 1
    },
    clicks: () => clicks,
  }
}

/** From the sign-in page of an empty installation to the first steps of its company. */
async function makeCompany(page: Page, press: ReturnType<typeof counted>): Promise<void> {
  await page.goto(`${server.address}/login`)
  await expect(page).toHaveURL(/\/setup$/)
  await page.getByLabel('安装码').fill(server.code.toLowerCase())
  await page.getByLabel('公司名称').fill('海岚支付')
  await press.click('radio', { name: '中国大陆' })
  await page.getByLabel('姓名').fill('沈知行')
  await page.getByLabel('邮箱').fill('shen@hailan.example')
  await page.getByLabel('新密码').fill('long words of the first')
  await press.click('button', { name: '创建公司并登录' })
  await expect(page.getByRole('heading', { name: '海岚支付 已建好' })).toBeVisible()
}

test('on an empty installation a company is made in the browser, a position and a candidate follow, and all is seen (S133, S134)', async ({
  page,
}) => {
  const begun = Date.now()
  const press = counted(page)
  await makeCompany(page, press)

  await press.click('link', { name: '添加职位' })
  await page.getByLabel('中文名称', { exact: true }).fill('后端工程师')
  await press.click('button', { name: '开始招聘' })
  await expect(page).not.toHaveURL(/\/positions\/new$/)
  await page.goto(`${server.address}/start`)
  await expect(page.getByText('后端工程师', { exact: true })).toBeVisible()

  await press.click('link', { name: '填写' })
  await page.getByLabel('姓名', { exact: true }).fill('林晓彤')
  await press.click('button', { name: '添加', exact: true })
  await expect(page.getByText('林晓彤').first()).toBeVisible()

  const seconds = Math.round((Date.now() - begun) / 1000)
  test
    .info()
    .annotations.push({ type: 'first candidate', description: `${seconds} s, ${press.clicks()} clicks` })
})
