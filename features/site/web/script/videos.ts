/** The video of a dialog: plays while it is open, with a button for its sound, and says so when it cannot be played. */
export function videos(): void {
  for (const video of document.querySelectorAll<HTMLVideoElement>('dialog video')) {
    const dialog = video.closest('dialog')
    const button = dialog?.querySelector<HTMLElement>('[data-mute]')
    const failed = dialog?.querySelector<HTMLElement>('[data-failed]')
    if (!dialog || !button || !failed) continue
    dialog.addEventListener('toggle', () => {
      if (!dialog.open) video.pause()
      // A browser may refuse to begin by itself; the controls are there.
      else video.play().catch(() => undefined)
    })
    video.addEventListener('error', () => {
      failed.hidden = false
    })
    video.addEventListener('volumechange', () => {
      button.textContent = (video.muted ? button.dataset.unmute : button.dataset.mute) ?? ''
    })
    button.addEventListener('click', () => {
      video.muted = !video.muted
    })
  }
}
