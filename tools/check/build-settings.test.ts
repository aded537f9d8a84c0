import { expect, test } from 'vitest'
import { buildSettingFaults } from './build-settings.ts'

const faults = (text: string) => buildSettingFaults('a.ts', text).map((fault) => fault.split(' ')[1])

test('a page may ask what kind of build it is, and reads no setting from it', () => {
  expect(faults('if (import.meta.env.DEV) show(import.meta.env.MODE)')).toEqual([])
  expect(faults("const site = import.meta.env.VITE_CHAT_SITE ?? ''")).toEqual(['VITE_CHAT_SITE'])
  expect(faults("const site = import.meta.env['VITE_CHAT_SITE']")).toEqual(['VITE_CHAT_SITE'])
})

test('a test makes up no such setting either', () => {
  expect(faults("vi.stubEnv('VITE_CHAT_SITE', 'https://chat.example')")).toEqual(['VITE_CHAT_SITE'])
  expect(faults("vi.stubEnv('TZ', 'UTC')")).toEqual([])
})
