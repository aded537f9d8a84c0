import { callApi } from '@candor/call/web/api'
import { outlivingPage } from '@candor/call/web/send'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { saveLanguage } from '../contract.ts'
import { signedIn } from './signed-in.ts'

/** Reloads the page at once in the chosen language; mails to the account follow it. */
export function chooseLanguage(reload = () => window.location.reload()): void {
  // Not awaited: by the time of a reply the reader may have typed what a reload would lose. If the call fails, mails
  // follow at the next sign-in.
  if (signedIn()) {
    const options = { ...outlivingPage(), isSilent: true }
    void callApi(saveLanguage, { locale: currentLocale() }, options).catch(() => {})
  }
  reload()
}
