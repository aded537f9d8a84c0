/** Opens the dialog that a link or button names; without such a dialog, a link's address is opened. */
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
      // The dialog element itself is the target only of clicks on its backdrop.
      target.close()
    }
  })
}
