/** A page of a browser, driven by its own protocol. */
export interface Tab {
  goto(address: string): Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>
  click(selector: string): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  pressEnter(): Promise<void>
  /** The errors that the browser reported since it was asked last. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

/** A browser of the machine. */
export interface Browser {
  readonly name: string
  /** Opens a page that shares nothing with the others. */
  open(): Promise<Tab>
  close(): Promise<void>
}

const usualMs = 20_000

/** Waits until an expression is true in the page. */
export async function until(tab: Tab, expression: string, what: string): Promise<void> {
  const end = performance.now() + usualMs
  while (performance.now() < end) {
    if ((await tab.evaluate(`Boolean(${expression})`)) === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what} did not come`)
}

/** What is in view of a selector, whose name or text begins with some words. */
const inView = (
  selector: string,
  words: string,
) => `[...document.querySelectorAll(${JSON.stringify(selector)})]
  .filter((each) => each.getClientRects().length > 0)
  .find((each) => [each.getAttribute('aria-label'), each.textContent]
    .some((text) => text?.trim().startsWith(${JSON.stringify(words)})))`

/** Waits for what has a name or text that begins with some words. */
export async function see(tab: Tab, selector: string, words = ''): Promise<void> {
  await until(tab, inView(selector, words), `${selector} “${words}”`)
}

/** Presses what has a name or text that begins with some words. */
export async function press(tab: Tab, selector: string, words = ''): Promise<void> {
  await see(tab, selector, words)
  await tab.evaluate(`(() => {
    document.querySelector('[data-walk]')?.removeAttribute('data-walk')
    const found = ${inView(selector, words)}
    found.setAttribute('data-walk', '')
    found.scrollIntoView({ block: 'center', inline: 'center' })
    return true
  })()`)
  await tab.click('[data-walk]')
}
