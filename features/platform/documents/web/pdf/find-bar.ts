import { button, group } from './parts.ts'
import styles from './pdf.module.css'
import type { PdfWords } from './words.ts'

/** A search: a new one, or a step to the next or the previous match. */
export interface Search {
  readonly query: string
  readonly type: '' | 'again'
  readonly findPrevious: boolean
}

export interface Found {
  readonly state: 'found' | 'none' | 'noText' | 'searching'
  /** Number of the match in view, from 1. */
  readonly current: number
  readonly total: number
}

interface FindBar {
  readonly element: HTMLElement
  open(): void
  show(found: Found): void
}

function queryField(say: PdfWords): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'text'
  input.className = styles.query ?? ''
  input.autocomplete = 'off'
  input.spellcheck = false
  input.placeholder = say.findHint
  input.setAttribute('aria-label', say.find)
  return input
}

/** A field that searches while typing, with the count and buttons for the next and the previous match. */
export function findBar(say: PdfWords, onFind: (search: Search) => void, onClose: () => void): FindBar {
  const input = queryField(say)
  const count = document.createElement('output')
  count.className = styles.count ?? ''
  const step = (findPrevious: boolean) => {
    if (input.value !== '') onFind({ query: input.value, type: 'again', findPrevious })
  }
  const previous = button(say.findPrevious, 'previous', () => step(true))
  const next = button(say.findNext, 'next', () => step(false))
  const element = group(say.find, styles.finding, [
    input,
    count,
    previous,
    next,
    button(say.closeFind, 'close', close),
  ])
  element.hidden = true

  function show({ state, current, total }: Found) {
    const isEmpty = input.value === ''
    const texts = {
      found: `${current} / ${total}`,
      none: say.notFound,
      noText: say.noText,
      searching: say.searching,
    }
    count.textContent = isEmpty ? '' : texts[state]
    input.setAttribute('aria-invalid', String(!isEmpty && (state === 'none' || state === 'noText')))
    previous.disabled = isEmpty || total === 0
    next.disabled = isEmpty || total === 0
  }
  function close() {
    element.hidden = true
    onClose()
  }
  const search = () => onFind({ query: input.value, type: '', findPrevious: false })
  input.addEventListener('input', search)
  element.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target === input) step(event.shiftKey)
    else return
    event.preventDefault()
  })

  show({ state: 'found', current: 0, total: 0 })
  return {
    element,
    show,
    open() {
      const isNew = element.hidden
      element.hidden = false
      input.focus()
      input.select()
      if (isNew && input.value !== '') search()
    },
  }
}
