import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useTranslations } from 'use-intl'
import type { FindingMedia } from '../../integrity/rules/findings.ts'
import styles from './findings-section.module.css'

export interface ShownMedia {
  readonly media: FindingMedia
  readonly title: string
}

function Media({ media, title }: ShownMedia) {
  const t = useTranslations('report-analysis')
  if (media.kind === 'picture') return <img className={styles.large} src={media.address} alt={title} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: what the check recorded comes without a transcript
    <video
      className={styles.large}
      controls
      playsInline
      poster={media.poster ?? undefined}
      aria-label={title}
    >
      {media.addresses.map((address) => (
        <source key={address} src={address} />
      ))}
      {t('noVideo')}
    </video>
  )
}

/** A picture or video of a finding, large. */
export function FindingsMedia({ shown, onClose }: { shown: ShownMedia | null; onClose: () => void }) {
  return (
    <LazySheet title={shown?.title ?? ''} isOpen={shown !== null} onOpenChange={onClose} isWide>
      {shown && <Media {...shown} />}
    </LazySheet>
  )
}
