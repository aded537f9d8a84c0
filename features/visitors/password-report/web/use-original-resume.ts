import { failureText } from '@candor/call/web/failure-text'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { handOffResume } from '../../../candidates/resume/web/hand-off.ts'

/** Hands the original resume to the page that shows it, or says why there is none. */
export function handOffOriginal(link: string, name: string) {
  return handOffResume(ofCandidate(link), name)
}

/** Opens the original resume of a report. */
export function useOriginalResume(link: string, name: string) {
  const t = useTranslations('password-report')
  const { notify } = useToasts()
  const [open, isOpening] = useOneAtATime(async () => {
    try {
      const done = await handOffOriginal(link, name)
      if (done === 'handed') location.assign('/originalResume')
      else notify({ kind: 'info', text: t(done === 'parsing' ? 'originalParsing' : 'noOriginal') })
    } catch (error) {
      notify({ kind: 'danger', text: failureText(error, t('originalFailed')) })
    }
  })
  return { isOpening, open }
}
