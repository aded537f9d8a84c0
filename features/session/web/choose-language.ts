import { callApi } from '@candor/call/web/api'
import { outlivingPage } from '@candor/call/web/send'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { saveLanguage } from '../contract.ts'
import { signedIn } from './signed-in.ts'

/** Loads the page anew in the language that was chosen; mails to whoever is signed in follow it. */
export function chooseLanguage(reload = () => window.location.reload()): void {
  // Whoever has gone on by the time of an answer may have typed what a reload throws away. The page changes its language
  // all the same: the mails follow at the next sign-in.
  if (signedIn()) {
    const options = { ...outlivingPage(), isSilent: true }
    void callApi(saveLanguage, { locale: currentLocale() }, options).catch(() => {})
  }
  reload()
}
