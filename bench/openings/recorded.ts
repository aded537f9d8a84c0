import { chromium, type Page, type Request } from '@playwright/test'
import { repositoryRoot } from '../../apps/server/src/plumbing/features.ts'
import { findChromium } from '../../tools/test/chromium.ts'
import { reader } from './served.ts'

/** A request as the page sent it. */
export interface Recorded {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What a page asked until it rested: for its own report, and ahead for its neighbours. */
export interface Opening {
  readonly own: readonly Recorded[]
  readonly ahead: readonly Recorded[]
}

/** How long the page has to be silent to count as at rest (milliseconds). */
const restMs = 4_000

/** Opens the report of a person of the demo company by its address, and records what its page asks. */
export async function recordOpening(url: string, person: string): Promise<Opening> {
  const { path: executablePath, fault } = await findChromium(repositoryRoot)
  if (!executablePath) throw new Error(fault)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'en' })
    await page.goto(`${url}/login`)
    await page.locator('input[type=email]').fill(reader.email)
    await page.locator('input[type=password]').fill(reader.password)
    await page.keyboard.press('Enter')
    const link = page.locator('a[href*="shareurl"]', { hasText: person }).first()
    const address = await link.getAttribute('href')
    if (!address) throw new Error(`${person} is not in the list`)
    return await recordPage(page, new URL(address, url))
  } finally {
    await browser.close()
  }
}

async function recordPage(page: Page, address: URL): Promise<Opening> {
  const ids = [address.searchParams.get('userid'), address.searchParams.get('jobseekerChannelId')]
  const asked: Request[] = []
  let lastAt = Date.now()
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return
    asked.push(request)
    lastAt = Date.now()
  })
  await page.goto(address.href)
  while (Date.now() - lastAt < restMs) await page.waitForTimeout(restMs - (Date.now() - lastAt))
  const recorded = await Promise.all(asked.filter(isAnswered).map(recordedOf))
  const isOwn = ({ path, body = '' }: Recorded) =>
    ids.some((id) => id !== null && `${path}${body}`.includes(id))
  return { own: recorded.filter(isOwn), ahead: recorded.filter((request) => !isOwn(request)) }
}

/** An event stream has no end, so that it cannot be replayed; media are read by the player, not by the page. */
function isAnswered(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return !pathname.endsWith('/events') && !pathname.startsWith('/file/media')
}

async function recordedOf(request: Request): Promise<Recorded> {
  const { pathname, search } = new URL(request.url())
  const body = request.postData()
  const { token = '', lang = 'en', 'content-type': type = 'application/json' } = await request.allHeaders()
  return {
    method: request.method() === 'GET' ? 'GET' : 'POST',
    path: `${pathname}${search}`,
    headers: { token, lang, 'content-type': type, 'accept-encoding': 'gzip, deflate, br, zstd' },
    ...(body !== null && { body }),
  }
}
