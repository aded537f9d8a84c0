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
  // The page's words, which files the build has written beside this script.
  const words = JSON.parse(document.currentScript.dataset.words || '{}')
  for (const href of words[lang] || []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
  // The first use of a date makes Chromium read its tables, on a phone for a tenth of a second: a worker has it read them
  // while the application is under way. A page within this one finds them read.
  if (window === window.parent) setTimeout(() => new Worker('/dates.js', { name: lang }))
})()
