// Before the first paint: the theme, and the language that fonts and line heights depend on.
;(() => {
  const read = (store, key) => {
    try {
      return store.getItem(key)
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const theme = read(localStorage, 'candor.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const known = read(sessionStorage, 'lang') || read(localStorage, 'lang')
  const browser = navigator.languages.map((each) => each.toLowerCase().split('-')[0])
  const first = browser.find((each) => each === 'zh' || each === 'en')
  const lang = { cn: 'zh-CN', en: 'en', 'zh-TW': 'zh-TW' }[known] || (first === 'en' ? 'en' : 'zh-CN')
  root.lang = lang
})()
