import { callApi } from '@candor/call/web/api'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { saveLanguage } from '../contract.ts'
import { signedIn } from './signed-in.ts'

/** Loads the page anew in the language that was chosen; mails to whoever is signed in follow it. */
export async function chooseLanguage(): Promise<void> {
  // The page changes its language all the same: the mails follow at the next sign-in.
  if (signedIn()) await callApi(saveLanguage, { locale: currentLocale() }).catch(() => {})
  window.location.reload()
}
