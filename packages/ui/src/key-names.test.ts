import { expect, test, vi } from 'vitest'

test.each([
  ['MacIntel', '⌘', '⌥'],
  ['iPhone', '⌘', '⌥'],
  ['Win32', 'Ctrl', 'Alt'],
  ['Linux x86_64', 'Ctrl', 'Alt'],
])('keys are called on %s as its keyboards name them', async (platform, control, alt) => {
  vi.resetModules()
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  const { controlKey, altKey } = await import('./key-names.ts')
  expect([controlKey, altKey]).toEqual([control, alt])
})
