import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import type { Browser, Tab } from './tab.ts'

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Opens the machine's Firefox by WebDriver BiDi; null where there is none. */
export async function openFirefox(): Promise<Browser | null> {
  const executablePath = paths.find((path) => existsSync(path))
  if (!executablePath) return null
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  return {
    name: await browser.version(),
    async open(): Promise<Tab> {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1440, height: 900 })
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      return {
        goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        evaluate: (expression) => page.evaluate(expression),
        click: (selector) => page.click(selector),
        type: (text) => page.keyboard.type(text),
        pressEnter: () => page.keyboard.press('Enter'),
        takeErrors: async () => errors.splice(0),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
