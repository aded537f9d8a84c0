import { Button } from '@candor/ui/inputs/button'
import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { useTranslations } from 'use-intl'
import type { CameraState } from './camera.ts'
import own from './pages.module.css'

/** Why the camera shows nothing, and what helps. */
export function CameraNote({ state, onRetry }: { state: CameraState; onRetry: () => void }) {
  const t = useTranslations('candidate-pages.camera')
  if (state === 'ready') return null
  if (state === 'opening')
    return (
      <p className={own.cameraNote} role="status">
        {t('opening')}
      </p>
    )
  return (
    <div className={own.cameraNote} role="alert">
      <b>{t(state)}</b>
      {state === 'refused' && <p>{t('refusedText')}</p>}
      <Button ref={handFocusToHeading} onClick={onRetry}>
        {t('again')}
      </Button>
    </div>
  )
}
