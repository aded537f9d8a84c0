import { type Fit, nextScale } from '../../rules/page-scale.ts'
import { button, group } from './parts.ts'
import styles from './pdf.module.css'
import type { PdfWords } from './words.ts'

/** The actions of the bar. */
interface Acts {
  goTo(page: number): void
  zoomTo(scale: number): void
  fitTo(fit: Fit): void
  rotate(): void
  find(): void
  /** Null where the browser has no full screen for pages. */
  readonly fullScreen: (() => void) | null
}

export interface Toolbar {
  readonly element: HTMLElement
  readonly findButton: HTMLElement
  showPage(number: number): void
  showScale(scale: number): void
  showFit(fit: Fit | null): void
  /** Does the action of a key; false for any other key. */
  press(key: string): boolean
}

/** The number of the page in view, which can be edited to go to another one. */
function pageField(say: PdfWords, pageCount: number, goTo: (page: number) => void) {
  const input = document.createElement('input')
  input.className = styles.field ?? ''
  input.inputMode = 'numeric'
  input.autocomplete = 'off'
  input.size = Math.max(2, String(pageCount).length)
  input.setAttribute('aria-label', say.pageNumber.replace('{count}', String(pageCount)))
  let shown = 1
  const show = (number: number) => {
    shown = number
    input.value = String(number)
  }
  input.addEventListener('focus', () => input.select())
  input.addEventListener('change', () => {
    const wanted = Number(input.value)
    const isPage = Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount
    if (isPage) goTo(wanted)
    else show(shown)
  })
  const count = document.createElement('span')
  count.textContent = `/ ${pageCount}`
  count.setAttribute('aria-hidden', 'true')
  const element = document.createElement('span')
  element.className = styles.page ?? ''
  element.append(input, count)
  show(1)
  return { element, show }
}

/** Page, zoom, fitting, turning, finding and full screen. Plus, minus and 0 do the same as the buttons. */
export function toolbar(say: PdfWords, pageCount: number, acts: Acts): Toolbar {
  let scale = 1
  const zoom = (direction: 1 | -1) => {
    const next = nextScale(scale, direction)
    if (next !== null) acts.zoomTo(next)
  }
  const page = pageField(say, pageCount, acts.goTo)
  const smaller = button(say.zoomOut, 'smaller', () => zoom(-1))
  const larger = button(say.zoomIn, 'larger', () => zoom(1))
  const percent = document.createElement('output')
  percent.className = styles.percent ?? ''
  percent.setAttribute('aria-label', say.zoom)
  const fits = {
    width: button(say.fitWidth, 'width', () => acts.fitTo('width')),
    page: button(say.fitPage, 'whole', () => acts.fitTo('page')),
  }
  const findButton = button(say.find, 'find', acts.find)
  findButton.setAttribute('aria-keyshortcuts', 'Control+F')
  const { fullScreen } = acts
  const element = group(say.tools, styles.bar, [
    page.element,
    smaller,
    percent,
    larger,
    fits.width,
    fits.page,
    button(say.rotate, 'rotate', acts.rotate),
    findButton,
    ...(fullScreen ? [button(say.fullScreen, 'fullScreen', fullScreen)] : []),
  ])
  const keys = new Map([
    ['+', () => zoom(1)],
    ['=', () => zoom(1)],
    ['-', () => zoom(-1)],
    ['0', () => acts.fitTo('width')],
  ])

  return {
    element,
    findButton,
    showPage: page.show,
    showScale(next) {
      scale = next
      percent.textContent = `${Math.round(next * 100)}%`
      // Not `disabled`, which would take the focus away, and the keys of the document with it.
      smaller.ariaDisabled = String(nextScale(next, -1) === null)
      larger.ariaDisabled = String(nextScale(next, 1) === null)
    },
    showFit(fit) {
      fits.width.setAttribute('aria-pressed', String(fit === 'width'))
      fits.page.setAttribute('aria-pressed', String(fit === 'page'))
    },
    press(key) {
      keys.get(key)?.()
      return keys.has(key)
    },
  }
}
