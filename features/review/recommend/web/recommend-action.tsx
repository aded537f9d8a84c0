import { ArrowRightIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { useTranslations } from 'use-intl'
import { useStandingQuestion } from '../../../candidates/shortlist/web/standing-question.tsx'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { useRecommending } from './recommending.ts'
import { useTransmission } from './use-transmission.ts'

const RecommendDialog = lazyDialog(() =>
  import('./recommend-dialog.tsx').then((part) => part.RecommendDialog),
)

/** The button that recommends the candidate; it shows when a recommendation is unsent. */
export function RecommendAction({ report }: PanelProps) {
  const t = useTranslations('recommend')
  const transmission = useTransmission(report)
  const { isOpen, setIsOpen } = useRecommending(report.candidateId)
  const { ask, question } = useStandingQuestion(report.facts.standing, 'recommend')
  const handleOpen = async () => setIsOpen(await ask())
  const label = t(transmission.draft.isUnsent ? 'unsent' : 'action')
  return (
    <>
      <Button
        look="quiet"
        aria-label={label}
        title={label}
        onClick={() => void handleOpen()}
        {...whenNear(RecommendDialog.preload)}
      >
        <ArrowRightIcon />
        <span className="sr-narrow">{label}</span>
      </Button>
      {question}
      <RecommendDialog report={report} transmission={transmission} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
