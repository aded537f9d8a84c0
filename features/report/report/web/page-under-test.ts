import { screen } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { answerAll } from './calls-under-test.ts'
import { registerFakeTabs } from './opened-page-under-test.tsx'

/** Sets up the page tests: fake parts, a fake server, and a signed-in account. */
export function preparePage(): void {
  beforeEach(() => {
    registerFakeTabs()
    answerAll()
    signInAs()
  })
}

export const whole = '/shareurl?userid=i2&jobseekerChannelId=c1'
export const named = `${whole}&activeIndex=0`
export const heading = () => screen.findByRole('heading', { level: 1 })
export const tab = (name: string) => screen.findByRole('tab', { name })
export const isSelected = async (name: string) => (await tab(name)).getAttribute('aria-selected') === 'true'
