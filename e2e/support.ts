import { readAnswer } from '@candor/call/client/read-answer'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { signIn as signInByPassword } from '../features/sign-in/session/contract.ts'

export const password = 'candor-demo'

interface Importing {
  /** A service key of the demo company, which the configuration brings. */
  importKey: string
  /** Where the mail that the server sent is read. */
  mailsAt: string
  /** The mails that the server sent to somebody, each as its texts and calendars. */
  mailsTo: (to: string) => Promise<string[][]>
  /** Imports a bundle without media, as another system does: over the call, past the page. */
  importBundle: (bundle: object) => Promise<void>
}

const Mails = z.array(z.array(z.string()))

/** A journey into which results may come. */
export const test = base.extend<Importing>({
  importKey: ['', { option: true }],
  mailsAt: ['', { option: true }],
  mailsTo: async ({ mailsAt, request }, use) =>
    use(async (to) => Mails.parse(await (await request.get(`${mailsAt}?to=${to}`)).json())),
  importBundle: async ({ importKey, request }, use) =>
    use(async (bundle) => {
      const answer = await request.post('/mark/import/interviewResult', {
        headers: { token: importKey },
        data: bundle,
      })
      expect(await answer.json()).toMatchObject({ code: 0, data: [{ faults: [] }] })
    }),
})

/** How long a mail is waited for: one that the mail server did not take at once goes out a minute later. */
export const forMail = { timeout: 90_000 }

/** What the browser keeps of a sign-in. */
type Kept = Readonly<Record<string, string>>

/** One session an account and worker: most journeys are not about signing in. */
const sessions = new Map<string, Promise<Kept>>()

/** Opens the shortlist signed in, with a session that other journeys share: a journey that ends it makes one of its own. */
export async function signIn(page: Page, email?: string): Promise<void> {
  await beSignedIn(page, email)
  await page.goto('/first/talentList')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Signs in without opening a page of the product. */
export async function beSignedIn(
  page: Page,
  email = 'hr@hailan.example',
  itsPassword = password,
): Promise<void> {
  const session = sessions.get(email) ?? makeSession(page, email, itsPassword)
  sessions.set(email, session)
  await keepAlone(page, await session)
}

/** Forgets who was signed in, without opening a page of the product. */
export async function beSignedOut(page: Page): Promise<void> {
  await keepAlone(page, {})
}

/** Has the browser keep this and nothing else. Done from the page itself: Playwright opens one more for it each time. */
async function keepAlone(page: Page, kept: Kept): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((items) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
  }, kept)
}

/** Sends an e-mail and its password from the sign-in page, which is opened unless it is there. What follows is not waited for. */
export async function sendPassword(page: Page, email: string, itsPassword = password): Promise<void> {
  const { pathname, search } = new URL(page.url())
  if (`${pathname}${search}` !== '/login') await page.goto('/login')
  await typePassword(page, email, itsPassword)
}

/** Sends an e-mail and its password from the sign-in page in view, whatever it leads to. */
export async function typePassword(page: Page, email: string, itsPassword = password): Promise<void> {
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(itsPassword)
  await page.keyboard.press('Enter')
}

/** Waits for the page after a sign-in without a target. */
export async function waitForToday(page: Page): Promise<void> {
  await page.waitForURL('**/today')
}

/** Signs in through the page, as people do, with a session of its own, and opens the shortlist. */
export async function signInAnew(page: Page, email = 'hr@hailan.example'): Promise<void> {
  await sendPassword(page, email)
  await waitForToday(page)
  // The address changes before the page does, and both pages have some of the same buttons.
  await page.locator('input[type=password]').waitFor({ state: 'detached' })
  await page.goto('/first/talentList')
}

async function makeSession(page: Page, email: string, itsPassword: string): Promise<Kept> {
  const answer = await page.request.post(signInByPassword.path, { data: { email, password: itsPassword } })
  const { token, userInfo } = readAnswer(signInByPassword, await answer.json()).data
  return { token, userInfo: JSON.stringify(userInfo) }
}

/** Signs out by the address for it, and waits until it is done: a page that is left takes its requests with it. */
export async function signOut(page: Page): Promise<void> {
  await page.goto(new URL('/loginOut', page.url()).href)
  await page.waitForURL('**/login')
}

/** The address that people see of the server of the journeys, which has a name. */
export function publicAddress(baseURL = ''): string {
  return baseURL.replace('127.0.0.1', 'candor.localhost')
}

/** Chooses a language for a page that is not open yet. */
export async function speak(page: Page, locale: 'cn' | 'en' | 'zh-TW'): Promise<void> {
  await page.addInitScript((value) => sessionStorage.setItem('lang', value), locale)
}

/** Opens a candidate of the shortlist by a name in either script. */
export async function openCandidate(page: Page, name: string): Promise<void> {
  const link = page.getByRole('row').filter({ hasText: name }).getByRole('link').first()
  await page.getByRole('row').getByRole('link').first().waitFor()
  // Other journeys add candidates, who come first: after many of them this one is on a later page.
  if (!(await link.isVisible())) await page.goto(`/first/talentList?find=${encodeURIComponent(name)}`)
  await link.click()
  await page.waitForURL('**/shareurl**')
  // The address changes before the page does, and the shortlist has a heading too.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

/** Turns a setting on or off, and waits until it is saved: the switch follows the finger before that. */
export async function turn(page: Page, name: string, isOn: boolean): Promise<void> {
  const setting = page.getByRole('switch', { name })
  await expect(setting).toBeChecked({ checked: !isOn })
  await setting.click()
  await expect(setting).toBeChecked({ checked: isOn })
  await expect(setting).toHaveAttribute('aria-busy', 'false')
}

/** The evidence in view, where it stands beside the report; in English. */
export function evidencePane(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Evidence in view' })
}

/** What the report's address says under a name: `ev` for the evidence in view, `inner` for the inner tab. */
export function placeOf(page: Page, name: string): string | null {
  return new URL(page.url()).searchParams.get(name)
}

/** The playback time of the recording in view, in seconds of its file. */
export function secondOf(page: Page): Promise<number> {
  return page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.currentTime)
}

/** Reads `01:15` as seconds. */
export function secondsOf(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return minutes * 60 + seconds
}

/** Moves the focus as Tab does, until it is where it is wanted. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement)
  // More stops than any page here has: a focus that is caught somewhere ends as a failure.
  for (let presses = 0; presses < 150; presses++) {
    if (await hasFocus()) return
    await page.keyboard.press(key)
  }
  await expect(wanted).toBeFocused()
}

/** The id of a position in the list of positions. */
export async function positionOf(page: Page, name: string): Promise<string> {
  await page.goto('/positions')
  const row = page.getByRole('article', { name })
  await row.waitFor()
  return (await row.getAttribute('data-position')) ?? ''
}
