/** The video of a dialog: plays while it is open, with a button for its sound, and says so when it cannot be played. */
export function videos(): void {
  for (const video of document.querySelectorAll<HTMLVideoElement>('dialog video')) {
    const dialog = video.closest('dialog')
    const button = dialog?.querySelector<HTMLElement>('[data-mute]')
    const failed = dialog?.querySelector<HTMLElement>('[data-failed]')
    if (!dialog || !button || !failed) continue
    // Not every browser tells of a dialog that opens as `toggle`; its attribute changes in all of them.
    new MutationObserver(() => {
      if (!dialog.open) video.pause()
      // A browser may refuse to begin by itself; the controls are there.
      else video.play().catch(() => undefined)
    }).observe(dialog, { attributeFilter: ['open'] })
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
