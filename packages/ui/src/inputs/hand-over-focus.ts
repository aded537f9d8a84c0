const pressable = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)'
const isInDialog = (element: Element | null) => Boolean(element?.closest('[role=dialog], [role=alertdialog]'))

/** What had the focus last outside of dialogs: where one is open, what it was opened from. */
let opener: Element | null = null
/** Where the focus goes when the dialog closes whose opener is gone. */
let placeBehindDialog: HTMLElement | null = null
let isListening = false

function listen() {
  if (isListening) return
  isListening = true
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !isInDialog(target)) opener = target
  })
}

function firstAfter(list: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(pressable)].find(
    (each) => !list.contains(each) && list.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}

/**
 * For the `ref` of an item of a list that can be taken out: where the focus goes with it, the focus goes on to the same
 * button of the item after it, else of the one before it, else to what comes after the list. Where it is taken out by
 * a dialog that was opened from it, that happens as the dialog closes.
 */
export function handOverFocus(item: HTMLLIElement): () => void {
  listen()
  return () => {
    const { activeElement } = document
    const isBehindDialog = isInDialog(activeElement) && !isInDialog(item)
    const button = isBehindDialog ? opener : activeElement
    const list = item.parentElement
    if (!list || !(button instanceof HTMLButtonElement) || !item.contains(button)) return
    const beside = item.nextElementSibling ?? item.previousElementSibling
    // Counted from the end: what an item has before its buttons may differ.
    const fromEnd = [...item.querySelectorAll('button')].reverse().indexOf(button)
    const place = [...(beside?.querySelectorAll('button') ?? [])].reverse()[fromEnd] ?? firstAfter(list)
    if (isBehindDialog) {
      placeBehindDialog = place ?? null
      return
    }
    const room = list.parentElement
    queueMicrotask(() => {
      // Nothing where the whole page goes, and nothing where the focus has been given to somebody meanwhile.
      if (room?.isConnected && document.activeElement === document.body) place?.focus()
    })
  }
}

/** Where a dialog that closes gives the focus to, if what it was opened from is gone; true leaves it to the dialog. */
export function focusAfterDialog(): HTMLElement | true {
  const place = placeBehindDialog
  placeBehindDialog = null
  return place?.isConnected && !opener?.isConnected ? place : true
}
