/** Saves the chosen language for the application, which uses the same storage key. */
export function languages(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-lang]')) {
    link.addEventListener('click', () => {
      const { lang } = link.dataset
      try {
        if (lang) for (const store of [localStorage, sessionStorage]) store.setItem('lang', lang)
      } catch {
        // Without storage, only the address decides the language.
      }
    })
  }
}
