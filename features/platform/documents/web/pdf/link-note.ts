import styles from './pages.module.css'

/** Shows at the lower edge of `container` where the pointed or focused link leads. */
export function noteLinks(container: HTMLElement): HTMLElement {
  const note = document.createElement('div')
  note.className = styles.where ?? ''
  note.hidden = true
  // Screen readers read the link's title, which has the same text.
  note.setAttribute('aria-hidden', 'true')
  const show = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[title]') : null
    note.hidden = link === null
    note.textContent = link?.title ?? ''
    note.classList.toggle(styles.warning ?? '', link?.classList.contains(styles.misleading ?? '') === true)
  }
  for (const moment of ['pointerover', 'focusin', 'focusout']) container.addEventListener(moment, show)
  container.addEventListener('pointerleave', () => {
    note.hidden = true
  })
  return note
}
