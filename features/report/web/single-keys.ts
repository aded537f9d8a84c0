import { useEffect, useSyncExternalStore } from 'react'
import { isCharacterKey } from '../rules/shortcuts.ts'

/** Where keys belong to what has the focus: text, and lists that are searched by typing. */
export const typingPlaces = 'input, textarea, select, [role=menu], [role=listbox], [role=combobox]'

const key = 'candor.singleKeys'
const listeners = new Set<() => void>()
let unsaved: boolean | null = null

/** Whether single characters are shortcuts; storage that may not be read says nothing against it. */
function areOn(): boolean {
  if (unsaved !== null) return unsaved
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

function setOn(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
    unsaved = null
  } catch {
    unsaved = isOn
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether single characters are shortcuts, and its setter; remembered in this browser. */
export function useSingleKeys(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  return { isOn: useSyncExternalStore(subscribe, areOn, () => true), setOn }
}

function keepFromParts(event: KeyboardEvent): void {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey
  const isTyped = event.target instanceof Element && event.target.closest(typingPlaces) !== null
  const isEditable = event.target instanceof HTMLElement && event.target.isContentEditable
  if (isCharacterKey(event.key) && !hasModifier && !isTyped && !isEditable) event.stopPropagation()
}

/**
 * While single characters are no shortcuts, keeps them from every part of the page but where they are typed.
 *
 * Caught on their way down, so that parts need not know; what the browser itself does with them stays.
 */
export function useSingleKeysGuard(): void {
  const { isOn } = useSingleKeys()
  useEffect(() => {
    if (isOn) return
    window.addEventListener('keydown', keepFromParts, true)
    return () => window.removeEventListener('keydown', keepFromParts, true)
  }, [isOn])
}
