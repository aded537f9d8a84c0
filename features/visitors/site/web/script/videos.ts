/** Plays a dialog's video while it is open, with a button for its sound, and shows a notice if it cannot be played. */
export function videos(): void {
  for (const video of document.querySelectorAll<HTMLVideoElement>('dialog video')) {
    const dialog = video.closest('dialog')
    const button = dialog?.querySelector<HTMLElement>('[data-mute]')
    const failed = dialog?.querySelector<HTMLElement>('[data-failed]')
    if (!dialog || !button || !failed) continue
    // Not every browser fires `toggle` for a dialog; its `open` attribute changes in all of them.
    new MutationObserver(() => {
      if (!dialog.open) video.pause()
      // A browser may block autoplay; there are controls.
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
