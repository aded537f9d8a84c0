import type { Locator, Page } from '@playwright/test'
import { expectSettled } from './looks/settled.ts'
import { openCandidate, signIn, speak } from './support.ts'

/** The bar in which a reviewer decides, in English. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Your evaluation' })
export const opinion = (page: Page): Locator => bar(page).getByRole('textbox', { name: 'Your opinion' })
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const decision = (page: Page, name: string): Locator => bar(page).getByRole('button', { name })

/** Signs in as one of the demo company, in English. */
export async function signInAs(page: Page, person: string): Promise<void> {
  await speak(page, 'en')
  await signIn(page, `${person}@hailan.example`)
}

/** Opens a candidate's report from the list, as one of the demo company. */
export async function openReport(page: Page, person: string, name: string, enter = signIn): Promise<void> {
  await speak(page, 'en')
  await enter(page, `${person}@hailan.example`)
  await openCandidate(page, name)
  await expectSettled(page)
}

/** What this browser keeps of what was typed, as one text. */
export const keptDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('candor-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          }
        }
      }),
  )
