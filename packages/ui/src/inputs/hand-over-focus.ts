import { giveHeadingFocus } from './heading-focus.ts'

/** Components have hidden inputs of their own. */
const pressable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden], [hidden], [aria-hidden]), ' +
  'textarea:not(:disabled), summary, [role=option]'
/** What a list is made of. */
const entry = `li, tr, ${pressable}`
const dialogOf = (element: Element | null) => element?.closest('[role=dialog], [role=alertdialog]') ?? null
const isInDialog = (element: Element | null) => dialogOf(element) !== null

/** The element outside of dialogs that had the focus last: what an open dialog was opened from. */
let opener: Element | null = null
/** What disappeared while a dialog that was opened from it was open, and where the focus goes then. */
let goneBehindDialog: { gone: HTMLElement; successors: readonly (HTMLElement | undefined)[] } | null = null
let isListening = false

function listen() {
  if (isListening) return
  isListening = true
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !isInDialog(target)) opener = target
  })
}

/** The controls around an element: those of the same dialog, without those of a notice, which disappears by itself. */
function pressablesBeside(element: HTMLElement): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(pressable)].filter(
    (each) => dialogOf(each) === dialogOf(element) && !each.closest('[aria-live]'),
  )
}

/** Whether an element ends before another one begins. */
const isBefore = (element: Element, next: Element) =>
  element.compareDocumentPosition(next) === Node.DOCUMENT_POSITION_FOLLOWING

const firstAfter = (element: HTMLElement) => pressablesBeside(element).find((each) => isBefore(element, each))
const lastBefore = (element: HTMLElement) =>
  pressablesBeside(element).findLast((each) => isBefore(each, element))

const isBehindDialog = (element: Element) => isInDialog(document.activeElement) && !isInDialog(element)

/** The element within `element` that has the focus, or had it when the dialog in front was opened. */
function focusedIn(element: HTMLElement): Element | null {
  const focused = isBehindDialog(element) ? opener : document.activeElement
  return element.contains(focused) ? focused : null
}

/**
 * Focuses the first of `successors` that is still there once `gone` has disappeared: at once, or when the dialog in front
 * of it closes.
 */
function giveFocusOn(gone: HTMLElement, successors: readonly (HTMLElement | undefined)[]): void {
  if (isBehindDialog(gone)) {
    goneBehindDialog = { gone, successors }
    return
  }
  const room = gone.closest('main') ?? document.body
  queueMicrotask(() => {
    // Not where the whole page goes, and not where something else was focused meanwhile.
    if (!room.isConnected || document.activeElement !== document.body) return
    successors.find((each) => each?.isConnected)?.focus()
  })
}

/**
 * Ref of a list item that can be removed: the focus goes to the same button of the next item, else of the previous one,
 * else to the control after the list, else before it. If a dialog that was opened from it removes it, that happens when
 * the dialog closes.
 */
export function handOverFocus(item: HTMLLIElement): () => void {
  listen()
  return () => {
    const button = focusedIn(item)
    const list = item.parentElement
    if (!list || !(button instanceof HTMLButtonElement)) return
    const beside = item.nextElementSibling ?? item.previousElementSibling
    // Counted from the end: what an item has before its buttons may differ.
    const fromEnd = [...item.querySelectorAll('button')].reverse().indexOf(button)
    const same = [...(beside?.querySelectorAll('button') ?? [])].reverse()[fromEnd]
    giveFocusOn(item, [same, firstAfter(list), lastBefore(list)])
  }
}

const handingTo =
  (successorsOf: (gone: HTMLElement) => (HTMLElement | undefined)[]) => (gone: HTMLElement | null) => {
    if (!gone) return undefined
    listen()
    return () => {
      if (focusedIn(gone)) giveFocusOn(gone, successorsOf(gone))
    }
  }

/**
 * Ref of a button, or of a note with one, that disappears by itself: the focus goes to the control after it, else
 * before it. If a dialog was opened from it, that happens when the dialog closes.
 */
export const handFocusOn = handingTo((gone) => [firstAfter(gone), lastBefore(gone)])

/**
 * Ref of buttons that disappear with what they end, such as those that save or discard a change: the focus goes to the
 * control right before them, else right after them.
 */
export const handFocusBack = handingTo((group) => [lastBefore(group), firstAfter(group)])

/** Focuses the first control in an element, else the element itself, also where it has a `tabIndex` of its own. */
function focusFirst(element: HTMLElement): void {
  const isFocusable = element.matches(`${pressable}, [tabindex]`)
  const target = (!isFocusable && element.querySelector<HTMLElement>(pressable)) || element
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus()
}

/**
 * Ref of a button that shows the rest of a list: when it disappears, the focus goes to the first new entry, else where
 * `handFocusBack` puts it.
 */
export function handFocusToNew(button: HTMLElement | null): (() => void) | undefined {
  const handBack = handFocusBack(button)
  if (!button || !handBack) return undefined
  return () => {
    const entries = () => [...document.querySelectorAll<HTMLElement>(entry)]
    const known = new Set(entries())
    const last = [...known].findLast((each) => isBefore(each, button))
    const hasFocus = document.activeElement === button
    queueMicrotask(() => {
      // If the whole list was removed, a new entry belongs to another list.
      const first = hasFocus && last?.isConnected && entries().find((each) => !known.has(each))
      if (first) focusFirst(first)
    })
    handBack()
  }
}

interface Turn {
  /** The parent of the element that disappears with the focus. */
  readonly room: Element | null
  /** The first element that came elsewhere in the same commit. */
  elsewhere: HTMLElement | null
}

/** The focus that waits for a new element while its own disappears in the current commit. */
let turn: Turn | null = null

/**
 * Ref of a step of a page, or of a button that disappears with its page: the focus goes to the next heading that comes.
 */
export function handFocusToHeading(step: HTMLElement | null): (() => void) | undefined {
  if (!step) return undefined
  return () => {
    if (!isInDialog(step) && step.contains(document.activeElement)) queueMicrotask(() => giveHeadingFocus())
  }
}

/**
 * Ref of elements that take one another's place, such as a button and its confirmation: when the focused one
 * disappears, the focus goes to what comes in the same place, or the first control in it; else to what comes elsewhere;
 * else to the heading of the page.
 *
 * Give a confirmation a `tabIndex` so that it, not its first button, gets the focus: a double press must not confirm.
 */
export function handFocusInTurn(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  if (turn && element.parentElement === turn.room) {
    turn = null
    focusFirst(element)
  } else if (turn) {
    turn.elsewhere ??= element
  }
  const leave = handFocusToHeading(element)
  return () => {
    if (!element.contains(document.activeElement)) return
    const own: Turn = { room: element.parentElement, elsewhere: null }
    turn = own
    queueMicrotask(() => {
      if (turn === own) turn = null
      if (own.elsewhere?.isConnected && document.activeElement === document.body) focusFirst(own.elsewhere)
    })
    leave?.()
  }
}

/** Where a closing dialog puts the focus if what it was opened from is gone; true leaves it to the dialog. */
export function focusAfterDialog(): HTMLElement | true {
  const behind = goneBehindDialog
  goneBehindDialog = null
  // A dialog that disappears together with its opener is asked before either has left the page.
  if (!behind || (opener?.isConnected && !behind.gone.contains(opener))) return true
  return behind.successors.find((each) => each?.isConnected) ?? true
}
