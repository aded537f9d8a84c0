import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Side } from '../../rules/documents.ts'
import own from '../pages.module.css'
import { useObjectUrl } from './use-object-url.ts'

/** A photo of one side as this browser holds it. */
export function KeptPhoto({ side, blob }: { side: Side; blob: Blob }) {
  const t = useTranslations('candidate-pages.idCard')
  const address = useObjectUrl(blob)
  const [failed, setFailed] = useState<string | null>(null)
  if (address !== null && failed === address) return <p className={own.noPreview}>{t('noPreview')}</p>
  return (
    <div className={own.photo}>
      {address && <img src={address} alt={t('photoOf', { side })} onError={() => setFailed(address)} />}
    </div>
  )
}
