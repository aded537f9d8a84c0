import { test as base, expect, type Page } from '@playwright/test'
import { listenForComplaints } from '../complaints.ts'
import { beSignedOut, openCandidate, positionOf, signInAnew } from '../support.ts'
import { type Control, listControls, press } from './controls.ts'
import { listScreens, listSections, type Screen } from './screens.ts'

interface Pressing {
  /** Everything is pressed, not a sample. */
  isWhole: boolean
  /** The same seed gives the same order. */
  seed: number
}

const test = base.extend<{ pressing: Pressing }>({
  pressing: [{ isWhole: false, seed: 1 }, { option: true }],
})

/** How often each journey presses when not everything is pressed, and at most on one screen. */
const sample = { presses: 20, ofScreen: 5 }

const journeys = [
  { who: 'a recruiter', email: 'hr@hailan.example', screens: listScreens() },
  { who: 'an administrator', email: 'admin@hailan.example', screens: listSections() },
]

/** Files that one candidate of the demo company sent damaged: they say that they cannot be shown, as they should. */
const damaged = /推荐信（扫描件）\.jpg|路演录像\.mp4/

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** Waits for what the press set off; a part may go on waiting for news. */
async function settle(page: Page): Promise<void> {
  const isAtRest = () => document.querySelector('[aria-busy=true]') === null
  await page.waitForFunction(isAtRest, undefined, { timeout: 10_000 }).catch(() => undefined)
  await page
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    .catch(() => {})
}

/** A control of the frame around the screens is pressed once, of a screen once a screen. */
function nameOf({ label }: Control, address: string): string {
  return /^(header|nav|tablist):/.test(label) ? label : `${address} ${label}`
}

interface Walk {
  page: Page
  email: string
  random: () => number
  pressed: Set<string>
  /** On each screen. */
  most: number
  takeComplaints: () => Promise<string[]>
}

async function open({ page, email }: Walk, { address, isForStrangers }: Screen): Promise<void> {
  if (isForStrangers) await beSignedOut(page)
  // The last press may load the page anew by itself meanwhile, as the choice of a language does once it is stored.
  await expect(() => page.goto(address)).toPass()
  await settle(page)
  if (isForStrangers || new URL(page.url()).pathname !== '/login') return
  await signInAnew(page, email)
  await page.goto(address)
  await settle(page)
}

/** Presses what a screen has. Resolves with what went wrong, each with the press before it. */
async function walk(given: Walk, screen: Screen): Promise<string[]> {
  const { page, random, pressed, most, takeComplaints } = given
  const { address } = screen
  await open(given, screen)
  const faults = (await takeComplaints()).map((fault) => `${address}: ${fault}`)
  const { pathname } = new URL(page.url())
  let isClosing = false
  for (let presses = 0; presses < most; presses++) {
    const controls = await listControls(page).catch((): Control[] => [])
    const [next] = shuffled(
      controls.filter((control) => !pressed.has(nameOf(control, address)) && !damaged.test(control.label)),
      random,
    )
    if (!next) {
      if (isClosing) break
      // A dialog or a menu whose controls are done may stand before the others.
      isClosing = true
      await page.keyboard.press('Escape')
      continue
    }
    isClosing = false
    pressed.add(nameOf(next, address))
    if (!(await press(page, next))) continue
    await settle(page)
    const found = await takeComplaints()
    faults.push(...found.map((fault) => `${address}, ${next.label}: ${fault}`))
    if (found.length > 0 || new URL(page.url()).pathname !== pathname) await open(given, screen)
  }
  return faults
}

async function reportOf(page: Page, name: string): Promise<string> {
  await openCandidate(page, name)
  const { searchParams } = new URL(page.url())
  return ['userid', 'jobseekerChannelId'].map((key) => `${key}=${searchParams.get(key)}`).join('&')
}

const interviewIn = (address: string) => new URLSearchParams(address).get('userid') ?? ''
const candidateIn = (address: string) => new URLSearchParams(address).get('jobseekerChannelId') ?? ''

// One after the other: the first decides on candidates, and the last may freeze the accounts of the others.
test.describe.configure({ mode: 'serial' })
let report = ''
let position = ''

for (const { who, email, screens } of journeys) {
  for (const [width, height] of [
    [1440, 1000],
    [390, 844],
  ] as const) {
    test.describe(`${width} px`, () => {
      const isPhone = width === 390
      test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })

      test(`no press of ${who} breaks anything, complains or fails, ${width} px wide`, async ({
        page,
        pressing: { isWhole, seed },
      }) => {
        test.setTimeout(isWhole ? 60 * 60_000 : 600_000)
        console.log(`MONKEY_SEED=${seed}`)
        page.on('dialog', (dialog) => void dialog.accept())
        page.context().on('page', (popup) => void popup.close())
        const { take: takeComplaints } = listenForComplaints(page)
        const random = randomFrom(seed + width)
        const most = isWhole ? 400 : sample.ofScreen
        const given = { page, email, random, pressed: new Set<string>(), most, takeComplaints }
        await signInAnew(page, email)
        // Later they may be decided on, and in no list.
        report ||= await reportOf(page, '苏晴岚')
        position ||= await positionOf(page, '高级后端工程师（支付）')
        const faults: string[] = []
        let opened = 0
        for (const screen of shuffled(screens, random)) {
          if (!isWhole && given.pressed.size >= sample.presses) break
          const address = screen.address
            .replace('{report}', report)
            .replace('{interview}', interviewIn(report))
            .replace('{position}', position)
            .replace('{candidate}', candidateIn(report))
          faults.push(...(await walk(given, { ...screen, address })))
          opened++
        }
        console.log(`${given.pressed.size} controls pressed on ${opened} screens`)
        expect(faults).toEqual([])
      })
    })
  }
}
