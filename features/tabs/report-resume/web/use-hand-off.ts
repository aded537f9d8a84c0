import { CallFailure } from '@candor/call/web/send'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { handOffResume } from '../../../candidates/resume/web/hand-off.ts'
import { fromReport } from '../../../report/report/web/use-way-back.ts'
import { type OfOriginal, originalInput } from './resume-report.ts'

/**
 * Opens the original resume on a page of its own, converted if browsers cannot show it; a failure shows its reason.
 * Whoever has left the report by then is led nowhere.
 */
export function useHandOff(
  report: OfOriginal,
  name: string,
): readonly [open: () => void, isOpening: boolean] {
  const t = useTranslations('report-resume')
  const { notify } = useToasts()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [open, isOpening] = useOneAtATime(async () => {
    try {
      const outcome = await handOffResume(originalInput(report), name, isMounted)
      if (!isMounted()) return
      if (outcome === 'handed') await navigate({ to: '/originalResume', state: fromReport })
      else notify({ kind: 'info', text: t(outcome === 'parsing' ? 'parsing' : 'noOriginal') })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (!isMounted()) return
      notify({ kind: 'danger', text: error.code === null ? t('failed') : error.message })
    }
  })
  return [() => void open(), isOpening]
}
