// Before the first paint: the theme, and the language that fonts and line heights depend on. If nothing else comes, it says so.
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
  // A page whose code did not come, or broke before it drew anything: nothing but this script may be there to say so. Styles
  // are set one by one, as the content security policy has it; without the tokens the colours are the browser's own.
  const says = {
    'zh-CN': ['页面未能加载，请检查网络后重新加载。', '重新加载'],
    en: ['This page could not be loaded. Check your connection, then load it again.', 'Load again'],
    'zh-TW': ['頁面未能載入，請檢查網路後重新載入。', '重新載入'],
  }
  const reload = () => location.reload()
  const drawn = (tag, style, ...content) => {
    const element = document.createElement(tag)
    Object.assign(element.style, style)
    element.append(...content)
    return element
  }
  let notice = null
  const tellFailure = () => {
    const place = document.getElementById('root') || document.body
    if (notice?.isConnected || place.querySelector(':scope > :not(script)')) return
    const [text, again] = says[lang]
    const told = drawn('p', { margin: 0, maxWidth: '560px' }, text)
    told.setAttribute('role', 'alert')
    const look = {
      minHeight: '44px',
      padding: '0 16px',
      border: '1px solid var(--edge, currentcolor)',
      borderRadius: '6px',
      background: 'var(--surface, buttonface)',
      color: 'var(--ink, buttontext)',
      font: 'inherit',
    }
    const button = Object.assign(drawn('button', look, again), { type: 'button', onclick: reload })
    const cover = {
      position: 'fixed',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '16px',
      padding: '16px',
      colorScheme: root.dataset.theme || 'light dark',
      background: 'var(--canvas, canvas)',
      color: 'var(--ink, canvastext)',
      font: '16px / 1.6 var(--font, system-ui, sans-serif)',
      textAlign: 'center',
    }
    const shown = drawn('main', cover, told, button)
    notice = shown
    document.body.append(shown)
    addEventListener('online', () => shown.isConnected && reload())
    // What was only late stands in its place.
    new MutationObserver(() => shown.remove()).observe(place, { childList: true })
  }
  // Of a script that does not come, or needs one that does not, only its own element hears: hence the capture.
  const handleError = ({ target }) => {
    if (target !== window && target?.localName !== 'script') return
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellFailure, { once: true })
    else tellFailure()
  }
  addEventListener('error', handleError, true)
  // The first use of a date makes Chromium read its tables, on a phone for a tenth of a second: a worker has it read them
  // while the application is under way. A page within this one finds them read.
  if (window === window.parent) setTimeout(() => new Worker('/dates.js', { name: lang }))
})()
