import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { speakIn } from '@candor/messages/web/stored-locale'
import { EyeIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'
import { ofReport } from '../../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { previewShare } from '../../contract/preview.ts'
import type { ShareChoice } from '../../rules/sharing.ts'
import { handOpened } from '../kept-visit.ts'

interface Props {
  report: OpenReport
  form: ShareChoice
  isMailed: boolean
  label: string
}

/** Opens the report in a new tab as its recipient will read it. */
export function PreviewButton({ report, form, isMailed, label }: Props) {
  const t = useTranslations('shares')
  const { notify } = useToasts()
  const isEmpty = form.sections.length === 0
  const [preview, isOpening] = useOneAtATime(async () => {
    // At once, as browsers allow a new tab only during the click.
    const tab = window.open('', '_blank')
    if (!tab) return notify({ kind: 'danger', text: t('previewBlocked') })
    try {
      const input = { ...ofReport(report), ...form, sections: [...form.sections], isMailed }
      const { link, path, opened } = await callApi(previewShare, input)
      handOpened(tab, link, opened)
      speakIn(tab, form.language)
      tab.location.replace(path)
    } catch (error) {
      tab.close()
      if (!(error instanceof CallFailure)) throw error
      notify({ kind: 'danger', text: error.code === null ? t('notPreviewed') : error.message })
    }
  })
  return (
    <Button look="quiet" disabled={isOpening || isEmpty} aria-busy={isOpening} onClick={() => void preview()}>
      <EyeIcon />
      {label}
    </Button>
  )
}
