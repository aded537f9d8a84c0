/** Keeps a language that is chosen here for the application, which reads it from the same place. */
export function languages(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-lang]')) {
    link.addEventListener('click', () => {
      const { lang } = link.dataset
      try {
        if (lang) for (const store of [localStorage, sessionStorage]) store.setItem('lang', lang)
      } catch {
        // A browser that keeps nothing follows the address alone.
      }
    })
  }
}
