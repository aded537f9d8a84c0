import type { ElementHandle, Page } from '@playwright/test'

/** Everything that takes a press. What is typed into, and where files are chosen, is none. */
const selector = [
  'a[href]',
  'button',
  'summary',
  'input[type=checkbox]',
  'input[type=radio]',
  'input[type=range]',
  ...['tab', 'switch', 'slider', 'checkbox', 'radio', 'option', 'combobox', 'menuitem', 'menuitemradio'].map(
    (role) => `[role=${role}]`,
  ),
].join()

export interface Control {
  /** What it is and how it is called: the same control again has the same. */
  label: string
  index: number
}

/** The controls that can be pressed as the page stands. What an open dialog shuts off is none. */
export function listControls(page: Page): Promise<Control[]> {
  return page.evaluate((wanted) => {
    const seen = new Map<string, number>()
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element, index) => {
      const isHidden = !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')
      const isOff = element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *')
      const isOut = element instanceof HTMLAnchorElement && element.origin !== location.origin
      if (isHidden || isOff || isOut || element.getBoundingClientRect().width === 0) return []
      const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)
      const around = element.closest(
        '[role=dialog], [role=menu], [role=tabpanel], [role=tablist]:not([role=tabpanel] *), :is(header, nav):not(main *)',
      )
      const place = around?.getAttribute('role') ?? around?.tagName.toLowerCase() ?? 'page'
      const title = `${place}: ${role} ${name}`
      const before = seen.get(title) ?? 0
      seen.set(title, before + 1)
      return [{ label: before ? `${title} #${before + 1}` : title, index }]
    })
  }, selector)
}

/** Presses a control as a hand does, a slider by its key. False when it was gone, or covered for good. */
export async function press(page: Page, { index }: Control): Promise<boolean> {
  const element = await page
    .locator(selector)
    .nth(index)
    .elementHandle({ timeout: 1000 })
    .catch(() => null)
  if (!element) return false
  if (await element.evaluate((each) => each.matches('[role=slider], input[type=range]'))) {
    return wasDone(pressKey(element))
  }
  if (await click(element)) return true
  // A menu, or a video over the whole screen, may cover it.
  await page.evaluate(() => document.exitFullscreen()).catch(() => {})
  await page.keyboard.press('Escape')
  return click(element)
}

function click(element: ElementHandle): Promise<boolean> {
  return wasDone(element.click({ timeout: 1000, noWaitAfter: true }))
}

function wasDone(act: Promise<void>): Promise<boolean> {
  return act.then(
    () => true,
    () => false,
  )
}

async function pressKey(element: ElementHandle): Promise<void> {
  await element.focus()
  await element.press('ArrowRight')
}
