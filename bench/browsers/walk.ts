import { press, see, type Tab, until } from './tab.ts'

/** What the walk needs of the demo company. */
export interface Stage {
  readonly site: string
  readonly email: string
  readonly password: string
  /** A link that opens a report without a password. */
  readonly sharedReport: string
  /** A candidate's link, by which a time is chosen. */
  readonly offeredTimes: string
}

export interface Step {
  readonly name: string
  run(tab: Tab, stage: Stage): Promise<void>
}

const alerts = `document.querySelectorAll('[role=tabpanel] [role=alert]').length`
const opinion = 'textarea'
const words = 'Asks what the reader needs.'

/** The main walk; the steps of one person follow each other in one page, and a stranger has a page of their own. */
export const ownSteps: readonly Step[] = [
  {
    name: 'signs in',
    async run(tab, { site, email, password }) {
      await tab.goto(`${site}/login`)
      await press(tab, 'input[type=email]')
      await tab.type(email)
      await press(tab, 'input[type=password]')
      await tab.type(password)
      await tab.pressEnter()
      await until(tab, `location.pathname === '/today'`, 'Today')
      await tab.goto(`${site}/first/talentList`)
    },
  },
  {
    name: 'reads the list, and opens a report',
    async run(tab) {
      await press(tab, 'tbody a', '苏晴岚')
      await until(tab, `location.pathname === '/shareurl'`, 'the report')
      await see(tab, 'h1', '苏晴岚')
    },
  },
  {
    name: 'opens every tab',
    async run(tab) {
      const tabs = `[...document.querySelectorAll('[role=tablist]')][0].querySelectorAll('[role=tab]')`
      const count = Number(await tab.evaluate(`${tabs}.length`))
      if (count < 15) throw new Error(`only ${count} tabs`)
      for (let at = 0; at < count; at += 1) {
        await tab.evaluate(`(() => { ${tabs}[${at}].click(); return true })()`)
        await until(tab, `${tabs}[${at}].ariaSelected === 'true'`, `tab ${at}`)
        await until(
          tab,
          `document.querySelectorAll('[aria-busy=true]').length === 0`,
          `the content of tab ${at}`,
        )
        if (Number(await tab.evaluate(alerts)) > 0) throw new Error(`tab ${at} shows a fault`)
      }
    },
  },
  {
    name: 'plays a video',
    async run(tab) {
      await press(tab, '[role=tab]', 'AI 面试')
      await until(tab, `document.querySelector('video')?.readyState >= 2`, 'the video')
      await press(tab, 'button', '播放')
      await until(tab, `document.querySelector('video').currentTime > 0.5`, 'its picture')
      await tab.evaluate(`(() => { document.querySelector('video').pause(); return true })()`)
    },
  },
  {
    name: 'steps through the evidence by keys',
    async run(tab) {
      await tab.evaluate(`(() => { document.activeElement?.blur(); return true })()`)
      const place = `new URL(location.href).searchParams.get('ev')`
      for (const key of [']', ']']) {
        const before = JSON.stringify(await tab.evaluate(place))
        await tab.type(key)
        await until(tab, `${place} !== ${before}`, 'the next evidence')
      }
    },
  },
  {
    name: 'types an opinion, which a reload keeps',
    async run(tab) {
      await tab.evaluate(`(() => { document.activeElement?.blur(); return true })()`)
      await tab.type('e')
      await until(
        tab,
        `document.activeElement?.matches(${JSON.stringify(opinion)})`,
        'the field of the opinion',
      )
      await tab.type(words)
      const kept = `[...document.querySelectorAll('textarea')].some(({ value }) => value.includes(${JSON.stringify(words)}))`
      await until(tab, kept, 'the opinion')
      // A draft is kept a moment after the last key.
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await tab.goto(String(await tab.evaluate('location.href')))
      await until(tab, kept, 'the opinion after a reload')
    },
  },
]

export const strangersSteps: readonly Step[] = [
  {
    name: 'opens a shared report',
    async run(tab, { sharedReport }) {
      await tab.goto(sharedReport)
      await see(tab, 'h1', '苏晴岚')
    },
  },
  {
    name: 'chooses a time',
    async run(tab, { offeredTimes }) {
      await tab.goto(offeredTimes)
      await press(tab, 'label:has(input[type=radio])')
      await press(tab, 'button', '确认这个时间')
      await until(tab, `location.pathname.endsWith('/success-reserve')`, 'the confirmation')
    },
  },
  {
    name: 'reads the public site',
    async run(tab, { site }) {
      for (const page of ['/cn/', '/en/', '/zh-TW/', '/en/price']) {
        await tab.goto(`${site}${page}`)
        await see(tab, 'h1')
      }
    },
  },
]
