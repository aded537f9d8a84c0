import { giveHeadingFocus } from './heading-focus.ts'

/** Components keep inputs of their own that are not for people. */
const pressable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden], [hidden], [aria-hidden]), ' +
  'textarea:not(:disabled), summary, [role=option]'
/** What a list is made of. */
const entry = `li, tr, ${pressable}`
const dialogOf = (element: Element | null) => element?.closest('[role=dialog], [role=alertdialog]') ?? null
const isInDialog = (element: Element | null) => dialogOf(element) !== null

/** What had the focus last outside of dialogs: where one is open, what it was opened from. */
let opener: Element | null = null
/** What went while a dialog was open that was opened from it, and where the focus goes then. */
let goneBehindDialog: { gone: HTMLElement; places: readonly (HTMLElement | undefined)[] } | null = null
let isListening = false

function listen() {
  if (isListening) return
  isListening = true
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !isInDialog(target)) opener = target
  })
}

/** What can be pressed where an element stands: a dialog is a place of its own, and a notice goes by itself. */
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

/** What has the focus within an element, or had it when the dialog was opened that has it now. */
function focusedIn(element: HTMLElement): Element | null {
  const focused = isBehindDialog(element) ? opener : document.activeElement
  return element.contains(focused) ? focused : null
}

/** Gives the focus to the first place that is still there once `gone` has gone: as the dialog closes, where it stands behind one. */
function giveFocusOn(gone: HTMLElement, places: readonly (HTMLElement | undefined)[]): void {
  if (isBehindDialog(gone)) {
    goneBehindDialog = { gone, places }
    return
  }
  const room = gone.closest('main') ?? document.body
  queueMicrotask(() => {
    // Nothing where the whole page goes, and nothing where the focus has been given to somebody meanwhile.
    if (!room.isConnected || document.activeElement !== document.body) return
    places.find((place) => place?.isConnected)?.focus()
  })
}

/**
 * For the `ref` of an item of a list that can be taken out: where the focus goes with it, the focus goes on to the same
 * button of the item after it, else of the one before it, else to what comes after the list, else to what stands before
 * it. Where it is taken out by a dialog that was opened from it, that happens as the dialog closes.
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
  (placesOf: (gone: HTMLElement) => (HTMLElement | undefined)[]) => (gone: HTMLElement | null) => {
    if (!gone) return undefined
    listen()
    return () => {
      if (focusedIn(gone)) giveFocusOn(gone, placesOf(gone))
    }
  }

/**
 * For the `ref` of a button, or of a note with one, that goes by itself: where the focus goes with it, the focus goes on to
 * what comes after it, else to what stands before it; as the dialog closes that was opened from it, if there is one.
 */
export const handFocusOn = handingTo((gone) => [firstAfter(gone), lastBefore(gone)])

/**
 * For the `ref` of buttons that go with what they end, as those that save or discard a change do: where the focus goes
 * with them, it goes to what can be pressed right before them, else right after them.
 */
export const handFocusBack = handingTo((group) => [lastBefore(group), firstAfter(group)])

/** Gives the focus to the first that can be pressed in an element, else to the element, as where it has a `tabIndex`. */
function focusFirst(element: HTMLElement): void {
  const isPlace = element.matches(`${pressable}, [tabindex]`)
  const place = (!isPlace && element.querySelector<HTMLElement>(pressable)) || element
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus()
}

/**
 * For the `ref` of a button that shows the rest of a list: where the focus goes with it, it is on the first of what came,
 * else where `handFocusBack` gives it.
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
      // Where the list goes too, what is new is of another one.
      const first = hasFocus && last?.isConnected && entries().find((each) => !known.has(each))
      if (first) focusFirst(first)
    })
    handBack()
  }
}

interface Turn {
  /** What stood around that which goes with the focus. */
  readonly room: Element | null
  /** The first that came elsewhere in the same commit. */
  elsewhere: HTMLElement | null
}

/** What the focus waits for while something that has it goes in the commit that is under way. */
let turn: Turn | null = null

/**
 * For the `ref` of a step of a page, or of a button that goes with the page that it is on: where the focus goes with it,
 * it is on the heading of what comes, once there is one.
 */
export function handFocusToHeading(step: HTMLElement | null): (() => void) | undefined {
  if (!step) return undefined
  return () => {
    if (!isInDialog(step) && step.contains(document.activeElement)) queueMicrotask(() => giveHeadingFocus())
  }
}

/**
 * For the `ref` of each of those that take one another's place, as a button and the question that it asks: where the
 * focus goes with the one, that which comes in the same place has it, or the first that can be pressed in it; else what
 * comes elsewhere; else the heading of the page.
 *
 * One that is not to be pressed by whoever presses twice takes the focus itself, by its `tabIndex`.
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

/** Where a dialog that closes gives the focus to, if what it was opened from is gone; true leaves it to the dialog. */
export function focusAfterDialog(): HTMLElement | true {
  const behind = goneBehindDialog
  goneBehindDialog = null
  // A dialog that goes with what it was opened from is asked before either has left the page.
  if (!behind || (opener?.isConnected && !behind.gone.contains(opener))) return true
  return behind.places.find((place) => place?.isConnected) ?? true
}
