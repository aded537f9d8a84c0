/** Opens the dialog that a link or button names; the link's own address holds where there is none. */
export function dialogs(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const opener = target.closest<HTMLElement>('[data-dialog]')
    const dialog = opener && document.getElementById(`dialog-${opener.dataset.dialog}`)
    const isOrdinary = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (dialog instanceof HTMLDialogElement && isOrdinary) {
      event.preventDefault()
      for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
      dialog.showModal()
    } else if (target instanceof HTMLDialogElement) {
      // The dialog itself is hit only outside of what is in it: on the ground behind it.
      target.close()
    }
  })
}
