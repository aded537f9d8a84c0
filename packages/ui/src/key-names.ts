const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** Name of the key that makes another key a shortcut, on this system's keyboards. */
export const controlKey = isApple ? '⌘' : 'Ctrl'

/** Name of the key beside it that moves things, on this system's keyboards. */
export const altKey = isApple ? '⌥' : 'Alt'
