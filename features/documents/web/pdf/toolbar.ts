import type { messages } from '../../messages/cn.ts'
import styles from './pdf.module.css'

type PdfWords = { readonly [Key in keyof (typeof messages)['pdf']]: string }

export interface Toolbar {
  element: HTMLElement
  showPage(number: number): void
  onZoom(zoomTo: (zoom: number) => void): void
}

const zooms = [1, 1.25, 1.5, 2, 2.5, 3] as const

function button(label: string, sign: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = styles.button ?? ''
  element.textContent = sign
  element.setAttribute('aria-label', label)
  return element
}

/** Page count and zoom. Plus, minus and 0 do the same as the buttons. */
export function toolbar(say: PdfWords, pageCount: number): Toolbar {
  const element = document.createElement('div')
  element.className = styles.bar ?? ''
  const page = document.createElement('output')
  page.setAttribute('aria-label', say.page)
  page.textContent = `1 / ${pageCount}`
  const smaller = button(say.zoomOut, '−')
  const larger = button(say.zoomIn, '+')
  const percent = document.createElement('output')
  percent.className = styles.percent ?? ''
  element.append(page, smaller, percent, larger)

  let step = 0
  let zoomTo: (zoom: number) => void = () => {}
  function setStep(next: number) {
    step = Math.min(zooms.length - 1, Math.max(0, next))
    const zoom = zooms[step] ?? 1
    percent.textContent = `${zoom * 100}%`
    smaller.disabled = step === 0
    larger.disabled = step === zooms.length - 1
    zoomTo(zoom)
  }
  const keys = new Map([
    ['+', () => setStep(step + 1)],
    ['=', () => setStep(step + 1)],
    ['-', () => setStep(step - 1)],
    ['0', () => setStep(0)],
  ])
  smaller.addEventListener('click', () => setStep(step - 1))
  larger.addEventListener('click', () => setStep(step + 1))
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) keys.get(event.key)?.()
  })
  setStep(0)

  return {
    element,
    showPage(number) {
      page.textContent = `${number} / ${pageCount}`
    },
    onZoom(next) {
      zoomTo = next
    },
  }
}
