import styles from './pages.module.css'

/** Shows at the lower edge of `place` where the link leads that the pointer or the focus is on. */
export function noteLinks(place: HTMLElement): HTMLElement {
  const note = document.createElement('div')
  note.className = styles.where ?? ''
  note.hidden = true
  // What it says is the link's own title, which is read aloud with the link.
  note.setAttribute('aria-hidden', 'true')
  const show = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[title]') : null
    note.hidden = link === null
    note.textContent = link?.title ?? ''
    note.classList.toggle(styles.warning ?? '', link?.classList.contains(styles.misleading ?? '') === true)
  }
  for (const moment of ['pointerover', 'focusin', 'focusout']) place.addEventListener(moment, show)
  place.addEventListener('pointerleave', () => {
    note.hidden = true
  })
  return note
}
