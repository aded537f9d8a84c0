const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The key that makes a shortcut of another one, as this system's keyboards name it. */
export const controlKey = isApple ? '⌘' : 'Ctrl'

/** The key beside it that moves things, as this system's keyboards name it. */
export const altKey = isApple ? '⌥' : 'Alt'
