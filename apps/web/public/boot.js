// Before the first paint: theme and language; a notice if the page does not load.
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
  const known =
    read(sessionStorage, 'lang') ||
    read(localStorage, 'lang') ||
    read(sessionStorage, `lang:${location.pathname}`)
  // As `chooseLocale` in packages/messages.
  const first =
    navigator.languages.map((tag) => tag.toLowerCase()).find((tag) => /^(zh|en)(-|$)/.test(tag)) || ''
  const ofBrowser = /^zh-(hant|tw|hk|mo)(-|$)/.test(first) ? 'zh-TW' : first.startsWith('en') ? 'en' : 'zh-CN'
  const lang = { cn: 'zh-CN', en: 'en', 'zh-TW': 'zh-TW' }[known] || ofBrowser
  root.lang = lang
  // Preloads the messages that the build lists in this element.
  const words = JSON.parse(document.currentScript.dataset.words || '{}')
  for (const href of words[lang] || []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
  // Styles are set one by one: the content security policy allows no style attribute.
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
    const container = document.getElementById('root') || document.body
    if (notice?.isConnected || container.querySelector(':scope > :not(script)')) return
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
    // Removes the notice if the page was only slow.
    new MutationObserver(() => shown.remove()).observe(container, { childList: true })
  }
  // Errors of loading a script or its imports do not bubble, so they are captured.
  const handleError = ({ target }) => {
    if (target !== window && target?.localName !== 'script') return
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellFailure, { once: true })
    else tellFailure()
  }
  addEventListener('error', handleError, true)
  // The first use of a date makes Chromium load its tables, which takes a tenth of a second on a phone: a worker does
  // it while the application loads. A page in a frame finds them loaded.
  if (window === window.parent) setTimeout(() => new Worker('/dates.js', { name: lang }))
})()
