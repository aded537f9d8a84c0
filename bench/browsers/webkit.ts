import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import type { Browser, Tab } from './tab.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const ports = { driver: 9_515, screen: 77 }

async function findBrowser(): Promise<string | null> {
  for await (const path of glob('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')) return path
  return null
}

/**
 * Errors of a page are kept by the page itself: the driver tells none. That sizes are seen one frame later is no error.
 */
const listen = `(() => {
  if (window.walkErrors) return true
  window.walkErrors = []
  addEventListener('error', ({ message }) => {
    if (!message.startsWith('ResizeObserver loop')) window.walkErrors.push(message)
  })
  addEventListener('unhandledrejection', (event) => window.walkErrors.push(String(event.reason)))
  return true
})()`

function tabOf(driver: WebDriver): Tab {
  const evaluate = (expression: string): Promise<unknown> => driver.executeScript(`return (${expression})`)
  return {
    async goto(address) {
      await driver.get(address)
      await evaluate(listen)
    },
    evaluate,
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    async takeErrors() {
      const errors = await evaluate('(window.walkErrors ?? []).splice(0)')
      return Array.isArray(errors) ? errors.map(String) : []
    },
    close: () => driver.quit(),
  }
}

/** Opens the machine's WebKitGTK on a screen of its own; null where there is none, or no driver, or no Xvfb. */
export async function openWebKit(): Promise<Browser | null> {
  const binary = await findBrowser()
  if (!binary || !existsSync(driverPath) || !existsSync(screenPath)) return null
  const display = `:${ports.screen}`
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const started: ChildProcess[] = [
    spawn(screenPath, [display, '-screen', '0', '1440x1000x24'], { stdio: 'ignore' }),
    spawn(driverPath, [`--port=${ports.driver}`], { stdio: 'ignore', env }),
  ]
  return {
    name: 'WebKitGTK',
    async open() {
      const options = { binary, args: ['--automation'] }
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': options,
      })
      const server = `http://127.0.0.1:${ports.driver}`
      const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
      await driver.manage().window().setRect({ width: 1440, height: 1000 })
      return tabOf(driver)
    },
    async close() {
      for (const process of started) process.kill()
    },
  }
}
